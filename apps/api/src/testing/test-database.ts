import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const TEMPLATE = 'esteto_template';

export type TestDatabase = {
  ownerUrl: string;
  appUrl: string;
  /** Rows of a statement run as the owner, past every rule of the application. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
};

/** A database of one's own: a copy of a template, file by file, which spares PostgreSQL from logging every page of it. */
export const createTestDatabase = async (server: { ownerUrl: string; appUrl: string }, template = TEMPLATE): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(server.ownerUrl, `create database ${name} template ${template} strategy file_copy`);
  const ownerUrl = databaseAt(server.ownerUrl, name);
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  owner.on('error', () => undefined);
  return {
    ownerUrl,
    appUrl: databaseAt(server.appUrl, name),
    sql: async (text, values) => (await owner.query(text, values)).rows,
    drop: async () => {
      await owner.end();
      await ask(server.ownerUrl, `drop database ${name} with (force)`);
    },
  };
};

export const databaseAt = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
};

export const ask = async (url: string, text: string): Promise<pg.QueryResultRow[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
