import type { Endpoint } from '@esteto/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { SessionPrincipal } from '../sessions/principal.ts';
import type { Cookies } from '../sessions/session-cookie.ts';
import type { CallLimits } from './call-limits.ts';

/** What a route that is no call of the contract is given, so that nobody comes in by another way. */
export type Door = {
  /** The same steps as before a call: session, how often, access. Throws what a call would answer. */
  admit(endpoint: Endpoint, request: FastifyRequest): Promise<SessionPrincipal>;
  /** For what only a cookie comes with: a player and a picture send no bearer. */
  cookies: Cookies;
  limits: CallLimits;
};
