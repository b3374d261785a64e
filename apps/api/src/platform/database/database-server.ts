import type pg from 'pg';
import { APP_ROLE } from './database.ts';
import { sqlState } from './sql-state.ts';

// What the product asks of a PostgreSQL server that somebody else keeps. What it may not do itself it says as SQL, to be run as it stands.

/** The first in which a database may sort by ICU. */
const SMALLEST_VERSION = 15;
const LOCALE = 'pt-BR';
const NOT_PERMITTED = '42501';

type Facts = { version: number; database: string; owner: string; is_superuser: boolean; database_row: Record<string, unknown> };

/** Refuses a server that is too old, and a database that would sort 'Zélia, abel, Ávila': how one sorts is chosen when it is made. */
export const refuseUnfit = async (client: pg.Client): Promise<void> => {
  const { version, database, owner, database_row: row } = await factsOf(client);
  if (version < SMALLEST_VERSION * 10_000)
    throw new Error(`O PostgreSQL do servidor é o ${Math.floor(version / 10_000)}; o Esteto precisa do ${SMALLEST_VERSION} ou mais novo.`);
  const sortsBy = String((row['datlocprovider'] === 'i' ? (row['datlocale'] ?? row['daticulocale']) : row['datcollate']) ?? '');
  if (row['datlocprovider'] === 'i' && sortsBy === LOCALE) return;
  throw new Error(
    `O banco ${database} põe nomes na ordem de "${sortsBy}", e não na do português. Isso se escolhe ao criar o banco: quem administra o servidor cria outro, vazio, para DATABASE_URL e DATABASE_OWNER_URL:\n\n  ${newDatabase(`${database}_novo`, owner)}\n\nSe já há dados, leve-os com pg_dump e pg_restore (README, "Backup").`,
  );
};

const newDatabase = (name: string, owner: string): string =>
  `create database ${quoted(name)} owner ${quoted(owner)} template template0 encoding 'UTF8' locale_provider icu icu_locale '${LOCALE}';`;

/**
 * The role that serves, given to the login of the application; and everything in the database the owner's, which it is not when somebody else
 * restored it.
 */
export const ensureRoles = async (client: pg.Client, login: string): Promise<void> => {
  const facts = await factsOf(client);
  // An address without a name is of who runs the server, as it is to PostgreSQL.
  const appLogin = login || facts.owner;
  const { rows: there } = await client.query<{ rolname: string }>('select rolname from pg_roles where rolname = any($1)', [
    [APP_ROLE, appLogin],
  ]);
  const isThere = (role: string) => there.some(({ rolname }) => rolname === role);
  const needed: string[] = facts.is_superuser ? [] : await foreignOwners(client);
  if (!isThere(APP_ROLE)) needed.push(`create role ${APP_ROLE} nologin;`);
  if (!isThere(appLogin)) needed.push(`create role ${quoted(appLogin)} login password '…';`);
  if (!isThere(appLogin) || !isThere(APP_ROLE) || !(await mayBecome(client, appLogin, facts.version)))
    needed.push(`grant ${APP_ROLE} to ${quoted(appLogin)};`);
  if (needed.length === 0) return;
  if (isThere(appLogin) && (await runs(client, needed))) return;
  throw new Error(
    `O papel ${facts.owner} não pode preparar o banco ${facts.database}. Quem administra o servidor PostgreSQL roda, conectado a ${facts.database}:\n\n${needed.map((line) => `  ${line}`).join('\n')}\n\nDepois, inicie de novo.`,
  );
};

/** False: this role may not. */
const runs = async (client: pg.Client, statements: readonly string[]): Promise<boolean> => {
  try {
    for (const statement of statements) await client.query(statement);
    return true;
  } catch (error) {
    if (sqlState(error) === NOT_PERMITTED) return false;
    throw error;
  }
};

const factsOf = async (client: pg.Client): Promise<Facts> => {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int as version, d.datname as database, current_user as owner, r.rolsuper as is_superuser,
       to_jsonb(d) as database_row
     from pg_database d, pg_roles r where d.datname = current_database() and r.rolname = current_user`,
  );
  return rows[0] as Facts;
};

/** Since PostgreSQL 16 a membership may come without the right to take the role on. */
const mayBecome = async (client: pg.Client, login: string, version: number): Promise<boolean> => {
  const right = version >= 160_000 ? 'SET' : 'MEMBER';
  const { rows } = await client.query<{ may: boolean }>('select pg_has_role($1, $2, $3) as may', [login, APP_ROLE, right]);
  return rows[0]?.may ?? false;
};

/** What would make the owner's what is somebody else's in the product's schemas. */
const foreignOwners = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ statement: string }>(
    `with ours as (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss'))
     select format('alter database %I owner to %I;', datname, current_user) as statement, 1 as place from pg_database
       where datname = current_database() and not pg_has_role(datdba, 'USAGE')
     union all
     select format('alter schema %I owner to %I;', nspname, current_user), 2 from pg_namespace
       where oid in (select oid from ours) and nspname <> 'public' and not pg_has_role(nspowner, 'USAGE')
     union all
     select format('alter table %s owner to %I;', c.oid::regclass, current_user), 3 from pg_class c
       where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v') and not relispartition and not pg_has_role(relowner, 'USAGE')
     union all
     select format('alter table %s owner to %I;', c.oid::regclass, current_user), 4 from pg_class c
       where relnamespace in (select oid from ours) and relispartition and relkind in ('r', 'p') and not pg_has_role(relowner, 'USAGE')
     union all
     select format('alter %s %s owner to %I;', case when prokind = 'p' then 'procedure' else 'function' end, p.oid::regprocedure, current_user), 5
       from pg_proc p where pronamespace in (select oid from ours) and not pg_has_role(proowner, 'USAGE')
         -- An extension's are its own.
         and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     union all
     select format('alter type %s owner to %I;', t.oid::regtype, current_user), 6 from pg_type t
       where typnamespace in (select oid from ours) and typtype = 'e' and not pg_has_role(typowner, 'USAGE')
     order by place`,
  );
  return rows.map(({ statement }) => statement);
};

const quoted = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`);
