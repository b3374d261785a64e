import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { jsonOf, openArchive } from './data-archive.ts';

const AT = '2026-11-20T12:00:00Z';
const MB = 1_048_576;

test('what is put in comes out, in any order of kinds', async () => {
  const archive = openArchive(AT);
  const read = buffer(archive.stream);
  const batches = async function* () {
    yield [{ id: 1 }, { id: 2 }];
    yield [{ id: 3, name: 'São Lucas' }];
  };
  const none = async function* () {
    yield [];
  };
  await archive.add('dados/a.json', Readable.from(jsonOf(batches())), { compress: true });
  await archive.add('dados/nada.json', Readable.from(jsonOf(none())), { compress: true });
  await archive.add('arquivos/x.bin', Readable.from([Buffer.alloc(200_000, 7)]), { compress: false });
  await archive.addText('leia-me.html', 'olá');
  archive.end();
  const zip = unzipSync(new Uint8Array(await read));
  const text = (path: string) => new TextDecoder().decode(zip[path]);
  expect(JSON.parse(text('dados/a.json'))).toEqual([{ id: 1 }, { id: 2 }, { id: 3, name: 'São Lucas' }]);
  expect(JSON.parse(text('dados/nada.json'))).toEqual([]);
  expect(zip['arquivos/x.bin']).toEqual(new Uint8Array(200_000).fill(7));
  expect(text('leia-me.html')).toBe('olá');
});

test('only what is on its way is in memory, however much there is', async () => {
  const archive = openArchive(AT);
  let made = 0;
  let read = 0;
  let most = 0;
  const chunk = Buffer.alloc(65_536);
  const content = function* () {
    for (let each = 0; each < 3_200; each += 1) {
      made += chunk.length;
      most = Math.max(most, made - read);
      yield chunk;
    }
  };
  const filled = archive.add('arquivos/grande.bin', Readable.from(content()), { compress: false }).then(() => archive.end());
  for await (const part of archive.stream as AsyncIterable<Buffer>) read += part.length;
  await filled;
  expect(made).toBe(200 * MB);
  expect(read).toBeGreaterThan(made);
  expect(most).toBeLessThan(4 * MB);
});

test('whoever fills it is told when nobody reads it any more, and whoever reads it when it fails', async () => {
  const endless = async function* () {
    for (;;) yield Buffer.alloc(65_536);
  };
  const left = openArchive(AT);
  const filling = left.add('a', Readable.from(endless()), { compress: false });
  left.stream.once('data', () => left.stream.destroy(new Error('disk full')));
  await expect(filling).rejects.toThrow('disk full');

  const broken = openArchive(AT);
  const reading = buffer(broken.stream);
  const failing = async function* () {
    yield Buffer.from('x');
    throw new Error('no such file');
  };
  const added = broken.add('a', Readable.from(failing()), { compress: false });
  await expect(Promise.all([added, reading])).rejects.toThrow('no such file');
  await expect(reading).rejects.toThrow('no such file');
});
