import type { FastifyReply, FastifyRequest } from 'fastify';

export type SessionCookie = {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, secret: string | null, expires?: Date): void;
};

/** `__Host-` and Secure where the browser accepts it (https and localhost); unprefixed on other plain-http hosts outside production (decisions: «Sessions»). */
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
