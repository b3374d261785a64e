import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { unitSample } from './modules/duty/unit/unit.examples.ts';
import { postgresOf, type ServerProcess, startServer } from './testing/server-process.ts';
import { ask } from './testing/test-database.ts';

// The server as whoever runs it meets it: a process that starts, serves, stops and is killed.

let dataDir: string;
let running: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'esteto-server-'));
  await chmod(dataDir, 0o755); // else, as root, the database would be kept outside of it
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  running = [];
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = async (...given: [settings?: Record<string, string>, stdio?: 'ipc']) => {
  const server = await startServer(dataDir, ...given);
  running.push(server);
  return server;
};
const STOP_MS = 10_000;
const within = async (server: ServerProcess, ms: number) =>
  Promise.race([server.ended, new Promise<string>((done) => setTimeout(() => done('still running'), ms))]);

describe('the server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('stops at %s: what was asked is answered, nothing stays behind', async (signal) => {
    const server = await start();
    await server.ready();
    expect(server.output()).toContain('Esteto no ar');
    const database = await postgresOf(dataDir);
    const owner = new pg.Client(database?.ownerUrl);
    await owner.connect();

    // A browser's idle connection holds nothing up; a call under way is waited for.
    const agent = new Agent({ keepAlive: true });
    await new Promise((done) => get(`${server.url}/api/health`, { agent }, (answer) => answer.resume().once('end', done)));
    await owner.query('begin; lock table users in access exclusive mode');
    const underWay = login(server.url).then(({ status }) => status);
    const waiting = async () => (await owner.query("select 1 from pg_stat_activity where wait_event_type = 'Lock'")).rowCount;
    await expect.poll(waiting).toBe(1);
    server.child.kill(signal);
    const takesNobody = () =>
      fetch(`${server.url}/api/health`).then(
        () => false,
        () => true,
      );
    await expect.poll(takesNobody).toBe(true);
    await owner.query('commit');
    await owner.end();
    expect(await underWay).toBe(401);

    expect(await within(server, STOP_MS)).toEqual([0, null]);
    expect(await postgresOf(dataDir)).toBeNull();
    agent.destroy();
  });

  test('stops even while it starts', async () => {
    const server = await start();
    // Its database runs already, and it does not answer yet.
    await expect.poll(() => postgresOf(dataDir), { interval: 5 }).not.toBeNull();
    server.child.kill('SIGTERM');
    expect(await within(server, STOP_MS)).not.toBe('still running');
    await expect.poll(() => postgresOf(dataDir)).toBeNull();
  });

  test('stops when the process that started it is gone', async () => {
    const server = await start({}, 'ipc');
    await server.ready();
    server.child.disconnect();
    expect(await within(server, STOP_MS)).toEqual([0, null]);
    expect(await postgresOf(dataDir)).toBeNull();
  });

  test('refuses settings that are wrong, in words', async () => {
    const wrong = await start({ NODE_ENV: 'production', PORT: 'x', SMTP_URL: 'mail', ESTETO_DEMO: 'true' });
    expect(await wrong.ended).toEqual([1, null]);
    for (const words of [
      'PORT deve ser um número',
      'SMTP_URL deve ser um endereço',
      'ESTETO_SECRET_KEY é obrigatória',
      'ESTETO_DEMO não pode',
    ])
      expect(wrong.output()).toContain(words);
  });

  test('refuses a folder that another one uses, a port that is taken and a folder that is none, in words', async () => {
    const first = await start();
    await first.ready();
    const folder = join(dataDir, 'taken');
    await writeFile(folder, 'a file, and no folder');
    for (const [settings, words] of [
      [{}, /já está em uso por outro Esteto/],
      [{ PORT: new URL(first.url).port, ESTETO_DATA_DIR: join(dataDir, 'other') }, /A porta \d+ já está em uso/],
      [{ ESTETO_DATA_DIR: folder }, /não é uma pasta/],
    ] as const) {
      const refused = await start(settings);
      expect(await refused.ended).toEqual([1, null]);
      expect(refused.output()).toMatch(words);
    }
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  });

  test('refuses a folder of another version, in words', async () => {
    const first = await start();
    await first.ready();
    const { ownerUrl = '' } = (await postgresOf(dataDir)) ?? {};
    const [{ hash } = {}] = await ask(ownerUrl, 'select hash from drizzle.__drizzle_migrations');
    const marked = (as: string) => ask(ownerUrl, `update drizzle.__drizzle_migrations set hash = '${as}'`);
    await marked('of before');
    const second = await start({ DATABASE_URL: ownerUrl });
    expect(await second.ended).toEqual([1, null]);
    expect(second.output()).toMatch(
      /Os dados no banco de DATABASE_URL são de outra versão do Esteto e ficam como estão: .* inicie de novo\./,
    );
    await marked(String(hash));
  });

  test('killed outright under load, database and all, it comes back with everything it had acknowledged', async () => {
    const first = await start();
    await first.ready();
    const database = await postgresOf(dataDir);
    const groupId = await manager(database?.ownerUrl ?? '');
    const headers = await sessionOf(await login(first.url));
    const create = async (url: string) => {
      const answer = await fetch(`${url}/api/admin/manager/units?group_id=${groupId}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(unitSample()),
      });
      return answer.ok ? ((await answer.json()) as { id: number }).id : null;
    };

    const acknowledged: number[] = [];
    const writer = async () => {
      for (;;) {
        const id = await create(first.url).catch(() => null);
        if (id === null) return;
        acknowledged.push(id);
      }
    };
    const writers = Array.from({ length: 4 }, writer);
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
    first.child.kill('SIGKILL');
    if (database) process.kill(database.pid, 'SIGKILL');
    await Promise.all(writers);

    const second = await start();
    await second.ready();
    const after = await postgresOf(dataDir);
    const kept = await ask(
      after?.ownerUrl ?? '',
      "select id::int, (select count(*)::int from events e where e.entity_type = 'unit' and e.entity_id = u.id) as events from units u",
    );
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(kept.filter(({ events }) => events !== 1)).toEqual([]);
    expect(
      await ask(after?.ownerUrl ?? '', "select 1 from events where entity_type = 'unit' and entity_id not in (select id from units)"),
    ).toEqual([]);
    expect(await create(second.url)).toBeGreaterThan(0);
  });
});

/** A manager's account in the new database; answers the group. */
const manager = async (ownerUrl: string): Promise<number> => {
  const { hash } = inject('password');
  const [group] = await ask(
    ownerUrl,
    `with person as (insert into users (type, name, email, password_hash, email_verified_at, created_at, updated_at)
       values ('manager', 'Gestora', 'gestora@teste.test', '${hash}', now(), now(), now()) returning id),
     place as (insert into management_groups (name, kind, rules, created_at, updated_at) values ('Grupo', 'hospital', '{}', now(), now()) returning id)
     insert into group_managers (user_id, group_id, role, created_at, updated_at)
       select person.id, place.id, 'admin', now(), now() from person, place returning group_id::int`,
  );
  return Number(group?.['group_id']);
};

const login = (url: string): Promise<Response> =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'gestora@teste.test', password: inject('password').text }),
  });

const sessionOf = async (answer: Response): Promise<Record<string, string>> => {
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}`, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
};
