import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { media } from '@esteto/contract/office/media';
import { MEDIA_UPLOADS } from '@esteto/contract/office/media-path';
import { expect, test } from 'vitest';
import { granted } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { MP4 } from '../../../../testing/uploads.ts';
import { mediaSample } from '../media.examples.ts';

const MB = 1024 * 1024;
const PIECE = 8 * MB;

const api = await testApp({}, { idle: true });
const editor = await api.make.analyst([granted('media', 'view', 'edit')]);
const headers = { ...(await api.signIn(editor)).headers, 'tus-resumable': '1.0.0' };
await api.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = api.app.server.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;

// No two places of it are alike: a piece at a wrong one would be seen.
const film = Buffer.alloc(300 * MB);
for (let at = 0; at < film.length; at += 4) film.writeUInt32LE(at, at);
MP4.copy(film);

const offsetOf = async (url: string): Promise<number> =>
  Number((await fetch(`${origin}${url}`, { method: 'HEAD', headers })).headers.get('upload-offset'));

/** A line that dies in the middle of what it announced. */
const cut = (url: string, offset: number, bytes: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new Socket();
    socket.on('error', reject);
    socket.connect(port, '127.0.0.1', () => {
      const lines = {
        ...headers,
        host: `127.0.0.1:${port}`,
        'upload-offset': offset,
        'content-length': film.length - offset,
        'content-type': 'application/offset+octet-stream',
      };
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`PATCH ${url} HTTP/1.1\r\n${head.join('')}\r\n`);
      socket.write(film.subarray(offset, offset + bytes), () => {
        socket.destroy();
        resolve();
      });
    });
  });

test('300 MB whose line is cut three times arrive as they were sent', async () => {
  const begun = await fetch(`${origin}/api/${MEDIA_UPLOADS}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(film.length) },
  });
  const url = String(begun.headers.get('location'));
  const kept = [0];
  for (const megabytes of [40, 55, 65]) {
    const from = await offsetOf(url);
    await cut(url, from, megabytes * MB + 12_345);
    // What is on its way may still be written when the line is gone.
    await expect.poll(() => offsetOf(url)).toBeGreaterThan(from);
    kept.push(await offsetOf(url));
  }
  for (let offset = await offsetOf(url); offset < film.length; offset += PIECE) {
    const { status } = await fetch(`${origin}${url}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: film.subarray(offset, offset + PIECE),
    });
    expect(status).toBe(204);
  }
  const { file, kept_file } = await api.ask(
    media.create,
    { body: { ...mediaSample(), url: null, file: url.split('/').at(-1) ?? '' } },
    { as: editor },
  );
  const { root, path } = api.deps.files.placeOf(file ?? '');
  const arrived = createHash('sha256');
  await pipeline(createReadStream(join(root, path)), arrived);
  expect(arrived.digest('hex')).toBe(createHash('sha256').update(film).digest('hex'));
  expect(kept_file?.size).toBe(film.length);
  // Every line that was cut brought it further, and none to its end.
  expect(kept.every((offset, index) => offset < film.length && (index === 0 || offset > (kept[index - 1] ?? 0)))).toBe(true);
});
