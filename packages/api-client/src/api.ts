import type { AnswerOf, CallOf, Endpoint, UploadRule } from '@esteto/contract/endpoint';
import { pathParams } from '@esteto/contract/endpoint';
import { NO_CONNECTION, NO_RESPONSE, type WireError } from '@esteto/contract/wire-error';
import ky, { HTTPError, type KyInstance } from 'ky';
import { ApiFailure } from './failure.ts';

// The one place that talks to the server (product.md section 7): base path, credentials, headers, time limit, form data.

const TIMEOUT_MS = 180_000;
const APP_VERSION = '1.60.0';

export type ApiOptions = {
  /** The access token, or null when nobody is signed in. */
  token: () => string | null;
  /** Hears of every failure before the caller does: sessions that ended, maintenance. */
  onFailure: (failure: ApiFailure, endpoint: Endpoint) => void;
  /** Where the API is; the product's own host when left out. */
  origin?: string;
};

/** What a caller may add to an endpoint's input: the key that makes a write happen once, the signal that gives it up. */
type CallExtras = { idempotency_key?: string; signal?: AbortSignal };

/** What a call takes: the endpoint's input, the file where it takes one, and what any call may add. */
export type CallInput<E extends Endpoint> = CallOf<E> & (E['upload'] extends UploadRule ? { file: File } : unknown) & CallExtras;

let options: ApiOptions = { token: () => null, onFailure: () => undefined };
let http: KyInstance = connect();

/** Called once by each app at its start (and by tests). */
export const startApi = (next: ApiOptions): void => {
  options = next;
  http = connect();
};

/** Calls an endpoint. Rejects with ApiFailure. */
export const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> => {
  const request = toRequest(endpoint, input as Record<string, unknown> & CallExtras);
  try {
    const response = await http(request.path, request.init);
    if (endpoint.answer === 'file') return (await response.blob()) as AnswerOf<E>;
    return (response.status === 204 ? undefined : await response.json()) as AnswerOf<E>;
  } catch (error) {
    if (request.init.signal?.aborted) throw error;
    const failure = toFailure(error);
    options.onFailure(failure, endpoint);
    throw failure;
  }
};

function connect(): KyInstance {
  return ky.create({
    prefix: `${options.origin ?? ''}/api`,
    credentials: 'include',
    timeout: TIMEOUT_MS,
    retry: 0,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'app-version': APP_VERSION, Accept: 'application/json' },
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

const toRequest = (endpoint: Endpoint, input: Record<string, unknown> & CallExtras) => {
  const { body, idempotency_key, signal, ...flat } = input;
  const names = pathParams(endpoint.path);
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(flat[name])));
  const search = Object.entries(flat).filter(
    ([name, value]) => !names.includes(name) && value !== undefined && value !== null && value !== '' && !(value instanceof File),
  );
  const form = flat.file instanceof File ? toForm(endpoint, body, flat.file) : null;
  return {
    path,
    init: {
      method: form ? 'POST' : endpoint.method,
      searchParams: search.map(([name, value]) => [name, String(value)]),
      ...(form ? { body: form } : body === undefined ? {} : { json: body }),
      headers: idempotency_key ? { 'Idempotency-Key': idempotency_key } : {},
      ...(signal && { signal }),
    },
  };
};

/** Form data travels by POST; `_method` tells the method that was meant. */
const toForm = (endpoint: Endpoint, body: unknown, file: File): FormData => {
  const form = new FormData();
  if (endpoint.method !== 'POST') form.set('_method', endpoint.method);
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== null && value !== undefined) form.set(name, typeof value === 'boolean' ? String(Number(value)) : String(value));
  }
  form.set('file', file);
  return form;
};

const toFailure = (error: unknown): ApiFailure => {
  if (error instanceof HTTPError) return new ApiFailure('refused', error.response.status, toWireError(error.data));
  if (globalThis.navigator?.onLine === false) return new ApiFailure('offline', 0, { message: NO_CONNECTION });
  return new ApiFailure('no_response', 0, { message: NO_RESPONSE });
};

const toWireError = (data: unknown): WireError =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? (data as WireError)
    : { message: '' };
