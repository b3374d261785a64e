import * as openid from 'openid-client';
import type { Config } from '../../../config/config.ts';

// The corporate identity provider, by openid-client: code flow with PKCE, state and nonce; every token's signature is checked.

type Setting = NonNullable<Config['connect']>;

/** What one attempt sends along and finds again in what comes back. */
export type Attempt = { state: string; nonce: string; verifier: string };

/** Who the provider says came back. `email` is null unless the provider vouches for it. */
export type Claims = { issuer: string; subject: string; email: string | null };

/** The provider cannot be reached or answers what is none; everything else that fails is about this attempt. */
export class ProviderAway extends Error {}

export type Provider = ReturnType<typeof createProvider>;

const TIMEOUT_SECONDS = 10;

export const createProvider = ({ issuer, clientId, clientSecret }: Setting, redirectUri: string) => {
  let discovered: Promise<openid.Configuration> | null = null;
  const plain = new URL(issuer).protocol === 'http:';
  /** Asked once; anew after a failure. */
  const discover = (): Promise<openid.Configuration> => {
    discovered ??= openid
      .discovery(new URL(issuer), clientId, clientSecret ?? undefined, clientSecret ? undefined : openid.None(), {
        timeout: TIMEOUT_SECONDS,
        // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out: config.ts takes http on this machine only
        execute: [openid.enableNonRepudiationChecks, ...(plain ? [openid.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        discovered = null;
        throw new ProviderAway('discovery failed', { cause: error });
      });
    return discovered;
  };

  return {
    /** Where the browser goes. */
    address: async ({ state, nonce, verifier }: Attempt): Promise<string> => {
      const code_challenge = await openid.calculatePKCECodeChallenge(verifier);
      const sent = { redirect_uri: redirectUri, scope: 'openid email', state, nonce, code_challenge, code_challenge_method: 'S256' };
      return openid.buildAuthorizationUrl(await discover(), sent).href;
    },

    /** Exchanges what came back for who it was. Throws on whatever does not fit the attempt, and on every token that is not the provider's. */
    claims: async (cameBack: Record<string, string>, { state, nonce, verifier }: Attempt): Promise<Claims> => {
      const configuration = await discover();
      const url = new URL(`${redirectUri}?${new URLSearchParams(cameBack)}`);
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await openid.authorizationCodeGrant(configuration, url, checks).catch((error: unknown) => {
        throw isUnreachable(error) ? new ProviderAway('token request failed', { cause: error }) : error;
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no id token');
      const email = claims['email_verified'] === true && typeof claims['email'] === 'string' ? claims['email'] : null;
      return { issuer: claims.iss, subject: claims.sub, email };
    },
  };
};

/** `fetch` says so with a TypeError, its patience with a DOMException. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT');
