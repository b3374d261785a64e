import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A secret that the browser keeps from scripts. */
export type SecretCookie = {
  read(request: FastifyRequest): string | null;
  /** `seconds`: how long the browser keeps it, by its own clock; until it is closed when left out. */
  set(reply: FastifyReply, secret: string | null, seconds?: number): void;
};

export type Cookies = { session: SecretCookie; device: SecretCookie; remembered: SecretCookie };

export const secretCookies = (publicUrl: string): Cookies => ({
  session: secretCookie(publicUrl, 'esteto_session'),
  device: secretCookie(publicUrl, 'esteto_device'),
  remembered: secretCookie(publicUrl, 'esteto_remembered'),
});

/**
 * Named with `__Host-` and Secure on https and on localhost. Other plain-http addresses, which only development has, get
 * neither, since a browser would refuse the cookie there (docs/rules/sessions.md).
 */
const secretCookie = (publicUrl: string, plain: string): SecretCookie => {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol === 'https:' || hostname === 'localhost';
  const name = secure ? `__Host-${plain}` : plain;
  return {
    read: (request) => request.cookies[name] ?? null,
    set: (reply, secret, seconds) => {
      const attributes: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'strict', secure };
      if (secret) reply.setCookie(name, secret, { ...attributes, ...(seconds !== undefined && { maxAge: seconds }) });
      else reply.clearCookie(name, attributes);
    },
  };
};
