import { randomBytes } from 'node:crypto';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { ask, databaseAt } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

// A PostgreSQL server that somebody else keeps: what it must be, and what its administrator must have done.

const { ownerUrl: admin } = inject('server');
const unique = () => `op_${randomBytes(5).toString('hex')}`;

/** A database of an owner who may make no roles, and a login for the application. */
const installation = async (how = "locale_provider icu icu_locale 'pt-BR'") => {
  const [database, owner, web] = [unique(), unique(), unique()];
  for (const role of [owner, web]) await ask(admin, `create role ${role} login password 'x'`);
  await ask(admin, `create database ${database} owner ${owner} template template0 encoding 'UTF8' ${how}`);
  onTestFinished(async () => {
    await ask(admin, `drop database ${database} with (force)`);
    for (const role of [web, owner]) await ask(admin, `drop role ${role}`);
  });
  return { database, owner, web, ownerUrl: as(owner, database), appUrl: as(web, database), adminUrl: databaseAt(admin, database) };
};

const as = (role: string, database: string): string => {
  const url = new URL(databaseAt(admin, database));
  url.username = role;
  url.password = 'x';
  return url.href;
};

const messageOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'it went well',
    (error: Error) => error.message,
  );

/** The statements of a message that are to be run as they stand. */
const statementsIn = (message: string): string[] =>
  message.split('\n').flatMap((line) => (/^ {2}(.*;)$/.exec(line)?.[1] ? [line.trim()] : []));

describe('a database that sorts otherwise', () => {
  test.each(["locale_provider libc locale 'C'", "locale_provider icu icu_locale 'en'"])(
    '%s: is refused, with the one to make instead',
    async (how) => {
      const { ownerUrl, appUrl, database } = await installation(how);
      const message = await messageOf(migrate({ ownerUrl, appUrl }));
      expect(message).toMatch(/põe nomes na ordem de "(C|en)"/);
      const [create = ''] = statementsIn(message);
      await ask(admin, create);
      onTestFinished(async () => void (await ask(admin, `drop database ${database}_novo`)));
      const [{ names } = {}] = await ask(
        databaseAt(admin, `${database}_novo`),
        "select array_agg(name order by name) as names from (values ('Zélia'), ('abel'), ('Ávila')) as people(name)",
      );
      expect(names).toEqual(['abel', 'Ávila', 'Zélia']);
    },
  );
});

describe('the roles', () => {
  test('that the owner may not give are told as SQL; once it was run the application enters', async () => {
    const { ownerUrl, appUrl, adminUrl, web } = await installation();
    const message = await messageOf(migrate({ ownerUrl, appUrl }));
    expect(statementsIn(message)).toEqual([`grant esteto_app to ${web};`]);
    for (const statement of statementsIn(message)) await ask(adminUrl, statement);
    await migrate({ ownerUrl, appUrl });
    const database = openDatabase(appUrl);
    await database.db.execute('select count(*) from users');
    await database.close();
  });

  test('that the owner may give are given', async () => {
    const { ownerUrl, appUrl, owner, web } = await installation();
    await ask(admin, `grant esteto_app to ${owner} with admin option`);
    await migrate({ ownerUrl, appUrl });
    expect(await ask(admin, `select pg_has_role('${web}', 'esteto_app', 'SET') as may`)).toEqual([{ may: true }]);
  });

  test('a login that does not exist is told before the application tries it', async () => {
    const { ownerUrl, database } = await installation();
    const message = await messageOf(migrate({ ownerUrl, appUrl: as('nobody_knows_it', database) }));
    expect(statementsIn(message)).toEqual(["create role nobody_knows_it login password '…';", 'grant esteto_app to nobody_knows_it;']);
  });

  test('what somebody else restored is told as SQL that gives it to the owner', async () => {
    const { ownerUrl, appUrl, adminUrl, owner, web } = await installation();
    await ask(admin, `grant esteto_app to ${owner} with admin option`);
    await migrate({ ownerUrl: adminUrl, appUrl: adminUrl });
    const message = await messageOf(migrate({ ownerUrl, appUrl }));
    const statements = statementsIn(message);
    expect(statements).toContain(`alter table users owner to ${owner};`);
    for (const statement of statements) await ask(adminUrl, statement);
    await migrate({ ownerUrl, appUrl });
    const database = openDatabase(appUrl);
    await database.db.execute('select count(*) from users');
    await database.close();
    expect(statements).toContain(`grant esteto_app to ${web};`);
  });
});

test('a preparation that fails says what the database said, without the rows', async () => {
  const { ownerUrl, adminUrl, owner } = await installation();
  await ask(admin, `grant esteto_app to ${owner} with admin option`);
  await ask(adminUrl, `create table invoices (id int); alter table invoices owner to ${owner}`);
  const message = await messageOf(migrate({ ownerUrl }));
  expect(message).toBe('A preparação do banco falhou: relation "invoices" already exists (42P07)');
});

test('a database that cannot be entered is told with its place and without its password', async () => {
  const url = 'postgres://esteto:segredo@127.0.0.1:1/esteto';
  expect(await messageOf(migrate({ ownerUrl: url }))).toMatch(
    /^Não foi possível entrar no banco 127\.0\.0\.1:1\/esteto como esteto: connect ECONNREFUSED/,
  );
  const wrong = new URL(admin);
  wrong.password = 'errada';
  expect(await messageOf(migrate({ ownerUrl: wrong.href }))).toMatch(/como esteto_owner: password authentication failed/);
});
