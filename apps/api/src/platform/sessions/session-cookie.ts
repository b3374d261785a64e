import type { FastifyReply, FastifyRequest } from 'fastify';

export type SessionCookie = {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, secret: string | null, expires?: Date): void;
};

/**
 * The session's cookie: named with `__Host-` and Secure on https and on localhost. Other plain-http addresses, which only development has, get
 * neither, since a browser would refuse the cookie there (docs/rules/sessions.md).
 */
export const sessionCookie = (publicUrl: string): SessionCookie => {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol === 'https:' || hostname === 'localhost';
  const name = secure ? '__Host-esteto_session' : 'esteto_session';
  return {
    read: (request) => request.cookies[name] ?? null,
    set: (reply, secret, expires) => {
      const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
      if (secret) reply.setCookie(name, secret, { ...attributes, ...(expires && { expires }) });
      else reply.clearCookie(name, attributes);
    },
  };
};
