import { type Endpoint, scopeParam } from '@esteto/contract/endpoint';
import { EMAIL_TO_VERIFY, SESSION_EXPIRED, TERMS_NOT_ACCEPTED } from '@esteto/contract/wire-error';
import { decide } from '@esteto/domain/permission/access';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Reader } from '../database/database.ts';
import { findPrincipal, type SessionPrincipal, TOUCH_AFTER_MS } from '../sessions/principal.ts';
import type { SessionCookie } from '../sessions/session-cookie.ts';
import type { RequestInfo } from '../work/actor.ts';
import { answerJsonSchema, inputJsonSchema } from './answer-schema.ts';
import { AppError, forbidden, notFound, unauthenticated } from './app-error.ts';
import type { BoundRoute, FileAnswer } from './bind.ts';
import { type Form, readForm, readInput, readScope, requestHash, type Scope } from './input.ts';
import { sendFile } from './send-file.ts';

// What every call goes through, in this order: session, scope, access, validation, handler, projection.

export type PipelineDeps = { db: Reader; clock: Clock; cookie: SessionCookie; touchSession(id: number): void };

export const serveRoutes = (app: FastifyInstance, routes: readonly BoundRoute[], deps: PipelineDeps): void => {
  for (const [path, group] of Map.groupBy(routes, ({ endpoint }) => endpoint.path)) {
    const post = group.find(({ endpoint }) => endpoint.method === 'POST');
    const byForm = group.filter(({ endpoint }) => endpoint.method === 'PUT' || endpoint.method === 'DELETE');
    for (const route of group) {
      if (route === post && byForm.length > 0) continue;
      app.route({ ...describe(route.endpoint), handler: (request, reply) => run(route, deps, request, reply, null) });
    }
    if (byForm.length === 0) continue;
    app.route({
      ...(post ? describe(post.endpoint) : { method: 'POST', url: `/api/${path}`, schema: { hide: true } as object }),
      handler: (request, reply) => runNamedMethod({ post, byForm }, deps, request, reply),
    });
  }
};

/** Form data cannot be sent with every method, so `_method` names the real one: the POST is parsed, then runs as that method's endpoint. */
const runNamedMethod = async (
  { post, byForm }: { post: BoundRoute | undefined; byForm: BoundRoute[] },
  deps: PipelineDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const form = request.isMultipart() ? await readForm(request) : null;
  const named = form?.method && form.method !== 'POST' ? byForm.find(({ endpoint }) => endpoint.method === form.method) : post;
  if (!named) throw notFound();
  return run(named, deps, request, reply, form);
};

const run = async (route: BoundRoute, deps: PipelineDeps, request: FastifyRequest, reply: FastifyReply, readAlready: Form | null) => {
  const { endpoint } = route;
  const principal = await authenticate(endpoint, deps, request);
  const scope = readScope(endpoint, request.query);
  refuseUnlessAllowed(endpoint, principal);
  refuseWhileBlocked(endpoint, principal);
  const form = readAlready ?? (request.isMultipart() ? await readForm(request) : null);
  if (form?.method && form.method !== endpoint.method) throw notFound();
  const input = await readInput(endpoint, request, { scope, form, today: deps.clock.today() });
  const actor = {
    info: requestInfo(endpoint, request, form, principal),
    ...(principal && { user: principal.user, session_id: principal.session_id, company: principal.membership, group: principal.group }),
  };
  const answer = await route.handle(actor, input, { setSessionCookie: (secret, expires) => deps.cookie.set(reply, secret, expires) });
  if (endpoint.answer === 'file') return sendFile(reply, answer as FileAnswer);
  if (!endpoint.answer) return reply.code(204).send();
  if (endpoint.max_age) reply.header('Cache-Control', `private, max-age=${endpoint.max_age}`);
  return reply.code(200).send(answer);
};

const authenticate = async (endpoint: Endpoint, deps: PipelineDeps, request: FastifyRequest): Promise<SessionPrincipal | null> => {
  if (endpoint.who.kind === 'anyone' || endpoint.who.kind === 'guest') return null;
  const token = /^Bearer (\S{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const cookie = deps.cookie.read(request);
  if (!token || !cookie) throw unauthenticated(SESSION_EXPIRED);
  const principal = await findPrincipal(deps.db, { token, cookie }, looseScope(endpoint, request.query), deps.clock.now());
  if (!principal) throw unauthenticated(SESSION_EXPIRED);
  if (deps.clock.now().getTime() - Date.parse(principal.last_used_at) > TOUCH_AFTER_MS) deps.touchSession(principal.session_id);
  return principal;
};

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
const refuseWhileBlocked = ({ who }: Endpoint, principal: SessionPrincipal | null): void => {
  if (!principal || who.kind === 'session') return;
  if (!principal.is_email_verified) throw forbidden(EMAIL_TO_VERIFY);
  if (principal.owes_terms) throw forbidden(TERMS_NOT_ACCEPTED);
};

const requestInfo = (endpoint: Endpoint, request: FastifyRequest, form: Form | null, principal: SessionPrincipal | null): RequestInfo => {
  const key = request.headers['idempotency-key'];
  return {
    request_id: request.id,
    ip: request.ip,
    user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
    idempotency:
      // A login is no intent to be repeated: its answer is a secret, and so is what it sends.
      principal && typeof key === 'string' && endpoint.method !== 'GET' && /^[\w-]{8,100}$/.test(key)
        ? { key, request_hash: requestHash(endpoint.method, request.url, request.body, form) }
        : null,
  };
};

const describe = (endpoint: Endpoint): Omit<RouteOptions, 'handler'> => {
  const answer = answerJsonSchema(endpoint);
  return {
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[0] ?? ''],
      ...(endpoint.query ? { querystring: inputJsonSchema(endpoint.query) } : {}),
      ...(endpoint.body ? { body: inputJsonSchema(endpoint.body) } : {}),
      ...(answer ? { response: { 200: answer } } : {}),
    } as object,
  };
};
