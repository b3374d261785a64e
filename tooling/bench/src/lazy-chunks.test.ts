import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lazyChunks } from './lazy-chunks.ts';

const dist = mkdtempSync(join(tmpdir(), 'esteto-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('what the page imports at once is no file on demand, whichever way the build writes it', () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<script type="module" src="/app/assets/index-a1.js"></script>');
  const files = {
    'index-a1.js': 'import{a as e}from"./libraries-b2.js";import"./side-c3.js";const p=()=>import("./home.page-d4.js");',
    'libraries-b2.js': 'export*from"./deep-e5.js";',
    'side-c3.js': '',
    'deep-e5.js': '',
    'home.page-d4.js': `"${randomBytes(30_000).toString('hex')}"`,
    'small.page-f6.js': 'import"./home.page-d4.js"',
    'cash-chart-g7.js': `"${randomBytes(90_000).toString('hex')}"`,
    'style-h8.css': '',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', file), text);
  const chunks = lazyChunks(dist);
  expect(chunks.map(({ file }) => file)).toEqual(['home.page-d4.js', 'small.page-f6.js']);
  expect(chunks[0]?.kb).toBeGreaterThan(29);
  expect(chunks[0]?.kb).toBeLessThan(35);
});
