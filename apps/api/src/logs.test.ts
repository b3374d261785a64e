import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { unitSample } from './modules/duty/unit/unit.examples.ts';
import { secretHash } from './platform/sessions/secret.ts';
import { postgresOf, type ServerProcess, startServer } from './testing/server-process.ts';
import { ask } from './testing/test-database.ts';

// A server that is told everything and whose database freezes, dies and refuses: of the people who used it meanwhile no log file knows anything.

const EMAIL = 'canario.segredo@exemplo.test';
const CPF = '52998224725';
const NAME = 'Zeferina Canário';
const WRONG = 'Senha-Errada-Do-Canario-77';

let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'esteto-logs-'));
  await chmod(dataDir, 0o755); // else, as root, the database would be kept outside of it
  server = await startServer(dataDir, { LOG_LEVEL: 'trace' });
  await server.ready();
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(dataDir, { recursive: true, force: true });
});

const login = (email: string, password: string) =>
  fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

const backendsOf = (postmaster: number): number[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, parent]) => (parent === postmaster ? [pid] : []));

/** A server that comes up again begins a new file, so they are read in between. */
const databaseLogs = async (): Promise<string[]> => {
  const names = (await readdir(join(dataDir, 'postgres'))).filter((name) => name.endsWith('.log'));
  expect(names).not.toEqual([]);
  return Promise.all(names.map((name) => readFile(join(dataDir, 'postgres', name), 'utf8')));
};

test('no log holds personal data or secrets, whatever fails', async () => {
  const logs: string[] = [];
  const database = await postgresOf(dataDir);
  if (!database) throw new Error('no database');
  const insert = `insert into users (type, name, email, password_hash, email_verified_at, created_at, updated_at)
    values ('manager', '${NAME}', '${EMAIL}', '${inject('password').hash}', now(), now(), now()) returning id`;
  const [person] = await ask(database.ownerUrl, insert);
  await ask(
    database.ownerUrl,
    `with place as (insert into management_groups (name, kind, rules, created_at, updated_at) values ('Grupo', 'hospital', '{}', now(), now()) returning id)
     insert into group_managers (user_id, group_id, role, created_at, updated_at) select ${person?.['id']}, id, 'admin', now(), now() from place`,
  );
  await expect(ask(database.ownerUrl, insert)).rejects.toThrow(/duplicate key|invalid input|out of range/);
  for (const value of [EMAIL, CPF])
    await expect(ask(database.ownerUrl, `select '${value}'::date`)).rejects.toThrow(/duplicate key|invalid input|out of range/);

  expect((await login(EMAIL, WRONG)).status).toBe(401);
  const entered = await login(EMAIL, inject('password').text);
  const { access_token } = (await entered.json()) as { access_token: string };
  const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const headers = { authorization: `Bearer ${access_token}`, cookie: cookies.join('; ') };
  const create = () =>
    fetch(`${server.url}/api/admin/manager/units?group_id=1`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...unitSample(), name: NAME, email: EMAIL }),
    }).then(({ status }) => status);
  // As many at once as there will be connections to cut.
  expect(await Promise.all(Array.from({ length: 6 }, create))).not.toContain(503);

  // Frozen in the middle of their work, then killed: every connection is cut, and new ones wait for the recovery.
  const backends = backendsOf(database.pid);
  for (const pid of [database.pid, ...backends]) process.kill(pid, 'SIGSTOP');
  const all = [login(EMAIL, WRONG).then(({ status }) => status), ...Array.from({ length: 12 }, create)];
  const cut = Promise.all(all);
  // Those that find no free connection give up by themselves.
  expect(await Promise.race(all)).toBe(503);
  logs.push(...(await databaseLogs()));
  for (const pid of backends) process.kill(pid, 'SIGKILL');
  process.kill(database.pid, 'SIGCONT');
  expect(new Set(await cut)).toEqual(new Set([503]));
  await server.ready();

  // Callers who vanish: in the middle of a body, and while they are waited for.
  const before = server.output().length;
  for (const complete of [false, true]) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const body = JSON.stringify({ email: EMAIL, password: WRONG });
    socket.write(`POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(complete ? body : body.slice(0, 20));
    await sleep(complete ? 5 : 100);
    socket.destroy();
  }
  await sleep(500);
  expect(server.output().slice(before)).not.toMatch(/"level":(?:[4-9]\d)/);

  const secrets = [access_token, ...cookies.map((cookie) => cookie.split('=')[1] ?? '')];
  const canaries = [EMAIL, CPF, NAME, WRONG, inject('password').text, '$argon2id', ...secrets, ...secrets.map(secretHash)];
  logs.push(...(await databaseLogs()), server.output());
  expect(server.output()).toMatch(/request failed/);
  for (const log of logs) for (const canary of canaries) expect(log.includes(canary), `${canary} in ${log.slice(0, 100)}…`).toBe(false);
});
