import { once } from 'node:events';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { receivable } from '@esteto/contract/billing/receivable';
import { afterEach, describe, expect, test } from 'vitest';
import { issuedInvoice } from '../../modules/billing/invoice/testing/invoice-scene.ts';
import { newScene, PDF } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { sweepForms } from './form.ts';

// What a form costs while it comes, spoken over real connections.

const api = await testApp();
const scene = await newScene(api);
const { id } = await issuedInvoice(scene);
const { headers } = await api.signIn(scene.master);
await api.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = api.app.server.address() as AddressInfo;
const incoming = join(api.config.dataDir, 'incoming');
const waiting = () => readdir(incoming).catch(() => []);

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const MB = 1_048_576;
const signedIn = `Authorization: ${headers.authorization}\r\nCookie: ${headers.cookie}\r\nIdempotency-Key: ${'k'.repeat(20)}\r\n`;
const upload = `/api/admin/invoices/${id}/documents`;

/** Begins a form that says it has so many bytes, and sends so many of them. */
const begin = async (path: string, head = '', { announced = 9.9 * MB, sent = 2 * MB } = {}) => {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  const type = 'Content-Type: multipart/form-data; boundary=x\r\n';
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${head}${type}Content-Length: ${Math.round(announced)}\r\n\r\n`);
  socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n');
  socket.write(Buffer.alloc(sent, 32));
  return { socket, answer: () => answer };
};

describe('a form that is never sent to its end', () => {
  test.each([
    ['to an endpoint that takes none, before anybody is known', '/api/login', '', 415],
    ['to an endpoint of JSON, in a session', '/api/user/2fa/activate', signedIn, 415],
    ['without a session', upload, '', 401],
    ['in the form of a request line that names a host', `http://x${upload}`, '', 401],
  ])('is refused at once %s', async (_name, path, head, status) => {
    const { answer } = await begin(path, head);
    await expect.poll(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(await waiting()).toEqual([]);
  });

  test('lies on disk while it comes, and nowhere once the caller is gone', async () => {
    const { socket } = await begin(upload, signedIn);
    await expect.poll(waiting).toHaveLength(1);
    socket.destroy();
    await expect.poll(waiting).toEqual([]);
  });

  test('150 of them hold no memory, and one address only so much at once', async () => {
    const before = heldBytes();
    const all = await Promise.all(Array.from({ length: 150 }, () => begin(upload, signedIn, { sent: 6 * MB })));
    const refused = () => all.filter(({ answer }) => answer().startsWith('HTTP/1.1 429 ')).length;
    await expect.poll(refused).toBe(144);
    expect(all.find(({ answer }) => answer() !== '')?.answer()).toMatch(/retry-after: 5\r\n/i);
    expect(await waiting()).toHaveLength(6);
    expect(heldBytes() - before).toBeLessThan(250 * MB);
    for (const { socket } of all) socket.destroy();
    await expect.poll(waiting).toEqual([]);
    expect((await api.call(receivable.attach, { id, file: { name: 'a.pdf', bytes: PDF } }, { as: scene.master })).status).toBe(200);
  });
});

describe('a form keeps to its limits', () => {
  const send = async (fill: (form: FormData) => void) => {
    const form = new FormData();
    fill(form);
    return (await api.send({ method: 'POST', url: upload, payload: form, as: scene.master })).status;
  };

  test.each([
    ['200 fields', (form: FormData) => Array.from({ length: 200 }, (_, index) => form.set(`field-${index}`, 'x')), 413],
    ['a field of 10,000 characters', (form: FormData) => form.set('kind', 'x'.repeat(10_000)), 413],
    ['a file of 11 MB', (form: FormData) => form.set('file', new Blob([PDF, new Uint8Array(11 * MB)]), 'a.pdf'), 413],
  ])('%s', async (_name, fill, status) => {
    expect(await send(fill)).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['cut off', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\ncut'],
    [
      'with a file cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\ncut',
    ],
  ])('%s is no form', async (_name, type, payload) => {
    const answer = await api.send({ method: 'POST', url: upload, payload, as: scene.master, headers: { 'content-type': type } });
    expect([answer.status, typeof answer.error.message]).toEqual([400, 'string']);
    expect(await waiting()).toEqual([]);
  });
});

test('what a killed server left half received goes after ten minutes', async () => {
  await mkdir(incoming, { recursive: true });
  for (const name of ['old', 'young']) await writeFile(join(incoming, name), 'x');
  const long = new Date(Date.now() - 601_000);
  await utimes(join(incoming, 'old'), long, long);
  await sweepForms(incoming);
  expect(await waiting()).toEqual(['young']);
});

/** The bytes of all buffers that something still points to. */
const heldBytes = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
};
