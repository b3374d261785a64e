import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ownChunks } from './own-chunks.ts';

const dist = mkdtempSync(join(tmpdir(), 'esteto-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('a page and a dialog are measured by their own file, not by what they share', () => {
  mkdirSync(join(dist, 'assets'));
  const files = {
    'index-a1.js': 'const p=()=>import("./home.page-d4.js");',
    'shared-b2.js': `"${randomBytes(90_000).toString('hex')}"`,
    'home.page-d_4-.js': `import"./shared-b2.js";"${randomBytes(30_000).toString('hex')}"`,
    'nota.editar.dialog-f6.js': 'import"./shared-b2.js"',
    'calendario.page-g7.js': `"${randomBytes(90_000).toString('hex')}"`,
    'style-h8.css': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', file), text);
  const chunks = ownChunks(dist);
  expect(chunks.map(({ file }) => file)).toEqual(['home.page-d_4-.js', 'nota.editar.dialog-f6.js']);
  expect(chunks[0]?.kb).toBeGreaterThan(29);
  expect(chunks[0]?.kb).toBeLessThan(35);
});
