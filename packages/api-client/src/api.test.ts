import { anyone, manager } from '@esteto/contract/access';
import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import { endpoints } from '@esteto/contract/contract';
import { unit } from '@esteto/contract/duty/unit';
import { get, put } from '@esteto/contract/endpoint';
import { account } from '@esteto/contract/identity/account';
import { session } from '@esteto/contract/identity/session';
import { flag, integer, object, text } from '@esteto/domain/shared/schema/fields';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallInput, call, startApi } from './api.ts';
import type { ApiFailure } from './failure.ts';
import { recordingServer } from './testing/recording-server.ts';

const replace = put('documents/:id', {
  summary: 'Troca um documento.',
  who: anyone,
  body: object({
    title: text('Título'),
    official: flag('Oficial'),
    draft: flag('Rascunho'),
    pages: integer('Páginas'),
    note: text('Nota'),
  }),
  upload: { kinds: ['pdf'] },
});

/** Its scope is a group; the company is one of its filters. */
const managed = get('managed', {
  summary: 'O que é de um grupo.',
  who: manager('viewer'),
  query: object({ company_id: integer('Empresa') }),
});

const server = await recordingServer([...endpoints, replace, managed]);
let token: string | null = 'the-token';
const heard: ApiFailure[] = [];

beforeEach(() => {
  server.requests.length = 0;
  heard.length = 0;
  token = 'the-token';
  server.answerWith({});
  startApi({ origin: server.origin, token: () => token, onFailure: (failure) => void heard.push(failure) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

const last = () => {
  const request = server.requests.at(-1);
  if (!request) throw new Error('nothing was sent');
  return request;
};
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiFailure,
  );

const fieldsOf = async ({ body, headers }: ReturnType<typeof last>) =>
  new Response(new Uint8Array(body), { headers: { 'content-type': String(headers['content-type']) } }).formData();
const file = new File(['%PDF-1.7'], 'nota.pdf', { type: 'application/pdf' });

describe('a call', () => {
  test('goes under api, with the headers that every call carries', async () => {
    await call(session.user, {});
    expect(last()).toMatchObject({
      method: 'GET',
      url: '/api/user',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'app-version': '1.60.0',
        accept: 'application/json',
        authorization: 'Bearer the-token',
      },
    });
    expect(last().headers['idempotency-key']).toBeUndefined();
  });

  test('has no bearer when nobody is signed in, and takes the token of the moment', async () => {
    token = null;
    await call(session.user, {});
    expect(last().headers['authorization']).toBeUndefined();
    token = 'another';
    await call(session.user, {});
    expect(last().headers['authorization']).toBe('Bearer another');
  });

  test('is sent with credentials', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    startApi({ origin: server.origin, token: () => token, onFailure: () => undefined });
    await call(session.user, {});
    const [request] = fetched.mock.calls[0] ?? [];
    expect(request).toMatchObject({ credentials: 'include' });
    fetched.mockRestore();
  });

  test('puts path parameters in the path, scope and filters in the query, and leaves out what is empty', async () => {
    await call(unit.list, { group_id: 7, search: 'São Lucas & cia', type: null, limit: 50, sort: '-name' });
    const { pathname, searchParams } = new URL(last().url, server.origin);
    expect(pathname).toBe('/api/admin/manager/units');
    expect(Object.fromEntries(searchParams)).toEqual({ group_id: '7', search: 'São Lucas & cia', limit: '50', sort: '-name' });

    await call(invoice.document, { company_id: 3, id: 12, document: 'a/b?c' });
    expect(last().url).toBe('/api/invoices/12/documents/a%2Fb%3Fc?company_id=3');
  });

  test('leaves the scope of the screen behind where it is a person’s own', async () => {
    await call(account.close, { company_id: 3, body: { current_password: 'x', leaves_companies: false } } as CallInput<
      typeof account.close
    >);
    await call(managed, { group_id: 4, company_id: 9 });
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/account/close', '/api/managed?group_id=4&company_id=9']);
  });

  test('sends its body as JSON and its repeat key as a header', async () => {
    const body = { email: 'ana@teste.test', password: 'x', '2fa_key': null, remember_device: false };
    await call(session.login, { body, idempotency_key: 'intent-1' });
    expect(last()).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': 'intent-1' } });
    expect(JSON.parse(last().body.toString())).toEqual(body);
  });

  test('of 204 resolves to nothing, of a file to its bytes', async () => {
    server.answerWith({ status: 204 });
    expect(await call(unit.remove, { group_id: 1, id: 2 })).toBeUndefined();
    expect(last().method).toBe('DELETE');
    server.answerWith({ body: Buffer.from('%PDF'), headers: { 'content-type': 'application/pdf' } });
    const blob = await call(receivable.mirror, { id: 5 });
    expect([blob.type, await blob.text()]).toEqual(['application/pdf', '%PDF']);
  });
});

describe('form data', () => {
  test('carries the file by POST', async () => {
    await call(receivable.attach, { id: 5, file });
    expect(last()).toMatchObject({ method: 'POST', url: '/api/admin/invoices/5/documents' });
    const form = await fieldsOf(last());
    expect([...form.keys()]).toEqual(['file']);
    const sent = form.get('file') as File;
    expect([sent.name, await sent.text()]).toEqual(['nota.pdf', '%PDF-1.7']);
  });

  test('of any other method tells it in _method, with truths as 1 and 0 and without what is empty', async () => {
    await call(replace, { id: 4, file, body: { title: 'Nota', official: true, draft: false, pages: 2, note: null } });
    expect(last()).toMatchObject({ method: 'POST', url: '/api/documents/4' });
    const { file: sent, ...fields } = Object.fromEntries(await fieldsOf(last()));
    expect(sent).toBeInstanceOf(File);
    expect(fields).toEqual({ _method: 'PUT', title: 'Nota', official: '1', draft: '0', pages: '2' });
  });
});

describe('a failure', () => {
  const refused = { message: 'Há campos a conferir.', code: 'x', errors: { name: ['Preencha o campo Nome.'] } };

  test('is told to the app first and then to the caller, with what the server said', async () => {
    server.answerWith({ status: 422, body: refused });
    const failure = await failureOf(call(client.list, { company_id: 1 }));
    expect(failure).toMatchObject({ kind: 'refused', status: 422, body: refused, message: refused.message });
    expect(heard).toEqual([failure]);
    expect(heard[0]?.endpoint).toBe(client.list);
  });

  test.each(['<html>Bad gateway</html>', '', '[]', '"text"', '{"error":1}', 'null'])(
    'whose body is %j has no message of its own',
    async (body) => {
      server.answerWith({ status: 502, body, headers: { 'content-type': body.startsWith('<') ? 'text/html' : 'application/json' } });
      expect(await failureOf(call(session.user, {}))).toMatchObject({ kind: 'refused', status: 502, body: { message: '' } });
    },
  );

  test('is asked once: the client never repeats a call by itself', async () => {
    server.answerWith({ status: 503 });
    await failureOf(call(session.user, {}));
    expect(server.requests).toHaveLength(1);
  });

  test('of nobody answering says so, and of no internet says that', async () => {
    startApi({ origin: 'http://127.0.0.1:1', token: () => null, onFailure: () => undefined });
    const unreachable = () => failureOf(call(session.user, {}));
    expect(await unreachable()).toMatchObject({
      kind: 'no_response',
      status: 0,
      message: 'Problemas de conexão, por favor tente mais tarde.',
    });
    vi.stubGlobal('navigator', { onLine: false });
    expect(await unreachable()).toMatchObject({ kind: 'offline', status: 0, message: 'Sem conexão com a internet.' });
  });

  test('comes after 180 seconds of silence, and not before', async () => {
    server.answerWith(null);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let ended = false;
    const failure = failureOf(call(session.user, {})).finally(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(179_999);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ kind: 'no_response', status: 0 });
  });
});

describe('a call that would save credentials', () => {
  const refusal = { status: 422, body: { message: 'Há senhas nestes campos.', fields_with_credentials: ['nf_credentials'] } };
  const asked: (readonly string[])[] = [];
  const confirming = (isSure: boolean) => {
    asked.length = 0;
    startApi({
      origin: server.origin,
      token: () => token,
      onFailure: (failure) => void heard.push(failure),
      confirmCredentials: async (fields) => {
        asked.push(fields);
        return isSure;
      },
    });
  };
  const request = () => call(client.update, { company_id: 1, id: 2, body: { name: 'Ana' } as never, idempotency_key: 'intent-1' });

  test('asks, and is made again with force and the same repeat key', async () => {
    confirming(true);
    server.answerWith((_request, place) => (place === 0 ? refusal : {}));
    await request();
    expect(asked).toEqual([['nf_credentials']]);
    expect(server.requests.map(({ body }) => JSON.parse(body.toString()) as unknown)).toEqual([
      { name: 'Ana' },
      { name: 'Ana', force: true },
    ]);
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['intent-1', 'intent-1']);
    expect(heard).toEqual([]);
  });

  test('says force as 1 in form data', async () => {
    confirming(true);
    server.answerWith((_request, place) => (place === 0 ? refusal : {}));
    await call(replace, { id: 4, file, body: { title: 'Nota', official: true, draft: false, pages: 2, note: null } });
    const [first, second] = await Promise.all(server.requests.map(fieldsOf));
    expect(first?.get('force')).toBeNull();
    expect(Object.fromEntries(second ?? [])).toMatchObject({ force: '1', _method: 'PUT', title: 'Nota' });
    expect(second?.get('file')).toBeInstanceOf(File);
  });

  test('fails when the person is not sure, and is not made again', async () => {
    confirming(false);
    server.answerWith(refusal);
    expect(await failureOf(request())).toMatchObject({ status: 422, message: 'Há senhas nestes campos.' });
    expect(server.requests).toHaveLength(1);
  });

  test('asks once: what is refused with force fails', async () => {
    confirming(true);
    server.answerWith(refusal);
    expect(await failureOf(request())).toMatchObject({ status: 422 });
    expect([asked.length, server.requests.length, heard.length]).toEqual([1, 2, 1]);
  });
});

describe('a server that is busy', () => {
  const busy = (code: string | null) => ({
    status: 429,
    body: { message: 'x', ...(code && { code }) },
    headers: { 'retry-after': '0' },
  });
  const once = (code: string | null) => server.answerWith((_request, place) => (place === 0 ? busy(code) : { body: {} }));
  const update = () => call(client.update, { company_id: 1, id: 2, body: { name: 'Ana' } as never, idempotency_key: 'intent-1' });

  test('is asked again for what is read, and for what happens once, with the same key', async () => {
    once('busy');
    await call(session.user, {});
    expect(server.requests).toHaveLength(2);
    server.requests.length = 0;
    once('busy');
    await update();
    expect(server.requests.map(({ headers, body }) => [headers['idempotency-key'], body.toString()])).toEqual([
      ['intent-1', '{"name":"Ana"}'],
      ['intent-1', '{"name":"Ana"}'],
    ]);
    expect(heard).toEqual([]);
  });

  test('is not asked again for what has no key, nor where the person themselves did too much', async () => {
    once('busy');
    expect(await failureOf(call(session.login, { body: { email: 'ana@x.test', password: 'x' } as never }))).toMatchObject({ status: 429 });
    expect(server.requests).toHaveLength(1);
    server.requests.length = 0;
    once(null);
    expect(await failureOf(call(session.user, {}))).toMatchObject({ status: 429 });
    expect(server.requests).toHaveLength(1);
  });

  test('is given up after a while, and told', async () => {
    server.answerWith(busy('busy'));
    expect(await failureOf(update())).toMatchObject({ status: 429, body: { code: 'busy' } });
    expect([server.requests.length, heard.length]).toEqual([5, 1]);
  });
});

test('a call that is given up is no failure: the app does not hear of it', async () => {
  server.answerWith(null);
  const controller = new AbortController();
  const given = failureOf(call(session.user, { signal: controller.signal }));
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  controller.abort();
  expect(await given).toMatchObject({ name: 'AbortError' });
  expect(heard).toEqual([]);
});
