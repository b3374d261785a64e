import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { receivable } from '@esteto/contract/billing/receivable';
import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { issuedInvoice } from '../../modules/billing/invoice/testing/invoice-scene.ts';
import { createModules } from '../../modules/modules.ts';
import { newScene, PDF } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { createCalls } from '../../testing/test-calls.ts';
import { createSessions } from '../../testing/test-sessions.ts';
import { watchWrites } from '../../testing/written.ts';
import { AppError } from '../http/app-error.ts';
import { serveHealth } from '../http/health.ts';
import { systemActor } from '../work/actor.ts';
import { hasRoom, isDiskFull } from './disk.ts';
import { nameOfKind } from './file-name.ts';
import { localFileStore } from './file-store.ts';
import { createFiles, sweepFiles } from './files.ts';

const api = await testApp({}, { idle: true });
const writes = await watchWrites(api.sql);
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

describe('what one company keeps', () => {
  const small = createFiles(localFileStore(api.config.dataDir), 100);
  const keepIn = (size: number, of: number | null) =>
    work(systemActor('test'), (tx) => small.keep(tx, { bytes: Buffer.alloc(size), mime: 'application/pdf', name: 'x.pdf' }, of));

  test('ends at its quota, with words for who sends it, and nothing of the file stays', async () => {
    const { id } = await api.make.company();
    await keepIn(60, id);
    await keepIn(40, id);
    const before = await stored();
    const message = 'A empresa já guarda 0 kB dos 0 kB que pode ter, e este arquivo (0 kB) não cabe. Fale com a equipe do Esteto.';
    await expect(keepIn(1, id)).rejects.toMatchObject({ status: 422, body: { errors: { file: [message] } } });
    expect(await stored()).toEqual(before);
    expect(await api.sql('select size::int from files where company_id = $1', [id])).toEqual([{ size: 60 }, { size: 40 }]);
    // Another company's, what is nobody's, and what must not be lost.
    await keepIn(100, (await api.make.company()).id);
    await keepIn(500, null);
    await work(systemActor('test'), (tx) => small.keepOwn(tx, { bytes, mime: 'application/xml', name: 'nota.xml' }, id));
  });
});

test('bytes whose row never came are swept, once nobody can still be writing it', async () => {
  const id = await keep('nota.pdf');
  const store = localFileStore(api.config.dataDir);
  const orphans = ['B'.repeat(32), 'C'.repeat(32)];
  for (const orphan of orphans) await store.put(orphan, bytes);
  await writeFile(join(api.config.dataDir, 'files', 'DD', `${'D'.repeat(32)}.part`), bytes).catch(async () => {
    await mkdir(join(api.config.dataDir, 'files', 'DD'));
    await writeFile(join(api.config.dataDir, 'files', 'DD', `${'D'.repeat(32)}.part`), bytes);
  });
  const long = new Date(Date.now() - 3_700_000);
  const names = await stored();
  for (const name of names.filter((each) => !each.includes('C'.repeat(32))))
    await utimes(join(api.config.dataDir, 'files', name), long, long);
  expect(await sweepFiles(db, store)).toBe(names.length - (await api.sql('select id from files')).length - 1);
  expect(await files.read(db, id, company.id)).toMatchObject({ bytes });
  const left = (await stored()).map((name) => name.split('/').at(-1));
  expect(left).toContain('C'.repeat(32));
  expect(left).not.toContain('B'.repeat(32));
  expect(left.filter((name) => name?.endsWith('.part'))).toEqual([]);
});

describe('a full disk', () => {
  const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const failing = { ...localFileStore(api.config.dataDir), put: () => Promise.reject(full) };

  test('is answered in words, and nothing is kept', async () => {
    const deps = { ...api.deps, files: createFiles(failing, api.config.companyBytes) };
    const app = await buildApp(deps, createModules(deps));
    const { call } = createCalls(app, createSessions(deps));
    const scene = await newScene(api);
    const { id } = await issuedInvoice(scene);
    const as = await api.signIn(scene.master);
    const { answer, written } = await writes.during(() => call(receivable.attach, { id, file: { name: 'a.pdf', bytes: PDF } }, { as }));
    const { status, error } = answer;
    await app.close();
    expect([status, error.code]).toEqual([507, 'storage_full']);
    expect(error.message).toMatch(/Não há espaço/);
    expect(written.filter((place) => !place.startsWith('sessions '))).toEqual([]);
  });

  test('makes the server unready', async () => {
    const app = Fastify();
    for (const [index, room] of [true, false].entries()) serveHealthAt(app, index, room);
    expect((await app.inject('/0/api/ready')).json()).toEqual({ status: 'ready' });
    expect(await app.inject('/1/api/ready')).toMatchObject({ statusCode: 503 });
    expect(await hasRoom(api.config.dataDir, 1)).toBe(true);
    expect(await hasRoom(api.config.dataDir, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  const serveHealthAt = (app: FastifyInstance, index: number, room: boolean) =>
    app.register(async (part) => serveHealth(part, api.deps.database, async () => room), { prefix: `/${index}` });

  test('or any other failure leaves no half of a file', async () => {
    const id = 'E'.repeat(32);
    await mkdir(join(api.config.dataDir, 'files', 'EE', id, 'in the way'), { recursive: true });
    await expect(localFileStore(api.config.dataDir).put(id, bytes)).rejects.toThrow(/EISDIR|directory/i);
    expect((await stored()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each([
    ['of the disk', full, true],
    ['of a quota', Object.assign(new Error('x'), { code: 'EDQUOT' }), true],
    ['of the database', new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) }), true],
    ['but not any other', Object.assign(new Error('x'), { code: 'EACCES' }), false],
  ])('is told %s', (_name, error, expected) => {
    expect(isDiskFull(error)).toBe(expected);
  });
});

test.each([
  ['a.html', 'pdf', 'a.pdf'],
  ['a.php', 'xml', 'a.xml'],
  ['a.pdf.hta', 'pdf', 'a.pdf.pdf'],
  ['A.PDF', 'pdf', 'A.PDF'],
  ['foto.JPEG', 'jpg', 'foto.JPEG'],
  ['a1.p12', 'pfx', 'a1.p12'],
  ['nota', 'pdf', 'nota.pdf'],
  ['.htaccess', 'pdf', 'htaccess.pdf'],
  ['nota\u202efdp.exe', 'pdf', 'nota_fdp.pdf'],
  ['a\u0000b.pdf', 'pdf', 'a_b.pdf'],
  ['nota v1.2 final', 'pdf', 'nota v1.2 final.pdf'],
  [`${'x'.repeat(300)}.exe`, 'pdf', `${'x'.repeat(116)}.pdf`],
] as const)('%j that is a %s is offered as %j', (sent, kind, offered) => {
  expect(nameOfKind(sent, kind)).toBe(offered);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\system.ini', 'system.ini'],
  ['/', 'arquivo'],
  ['', 'arquivo'],
  ['..', 'arquivo'],
  ['a\u0000b.pdf', 'a_b.pdf'],
  ['nota\r\nSet-Cookie: x=1.pdf', 'nota__Set-Cookie_ x_1.pdf'],
  ['=cmd|calc!A1.pdf', '_cmd_calc_A1.pdf'],
  ['<script>.pdf', '_script_.pdf'],
  ['nota fiscal nº 12 (São Paulo).pdf', 'nota fiscal nº 12 (São Paulo).pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
])('the name %j is kept as %j', async (sent, kept) => {
  expect((await files.read(db, await keep(sent), company.id)).name).toBe(kept);
});
