import { randomUUID } from 'node:crypto';
import type { AnswerOf, Endpoint, InputOf } from '@esteto/contract/endpoint';
import { pathParams } from '@esteto/contract/endpoint';
import type { WireError } from '@esteto/contract/wire-error';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { TestPerson } from './factories.ts';
import type { TestSession, TestSessions } from './test-sessions.ts';

/** A file to send with a call. */
export type TestFile = { name: string; bytes: Uint8Array };

export type CallOptions = {
  /** Who calls; nobody when left out. */
  as?: TestPerson | TestSession | null;
  headers?: Record<string, string>;
  /** The caller's address; another one for each call when left out, so that the rate limit stays out of the way. */
  ip?: string;
};

export type Reply<Answer> = {
  status: number;
  /** The answer of a success; `error` is the same content read as a refusal. */
  body: Answer;
  error: WireError;
  headers: LightMyRequestResponse['headers'];
  /** The answer's bytes, of a file. */
  bytes: Buffer;
};

export type RawRequest = CallOptions & { method: string; url: string; payload?: string | Buffer | FormData | object };

/** An endpoint's input with any part left out: the server fills in what may be missing and refuses the rest. */
export type TestInput<E extends Endpoint> = Partly<InputOf<E>> & { file?: TestFile };
type Partly<T> = T extends object ? { [K in keyof T]?: Partly<T[K]> } : T;

export type Calls = {
  /** Calls an endpoint with whatever input, and answers what came back. */
  call<E extends Endpoint>(endpoint: E, input: TestInput<E>, options?: CallOptions): Promise<Reply<AnswerOf<E>>>;
  /** Calls an endpoint that must succeed, and answers its body; a refusal fails the test with the server's words. */
  ask<E extends Endpoint>(endpoint: E, input: TestInput<E>, options?: CallOptions): Promise<AnswerOf<E>>;
  /** Sends anything at all. */
  send(request: RawRequest): Promise<Reply<unknown>>;
};

export const createCalls = (app: FastifyInstance, sessions: TestSessions): Calls => {
  const send = async ({ method, url, payload, as, headers, ip }: RawRequest): Promise<Reply<unknown>> => {
    const session = as && 'headers' in as ? as : as ? await sessions.of(as) : null;
    const encoded = payload === undefined ? null : await encode(payload);
    const response = await app.inject({
      method: method as 'GET',
      url,
      // As browsers do, each POST names its own intent, unless the test names it.
      headers: { ...(method === 'POST' && { 'idempotency-key': randomUUID() }), ...session?.headers, ...encoded?.headers, ...headers },
      remoteAddress: ip ?? nextAddress(),
      ...(encoded && { payload: encoded.payload }),
    });
    const body: unknown = isJson(response) ? response.json() : undefined;
    return { status: response.statusCode, body, error: body as WireError, headers: response.headers, bytes: response.rawPayload };
  };

  const call: Calls['call'] = (endpoint, input, options) =>
    send({ ...toRequest(endpoint, input as Input), ...options }) as Promise<Reply<AnswerOf<typeof endpoint>>>;

  return {
    send,
    call,
    ask: async (endpoint, input, options) => {
      const first = await call(endpoint, input, options);
      // An earlier call may have ended the session that is kept: then the person signs in again.
      const { as } = options ?? {};
      const isOver = first.status === 401 && as && !('headers' in as);
      if (isOver) sessions.forget(as);
      const { status, body, error } = isOver ? await call(endpoint, input, options) : first;
      if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${JSON.stringify(error)}`);
      return body;
    },
  };
};

type Input = Record<string, unknown> & { body?: object; file?: TestFile };

/** The request that a client makes of an endpoint's input. */
export const toRequest = (endpoint: Endpoint, { body, file, ...flat }: Input): RawRequest => {
  const inPath = pathParams(endpoint.path);
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(flat[name])));
  const query = Object.entries(flat).filter(([name, value]) => !inPath.includes(name) && value !== undefined && value !== null);
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, String(value)])).toString();
  const url = `/api/${path}${search && `?${search}`}`;
  if (!file) return { method: endpoint.method, url, ...(body !== undefined && { payload: body }) };
  const form = new FormData();
  if (endpoint.method !== 'POST') form.set('_method', endpoint.method);
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return { method: 'POST', url, payload: form };
};

const encode = async (payload: NonNullable<RawRequest['payload']>) => {
  if (payload instanceof FormData) {
    const response = new Response(payload);
    return { payload: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': response.headers.get('content-type') ?? '' } };
  }
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return { payload, headers: { 'content-type': 'application/json' } };
  return { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
};

const isJson = (response: LightMyRequestResponse): boolean =>
  String(response.headers['content-type']).startsWith('application/json') && response.payload !== '';

let calls = 0;

const nextAddress = (): string => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};
