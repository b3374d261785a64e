import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { AppError } from '../http/app-error.ts';
import { systemActor } from '../work/actor.ts';

const api = await testApp();
const company = await api.make.company();
const other = await api.make.company();
const { files, db, work } = api.deps;
const bytes = Buffer.from('%PDF-1.7 conteúdo');
const keep = (name: string, content = bytes) =>
  work(systemActor('test'), (tx) => files.keep(tx, { bytes: content, mime: 'application/pdf', name }, company.id));
const stored = async () => (await readdir(join(api.config.dataDir, 'files'), { recursive: true })).filter((name) => name.length > 10);

describe('a kept file', () => {
  test('comes back as it was, to its own company only', async () => {
    const id = await keep('nota.pdf');
    expect(await files.read(db, id, company.id)).toEqual({ bytes, mime: 'application/pdf', name: 'nota.pdf' });
    for (const [unknown, owner] of [
      [id, other.id],
      ['A'.repeat(32), company.id],
      ['../../../etc/passwd', company.id],
      ['', company.id],
    ] as const)
      await expect(files.read(db, unknown, owner)).rejects.toMatchObject({ status: 404 } satisfies Partial<AppError>);
  });

  test('lies under an opaque id that tells nothing of it, readable by the server only', async () => {
    const id = await keep('nota.pdf');
    expect(id).toMatch(/^[\w-]{32}$/);
    const path = join(api.config.dataDir, 'files', id.slice(0, 2), id);
    expect(await readFile(path)).toEqual(bytes);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await api.sql('select size::int, sha256, company_id::int from files where id = $1', [id])).toEqual([
      { size: bytes.length, sha256: expect.stringMatching(/^[\da-f]{64}$/), company_id: company.id },
    ]);
  });

  test('has a row only with its bytes: what is rolled back leaves no row', async () => {
    const before = await api.sql('select id from files');
    const failed = work(systemActor('test'), async (tx) => {
      await files.keep(tx, { bytes, mime: 'application/pdf', name: 'x.pdf' }, company.id);
      throw new Error('the use case fails');
    });
    await expect(failed).rejects.toThrow('the use case fails');
    expect(await api.sql('select id from files')).toEqual(before);
    expect((await stored()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['/', 'arquivo'],
  ['', 'arquivo'],
  ['..', '..'],
  ['a\u0000b.pdf', 'a_b.pdf'],
  ['nota\r\nSet-Cookie: x=1.pdf', 'nota__Set-Cookie_ x_1.pdf'],
  ['=cmd|calc!A1.pdf', '_cmd_calc_A1.pdf'],
  ['<script>.pdf', '_script_.pdf'],
  ['nota fiscal nº 12 (São Paulo).pdf', 'nota fiscal nº 12 (São Paulo).pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('the name %j is kept as %j', async (sent, kept) => {
  expect((await files.read(db, await keep(sent), company.id)).name).toBe(kept);
});
