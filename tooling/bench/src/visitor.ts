import { randomUUID } from 'node:crypto';
import { type AnswerOf, type Endpoint, pathParams } from '@esteto/contract/endpoint';
import { session } from '@esteto/contract/identity/session';

/** The password of every person of the demo data. */
export const DEMO_PASSWORD = 'Esteto-demo-2026';

/** Somebody who calls the API as the browser does: bearer, cookie, a key that makes each write happen once. */
export type Visitor = {
  headers: Record<string, string>;
  /** `input`: path parameters, scope and query flat; `body` and `upload` by name. The server judges it. */
  call: <E extends Endpoint>(endpoint: E, input?: Input) => Promise<AnswerOf<E>>;
};

type Input = { body?: object; upload?: Blob; [name: string]: unknown };

export const signIn = async (origin: string, email: string): Promise<Visitor> => {
  const response = await send(origin, session.login, { body: { email, password: DEMO_PASSWORD } }, {});
  const { access_token } = (await response.json()) as { access_token: string };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { Authorization: `Bearer ${access_token}`, Cookie: cookie };
  return {
    headers,
    call: async (endpoint, input = {}) => {
      const answer = await send(origin, endpoint, input, {
        ...headers,
        ...(endpoint.method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
      });
      const isJson = answer.headers.get('content-type')?.startsWith('application/json');
      return (isJson ? await answer.json() : await answer.blob()) as never;
    },
  };
};

const send = async (
  origin: string,
  endpoint: Endpoint,
  { body, upload, ...flat }: Input,
  headers: Record<string, string>,
): Promise<Response> => {
  const values = flat as Record<string, string | number>;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => String(values[name]));
  const names = pathParams(endpoint.path);
  const search = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (names.includes(name) ? [] : [[name, String(value)]])),
  );
  const form = new FormData();
  if (upload) form.set('file', upload, 'nota.pdf');
  const response = await fetch(`${origin}/api/${path}?${search}`, {
    method: endpoint.method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'app-version': '1.60.0',
      ...(upload || body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: upload ? form : body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${await response.text()}`);
  return response;
};
