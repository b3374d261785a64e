import { type Endpoint, scopeParam } from '@esteto/contract/endpoint';
import { EMAIL_TO_VERIFY, MINUTA_TO_JUDGE, SESSION_EXPIRED, TERMS_NOT_ACCEPTED, TWO_FACTOR_TO_SET_UP } from '@esteto/contract/wire-error';
import { decide } from '@esteto/domain/identity/permission/access';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Reader } from '../database/database.ts';
import { findPrincipal, type SessionPrincipal, TOUCH_AFTER_MS } from '../sessions/principal.ts';
import type { Cookies } from '../sessions/session-cookie.ts';
import { AppError, forbidden, notFound, unauthenticated } from './app-error.ts';
import type { CallLimits } from './call-limits.ts';
import { readScope, type Scope } from './input.ts';
import { type Maintenance, refuseInMaintenance } from './maintenance.ts';

// Who may come in, before anything of what they send is read: session, how often, scope, access.

export type AdmissionDeps = {
  db: Reader;
  clock: Clock;
  cookies: Cookies;
  limits: CallLimits;
  maintenance: Maintenance;
  touchSession(id: number): void;
};

export type Admitted = { principal: SessionPrincipal | null; scope: Scope };

export const admit = async (endpoint: Endpoint, deps: AdmissionDeps, request: FastifyRequest): Promise<Admitted> => {
  const principal = await authenticate(endpoint, deps, request);
  refuseInMaintenance(deps.maintenance, endpoint, principal?.user.type === 'admin', deps.clock.now());
  if (principal) await deps.limits.person(request, principal.user.id);
  const scope = readScope(endpoint, request.query);
  refuseUnlessAllowed(endpoint, principal);
  refuseWhileBlocked(endpoint, principal);
  return { principal, scope };
};

const authenticate = async (endpoint: Endpoint, deps: AdmissionDeps, request: FastifyRequest): Promise<SessionPrincipal | null> => {
  if (isOpen(endpoint)) {
    await deps.limits.address(request);
    return null;
  }
  const token = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const cookie = deps.cookies.session.read(request);
  const principal =
    token && cookie ? await findPrincipal(deps.db, { token, cookie }, looseScope(endpoint, request.query), deps.clock.now()) : null;
  if (!principal) {
    await deps.limits.address(request);
    throw unauthenticated(SESSION_EXPIRED);
  }
  if (deps.clock.now().getTime() - Date.parse(principal.last_used_at) > TOUCH_AFTER_MS) deps.touchSession(principal.session_id);
  return principal;
};

/** Asks for no session. */
const isOpen = ({ who }: Endpoint): boolean => who.kind === 'anyone' || who.kind === 'guest';

/** The scope before it is known to be well formed: who is calling is answered (401) before what they wrote is judged (422). */
const looseScope = (endpoint: Endpoint, query: unknown): Scope => {
  const name = scopeParam(endpoint.who);
  const value = name ? Number((query as Record<string, unknown>)[name]) : Number.NaN;
  const id = Number.isSafeInteger(value) && value > 0 ? value : null;
  return { company_id: name === 'company_id' ? id : null, group_id: name === 'group_id' ? id : null };
};

const refuseUnlessAllowed = (endpoint: Endpoint, principal: SessionPrincipal | null): void => {
  const decision = decide(endpoint.who, { person: principal?.user ?? null, membership: principal?.membership, group: principal?.group });
  if (decision.allowed) return;
  if (decision.reason === 'unauthenticated') throw unauthenticated(SESSION_EXPIRED);
  if (decision.reason === 'not_found') throw notFound();
  if (decision.reason === 'read_only') throw new AppError(403, { message: decision.message ?? '', code: 'read_only' });
  throw forbidden();
};

/** What a person must do before anything else; their own session stays open to them, since that is how they do it. */
const refuseWhileBlocked = ({ who, method, lifts_minuta }: Endpoint, principal: SessionPrincipal | null): void => {
  if (!principal || who.kind === 'session') return;
  if (!principal.is_email_verified) throw forbidden(EMAIL_TO_VERIFY);
  if (principal.owes_two_factor) throw forbidden(TWO_FACTOR_TO_SET_UP);
  if (principal.owes_terms) throw forbidden(TERMS_NOT_ACCEPTED);
  // Only what changes something in the company whose draft waits: the owner may look around while thinking about it.
  if (principal.owes_minuta && method !== 'GET' && !lifts_minuta) throw forbidden(MINUTA_TO_JUDGE);
};
