import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { runCommand } from './run-command.ts';

// The command as an operator gives it, on a database in which nobody is.

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase(inject('server'));
  dataDir = await mkdtemp(join(tmpdir(), 'esteto-command-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const settings = () => ({
  DATABASE_URL: database.appUrl,
  DATABASE_OWNER_URL: database.ownerUrl,
  ESTETO_DATA_DIR: dataDir,
  PUBLIC_URL: 'http://localhost:3000',
});

/** Without the process around it, which takes seconds to load: that ends with this code, which the last case and the journeys of a deployment see. */
const run = async (args: string[], env: Record<string, string> = {}): Promise<{ code: number; output: string }> => {
  let output = '';
  const told = { write: (text: string) => void (output += text) };
  const code = await runCommand(args, env, readConfig(settings()), { stdout: told, stderr: told });
  return { code, output };
};

const MARIA = { ESTETO_MASTER_NAME: 'Maria Teles', ESTETO_MASTER_EMAIL: 'Maria@Escritorio.com.br ' };
const linkIn = (output: string) => /http:\/\/localhost:3000\/recuperar-senha\/([\w-]{43})\s/.exec(output)?.[1];
const masters = () => database.sql<{ email: string }>('select email from users where is_master order by id');

describe('create-master', () => {
  test('makes the first one, and only the first one unless told so', async () => {
    expect(await run(['create-master'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Falta ESTETO_MASTER_NAME e ESTETO_MASTER_EMAIL'),
    });
    expect(await run(['create-master'], { ...MARIA, ESTETO_MASTER_EMAIL: 'maria' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('E-mail'),
    });
    expect(await masters()).toEqual([]);

    const first = await run(['create-master'], MARIA);
    expect(first).toMatchObject({ code: 0, output: expect.stringContaining('Master criado: Maria Teles <maria@escritorio.com.br>.') });
    expect(linkIn(first.output)).toBeDefined();

    const second = await run(['create-master'], { ...MARIA, ESTETO_MASTER_EMAIL: 'joao@escritorio.com.br' });
    expect(second).toMatchObject({ code: 1, output: expect.stringContaining('Já existe master: maria@escritorio.com.br.') });
    expect(await masters()).toHaveLength(1);
    const other = await run(['create-master', '--another'], { ESTETO_MASTER_NAME: 'João', ESTETO_MASTER_EMAIL: 'joao@escritorio.com.br' });
    expect(other.code).toBe(0);
    expect(await masters()).toHaveLength(2);
    const taken = await run(['create-master', '--another'], MARIA);
    expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('Já existe uma pessoa com este e-mail.') });

    const again = await run(['create-master', '--new-link'], MARIA);
    expect(again.code).toBe(0);
    expect(linkIn(again.output)).not.toBe(linkIn(first.output));
    expect(await database.sql('select user_id from password_recoveries')).toHaveLength(2);
  });

  test('an option that is none is told', async () => {
    expect(await run(['create-master', '--force'], MARIA)).toMatchObject({ code: 1, output: expect.stringContaining('--another') });
  });

  test('a command that is none is told, and the process ends so', async () => {
    const child = promisify(execFile)(process.execPath, ['src/server.ts', 'create-mestre'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], ...settings() },
    });
    await expect(child).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('comandos: create-master') });
  });
});
