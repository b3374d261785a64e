import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'esteto-watch-'));
const server = join(folder, 'server.mjs');
let child;
afterEach(() => child?.kill('SIGKILL'));

/** A server that says its word and waits, replaced as editors and git do it: another file takes its place. */
function replace(word, wait = `setInterval(() => {}, 1000); process.on('disconnect', () => process.exit());`) {
  writeFileSync(`${server}.new`, `console.log(${JSON.stringify(word)}, process.pid); ${wait}`);
  renameSync(`${server}.new`, server);
}

function begin() {
  let output = '';
  child = spawn(process.execPath, [join(import.meta.dirname, 'watch.mjs'), server, join(folder, 'src')]);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { says: (text) => vi.waitFor(() => expect(output).toContain(text), { timeout: 10_000 }), output: () => output };
}

const source = (name) => join(folder, 'src', name);

test('starts again at every save, however it is written, and leaves nothing behind', async () => {
  mkdirSync(source(''));
  writeFileSync(source('a.ts'), '1');
  replace('one');
  const { says, output } = begin();
  await says('one');

  for (const word of ['two', 'three']) {
    replace(word);
    writeFileSync(source('a.ts.tmp'), word);
    renameSync(source('a.ts.tmp'), source('a.ts'));
    await says(word);
  }

  replace('four', 'process.exit(1);');
  mkdirSync(source('new'));
  writeFileSync(source('new/b.ts'), '1');
  await says('four');
  await says('Ele volta quando algo mudar.');
  replace('five');
  writeFileSync(source('new/b.ts'), '2');
  await says('five');

  const pid = Number(/five (\d+)/.exec(output())?.[1]);
  const gone = new Promise((done) => child.once('exit', (code) => done(code)));
  child.kill('SIGTERM');
  expect(await gone).toBe(143);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  rmSync(folder, { recursive: true });
});
