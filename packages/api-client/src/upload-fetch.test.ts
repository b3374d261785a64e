import { invoice } from '@esteto/contract/billing/invoice';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, startApi } from './api.ts';
import type { ApiFailure } from './failure.ts';
import { recordingServer } from './testing/recording-server.ts';

// The browser's XMLHttpRequest is played by one that sends with `fetch`, in two halves: the server is real.

class PlayedXhr extends EventTarget {
  readonly upload = new EventTarget();
  responseType = '';
  withCredentials = false;
  status = 0;
  response: Blob | null = null;
  #request = { method: '', url: '' };
  readonly #headers: Record<string, string> = {};
  readonly #controller = new AbortController();
  #answer = new Headers();

  open(method: string, url: string) {
    this.#request = { method, url };
  }
  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value;
  }
  getAllResponseHeaders() {
    return [...this.#answer].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort() {
    this.#controller.abort();
    this.#end('abort');
  }
  async send(body: Blob) {
    for (const part of [0.5, 1])
      this.upload.dispatchEvent(
        Object.assign(new Event('progress'), { lengthComputable: true, loaded: body.size * part, total: body.size }),
      );
    const { method, url } = this.#request;
    try {
      const response = await fetch(url, { method, headers: this.#headers, body, signal: this.#controller.signal });
      this.response = await response.blob();
      this.status = response.status;
      this.#answer = response.headers;
      this.#end('load');
    } catch {
      if (!this.#controller.signal.aborted) this.#end('error');
    }
  }
  #end(how: string) {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

const server = await recordingServer();
const parts: number[] = [];
const heard: ApiFailure[] = [];
const file = new File(['%PDF-1.7'], 'pedido.pdf', { type: 'application/pdf' });
const send = (extras: { signal?: AbortSignal; idempotency_key?: string } = {}) =>
  call(invoice.attach, { company_id: 1, id: 5, body: { requirement_id: 9 }, file, onProgress: (part) => parts.push(part), ...extras });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiFailure,
  );

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', PlayedXhr);
  server.requests.length = 0;
  parts.length = 0;
  heard.length = 0;
  server.answerWith({ body: { id: 5 } });
  startApi({ origin: server.origin, token: () => 'the-token', onFailure: (failure) => void heard.push(failure) });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => server.close());

test('tells how much is gone, and sends what any call sends', async () => {
  expect(await send({ idempotency_key: 'intent-1' })).toEqual({ id: 5 });
  expect(parts).toEqual([0.5, 1]);
  const [request] = server.requests;
  expect(request).toMatchObject({
    method: 'POST',
    url: '/api/invoices/5/attachments?company_id=1',
    headers: { authorization: 'Bearer the-token', 'idempotency-key': 'intent-1', 'x-requested-with': 'XMLHttpRequest' },
  });
  const form = await new Response(new Uint8Array(request?.body ?? []), {
    headers: { 'content-type': String(request?.headers['content-type']) },
  }).formData();
  expect([form.get('requirement_id'), await (form.get('file') as File).text()]).toEqual(['9', '%PDF-1.7']);
});

test('fails as any call does', async () => {
  server.answerWith({ status: 422, body: { message: 'O arquivo está vazio.' } });
  expect(await failureOf(send())).toMatchObject({ kind: 'refused', status: 422, message: 'O arquivo está vazio.' });
  startApi({ origin: 'http://127.0.0.1:1', token: () => null, onFailure: (failure) => void heard.push(failure) });
  expect(await failureOf(send())).toMatchObject({ kind: 'no_response', status: 0 });
  expect(heard).toHaveLength(2);
});

test('is given up like any call, before it begins and on the way, and that is no failure', async () => {
  server.answerWith(null);
  const controller = new AbortController();
  const given = failureOf(send({ signal: controller.signal }));
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  controller.abort();
  expect(await given).toMatchObject({ name: 'AbortError' });
  expect(await failureOf(send({ signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  expect([server.requests.length, heard]).toEqual([1, []]);
});
