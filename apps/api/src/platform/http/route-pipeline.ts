import { type Endpoint, needsKey } from '@esteto/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { RequestInfo } from '../work/actor.ts';
import { type AdmissionDeps, type Admitted, admit } from './admission.ts';
import { answerJsonSchema, inputJsonSchema } from './answer-schema.ts';
import { AppError, notFound, unsupported } from './app-error.ts';
import type { BoundRoute, FileAnswer } from './bind.ts';
import { COUNTED } from './call-limits.ts';
import { FORM_LIMIT, type Form, readForm } from './form.ts';
import { heldBodies, JSON_LIMIT } from './held-bodies.ts';
import { readInput, requestHash } from './input.ts';
import { sendFile } from './send-file.ts';

// What every call goes through, in this order: session, scope, access, the body, validation, handler, projection. Nothing that a person sends is read
// before it is known that they may send it; a form only where the endpoint declares a file.

export type PipelineDeps = AdmissionDeps & {
  /** Where files of forms wait until all of them is here. */
  incoming: string;
};

export const serveRoutes = (app: FastifyInstance, routes: readonly BoundRoute[], deps: PipelineDeps): void => {
  const hold = heldBodies();
  for (const [path, group] of Map.groupBy(routes, ({ endpoint }) => endpoint.path)) {
    const post = group.find(({ endpoint }) => endpoint.method === 'POST');
    const byForm = group.filter(({ endpoint }) => endpoint.method !== 'POST' && endpoint.upload);
    for (const route of group) {
      if (route === post && byForm.length > 0) continue;
      app.route({
        ...describe(route.endpoint),
        preParsing: async (request, reply) => {
          const isForm = comesAsForm(request);
          if (isForm && !route.endpoint.upload) throw unsupported();
          admitted.set(request, await admit(route.endpoint, deps, request));
          hold(request, reply, isForm ? FORM_LIMIT : JSON_LIMIT);
        },
        handler: async (request, reply) => run(route, deps, request, reply, await formOf(request, deps)),
      });
    }
    if (byForm.length > 0) serveNamedMethods(app, { path, post, byForm }, deps, hold);
  }
};

type Shared = { path: string; post: BoundRoute | undefined; byForm: BoundRoute[] };

/**
 * Form data cannot be sent with every method, so `_method` names the real one: the POST runs as that method's endpoint. Which it is stands in the form,
 * so it is read for whoever may call one of them, and then judged for the one that it names.
 */
const serveNamedMethods = (
  app: FastifyInstance,
  { path, post, byForm }: Shared,
  deps: PipelineDeps,
  hold: ReturnType<typeof heldBodies>,
): void => {
  const forms = post?.endpoint.upload ? [post, ...byForm] : byForm;
  app.route({
    ...(post ? describe(post.endpoint) : { method: 'POST', url: `/api/${path}`, schema: { hide: true } as object, config: COUNTED }),
    preParsing: async (request, reply) => {
      const isForm = comesAsForm(request);
      const candidates = isForm ? forms : post ? [post] : [];
      if (candidates.length === 0) throw notFound();
      await Promise.any(candidates.map(({ endpoint }) => admit(endpoint, deps, request))).catch((error: AggregateError) => {
        throw error.errors[0];
      });
      hold(request, reply, isForm ? FORM_LIMIT : JSON_LIMIT);
    },
    handler: async (request, reply) => {
      const form = await formOf(request, deps);
      const named = form?.method && form.method !== 'POST' ? byForm.find(({ endpoint }) => endpoint.method === form.method) : post;
      if (!named || (form && !named.endpoint.upload)) throw notFound();
      admitted.set(request, await admit(named.endpoint, deps, request));
      return run(named, deps, request, reply, form);
    },
  });
};

/** Who was let in, from before the body is read until the call is done. */
const admitted = new WeakMap<FastifyRequest, Admitted>();

/** Told by its type: the parser has not looked at it yet. */
const comesAsForm = ({ headers }: FastifyRequest): boolean => /^\s*multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const formOf = (request: FastifyRequest, { incoming }: PipelineDeps): Promise<Form> | null =>
  request.isMultipart() ? readForm(request, incoming) : null;

const run = async (route: BoundRoute, deps: PipelineDeps, request: FastifyRequest, reply: FastifyReply, form: Form | null) => {
  const { endpoint } = route;
  const { principal, scope } = admitted.get(request) ?? missing();
  if (form?.method && form.method !== endpoint.method) throw notFound();
  // A login is no intent to be repeated: its answer is a secret, and so is what it sends.
  const key = principal ? idempotencyKey(endpoint, request.headers['idempotency-key']) : null;
  const input = await readInput(endpoint, request, { scope, form, today: deps.clock.today(), sender: principal?.user.id ?? null });
  const actor = {
    info: requestInfo(request, key === null ? null : { key, request_hash: requestHash(endpoint.method, request.url, request.body, form) }),
    ...(principal && { user: principal.user, session_id: principal.session_id, company: principal.membership, group: principal.group }),
  };
  const answer = await route.handle(actor, input, {
    setSessionCookie: (secret, seconds) => deps.cookies.session.set(reply, secret, seconds),
    device: deps.cookies.device.read(request),
    setDeviceCookie: (secret, seconds) => deps.cookies.device.set(reply, secret, seconds),
    remembered: deps.cookies.remembered.read(request),
    setRememberedCookie: (secret, seconds) => deps.cookies.remembered.set(reply, secret, seconds),
  });
  if (endpoint.answer === 'file') return sendFile(reply, answer as FileAnswer);
  if (!endpoint.answer) return reply.code(204).send();
  if (endpoint.max_age) reply.header('Cache-Control', `private, max-age=${endpoint.max_age}`);
  return reply.code(200).send(answer);
};

const missing = (): never => {
  throw new Error('a call that nobody admitted');
};

const requestInfo = (request: FastifyRequest, idempotency: RequestInfo['idempotency']): RequestInfo => ({
  request_id: request.id,
  ip: request.ip,
  user_agent: request.headers['user-agent']?.slice(0, 300) ?? null,
  idempotency,
});

/** A large file over a slow line. */
const FILE_TIMEOUT_MS = 3_600_000;

const describe = (endpoint: Endpoint): Omit<RouteOptions, 'handler'> => {
  const answer = answerJsonSchema(endpoint);
  return {
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    config: COUNTED,
    ...(endpoint.answer === 'file' ? { handlerTimeout: FILE_TIMEOUT_MS } : {}),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[0] ?? ''],
      ...(needsKey(endpoint) ? { headers: KEY_HEADER } : {}),
      ...(endpoint.query ? { querystring: inputJsonSchema(endpoint.query) } : {}),
      ...(endpoint.body ? { body: inputJsonSchema(endpoint.body) } : {}),
      ...(answer ? { response: { 200: answer } } : {}),
    } as object,
  };
};

// docs/decisions/004-one-intent-one-effect.md

/** A structured field's string (RFC 8941, 3.3.3): printable ASCII in quotes, quotes and backslashes escaped. */
const QUOTED = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;
const PLAIN = /^[\w-]*$/;
const SHORTEST = 8;
const LONGEST = 100;

const KEY_HEADER = {
  type: 'object',
  required: ['idempotency-key'],
  properties: {
    'idempotency-key': { type: 'string', description: 'Uma chave para cada intenção: a repetição recebe a primeira resposta.' },
  },
};

/** The intent that a call names; null where none is named and none need be. */
const idempotencyKey = (endpoint: Endpoint, header: string | string[] | undefined): string | null => {
  if (endpoint.method === 'GET') return null;
  const text = String(header ?? '').trim();
  if (text === '') {
    if (needsKey(endpoint)) throw refused('idempotency_key_missing', 'Falta o cabeçalho Idempotency-Key.');
    return null;
  }
  const key = QUOTED.exec(text)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? PLAIN.exec(text)?.[0];
  if (key === undefined || key.length < SHORTEST || key.length > LONGEST)
    throw refused('idempotency_key_malformed', `O cabeçalho Idempotency-Key deve ter de ${SHORTEST} a ${LONGEST} caracteres.`);
  return endpoint.keyless ? null : key;
};

/** `mensagem`: what a person reads whose browser still runs an app from before keys were asked for. */
const refused = (code: string, message: string): AppError =>
  new AppError(400, { message, code, mensagem: 'Recarregue a página e tente de novo.' });
