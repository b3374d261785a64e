import { twoFactor } from '@esteto/contract/identity/two-factor';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { accountQueries } from './account.ts';
import { sessionQueries } from './session.ts';

export const twoFactorQueries = queriesFor(twoFactor);
export const twoFactorMutations = mutationsFor(twoFactor, { invalidates: [accountQueries, sessionQueries, twoFactorQueries] });

/** The key that waits for its first code, as a picture and as text. A secret: forgotten as soon as nobody looks. */
export const twoFactorSetup = () =>
  queryOptions({
    queryKey: [twoFactor.qrCode.path],
    queryFn: async ({ signal }) => {
      const [picture, { key, uri }] = await Promise.all([call(twoFactor.qrCode, { signal }), call(twoFactor.key, { signal })]);
      return { qrCode: await picture.text(), key, uri };
    },
    staleTime: 0,
    gcTime: 0,
  });
