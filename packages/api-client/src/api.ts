import type { AnswerOf, CallOf, Endpoint, UploadRule } from '@esteto/contract/endpoint';
import { NO_CONNECTION, NO_RESPONSE, type WireError } from '@esteto/contract/wire-error';
import ky, { HTTPError, type KyInstance, type RetryOptions } from 'ky';
import { blockOf, effectOf } from './error-catalogue.ts';
import { ApiFailure } from './failure.ts';
import type { HoldOptions } from './hold/hold-calls.ts';
import { type ApiRequest, forced, toRequest } from './request.ts';

// The one place that talks to the server: base path, credentials, headers, time limit.

const TIMEOUT_MS = 180_000;
const APP_VERSION = '1.60.0';
const HEADERS = { 'X-Requested-With': 'XMLHttpRequest', 'app-version': APP_VERSION };

/**
 * A server that is busy says when to come back, and is asked again: what only reads, and what happens once however often it is sent. Whoever did too much
 * themselves is told at once.
 */
const WHEN_BUSY = {
  limit: 4,
  methods: ['get', 'post', 'put', 'patch', 'delete'],
  statusCodes: [429],
  afterStatusCodes: [429],
  maxRetryAfter: 10_000,
  jitter: true,
  shouldRetry: ({ error }) => (error instanceof HTTPError && toWireError(error.data).code === 'busy' ? undefined : false),
} satisfies RetryOptions;

export type ApiOptions = {
  /** The access token, or null when nobody is signed in. */
  token: () => string | null;
  /** Hears of every failure before the caller does: sessions that ended, maintenance. */
  onFailure: (failure: ApiFailure) => void;
  /** What to do about calls that wait for the person (terms, e-mail, minuta). Without it they fail like any other. */
  hold?: HoldOptions;
  /** Whether these fields, which hold credentials, are really to be saved. Without it the call fails like any other. */
  confirmCredentials?: (fields: readonly string[]) => Promise<boolean>;
  /** Where the API is; the product's own host when left out. */
  origin?: string;
};

/**
 * What a caller may add to an endpoint's input: the key that makes a write happen once, the signal that gives it up, and who hears how much of
 * what is sent is gone (0 to 1).
 */
type CallExtras = { idempotency_key?: string; signal?: AbortSignal; onProgress?: (part: number) => void };

/** What a call takes: the endpoint's input, the file where it takes one, and what any call may add. */
export type CallInput<E extends Endpoint> = CallOf<E> & (E['upload'] extends UploadRule ? { file: File } : unknown) & CallExtras;

let options: ApiOptions = { token: () => null, onFailure: () => undefined };
const apiBase = (): string => `${options.origin ?? ''}/api`;
let http: KyInstance = connect();
/** The queue of calls that wait; fetched with the first call that a block refuses. */
let hold: (() => Promise<Hold>) | null = null;
let rounds = 0;
type Hold = ReturnType<typeof import('./hold/hold-calls.ts').createHold>;

/** Called once by each app at its start (and by tests). */
export const startApi = (next: ApiOptions): void => {
  options = next;
  http = connect();
  hold = next.hold ? holdOnce(next.hold) : null;
  rounds = 0;
};

/** Calls an endpoint. Rejects with ApiFailure. A call that a block refuses waits for the person. */
export const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> => {
  const request = toRequest(endpoint, input);
  const make = () => exchange(endpoint, request);
  const since = rounds;
  try {
    return await make();
  } catch (failure) {
    const by = hold && failure instanceof ApiFailure && endpoint.who.kind !== 'anyone' ? blockOf(failure) : null;
    if (!hold || !by) throw failure;
    const wait = await hold().catch(() => null);
    if (!wait) throw failure;
    return wait({ failure: failure as ApiFailure, by, since, make, signal: input.signal });
  }
};

const holdOnce = (how: HoldOptions): (() => Promise<Hold>) => {
  let fetched: Promise<Hold> | null = null;
  return () => {
    fetched ??= import('./hold/hold-calls.ts').then(({ createHold }) =>
      createHold(how, (round) => {
        rounds = round;
      }),
    );
    fetched.catch(() => {
      fetched = null;
    });
    return fetched;
  };
};

/** As `call`, for what the dialog of a block does itself: it never waits for that dialog. */
export const callAtOnce = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> =>
  exchange(endpoint, toRequest(endpoint, input));

/** One exchange with the server, or two when credentials had to be confirmed in between. */
const exchange = async <E extends Endpoint>(endpoint: E, request: ApiRequest): Promise<AnswerOf<E>> => {
  try {
    return await send(endpoint, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    const failure = toFailure(error, endpoint);
    const fields = effectOf(failure) === 'confirm_credentials' ? failure.body.fields_with_credentials : null;
    if (fields && !request.force && (await options.confirmCredentials?.(fields))) return exchange(endpoint, forced(request));
    options.onFailure(failure);
    throw failure;
  }
};

const send = async <E extends Endpoint>(
  endpoint: E,
  { path, method, search, json, form, key, signal, onProgress }: ApiRequest,
): Promise<AnswerOf<E>> => {
  const response = await http(path, {
    method,
    searchParams: search,
    retry: method === 'GET' || key ? WHEN_BUSY : 0,
    ...(form ? { body: form } : json === undefined ? {} : { json }),
    headers: key ? { 'Idempotency-Key': key } : {},
    ...(signal && { signal }),
    ...(onProgress && { fetch: (await import('./upload-fetch.ts')).uploadFetch(onProgress) }),
  });
  if (endpoint.answer === 'file') return (await response.blob()) as AnswerOf<E>;
  return (response.status === 204 ? undefined : await response.json()) as AnswerOf<E>;
};

/** Where the API is, and who calls: for what is sent in pieces, by a library of its own. What it throws is told by `report`. */
export const byPieces = () => ({
  base: apiBase(),
  headers: (): Record<string, string> => ({ ...HEADERS, Authorization: `Bearer ${options.token() ?? ''}` }),
  report: (status: number, body: unknown): ApiFailure => {
    const failure = status > 0 ? new ApiFailure('refused', status, toWireError(body)) : unheard(null);
    options.onFailure(failure);
    return failure;
  },
});

function connect(): KyInstance {
  return ky.create({
    prefix: apiBase(),
    credentials: 'include',
    timeout: TIMEOUT_MS,
    retry: 0,
    headers: { ...HEADERS, Accept: 'application/json' },
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = options.token();
          if (token) request.headers.set('Authorization', `Bearer ${token}`);
        },
      ],
    },
  });
}

const toFailure = (error: unknown, endpoint: Endpoint): ApiFailure => {
  if (error instanceof HTTPError) return new ApiFailure('refused', error.response.status, toWireError(error.data), endpoint);
  return unheard(endpoint);
};

const unheard = (endpoint: Endpoint | null): ApiFailure =>
  globalThis.navigator?.onLine === false
    ? new ApiFailure('offline', 0, { message: NO_CONNECTION }, endpoint)
    : new ApiFailure('no_response', 0, { message: NO_RESPONSE }, endpoint);

const toWireError = (data: unknown): WireError =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? (data as WireError)
    : { message: '' };
