import type { EndingLicence, Licence, LicensingDetail, LicensingRow } from '@esteto/contract/licensing';
import type { ListInput, Page } from '@esteto/contract/list';
import type { LicensingFilters } from '@esteto/domain/licensing/licensing-form';
import { and, asc, eq, getTableColumns, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import type { Tx } from '../../platform/work/work.ts';
import { companies } from '../company/company.tables.ts';
import { registrations } from '../registration/registration.tables.ts';
import { users } from '../user/user.tables.ts';
import { licences, licensings } from './licensing.tables.ts';

const city = sql<string | null>`${companies.address}->>'city'`;

/** Those in force or under way: what was renewed already is in the history. */
const LICENCES = sql<Licence[]>`coalesce((
  select json_agg(json_build_object('id', l.id, 'version', l.version, 'kind', l.kind, 'name', l.name, 'status', l.status,
    'observation', l.observation, 'valid_until', l.valid_until, 'renews_id', l.renews_id) order by l.id)
  from ${licences} l where l.licensing_id = ${licensings.id}), '[]')`;

const shown = { ...getTableColumns(licensings), company_name: companies.name, city, analyst_name: users.name, licences: LICENCES };

export const list = (db: Reader, input: ListInput & Partial<LicensingFilters>): Promise<Page<LicensingRow>> =>
  readPage(
    db,
    {
      input,
      orders: { created_at: licensings.created_at, updated_at: licensings.updated_at },
      defaultOrder: '-created_at',
      id: licensings.id,
      where: and(...narrowedBy(db, input)),
    },
    (where) =>
      db
        .select(shown)
        .from(licensings)
        .innerJoin(companies, eq(companies.id, licensings.company_id))
        .leftJoin(users, eq(users.id, licensings.analyst_id))
        .where(where),
  );

export const narrowedBy = (db: Reader, input: Partial<LicensingFilters>): (SQL | undefined)[] => {
  const { search, situation, kind, item_status, analyst_id, without_analyst } = input;
  const found = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, search));
  const having = db
    .select({ id: licences.licensing_id })
    .from(licences)
    .where(and(kind ? eq(licences.kind, kind) : undefined, item_status ? eq(licences.status, item_status) : undefined));
  return [
    search ? inArray(licensings.company_id, found) : undefined,
    situation ? eq(licensings.status, situation) : undefined,
    kind || item_status ? inArray(licensings.id, having) : undefined,
    analyst_id ? eq(licensings.analyst_id, analyst_id) : undefined,
    without_analyst ? isNull(licensings.analyst_id) : undefined,
  ];
};

export const detail = async (db: Reader, id: number): Promise<LicensingDetail> => {
  const [row] = await db
    .select(shown)
    .from(licensings)
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .leftJoin(users, eq(users.id, licensings.analyst_id))
    .where(eq(licensings.id, id));
  if (!row) throw notFound();
  return row;
};

export const ofCompany = async (db: Reader, company_id: number) =>
  db
    .select({
      id: licences.id,
      kind: licences.kind,
      name: licences.name,
      status: licences.status,
      observation: licences.observation,
      valid_until: licences.valid_until,
    })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .where(and(eq(licensings.company_id, company_id), notRenewed(db)))
    .orderBy(asc(licences.id));

const renewals = alias(licences, 'renewals');
const notRenewed = (db: Reader) => notExists(db.select({ id: renewals.id }).from(renewals).where(eq(renewals.renews_id, licences.id)));

/** What ends until a day, or has ended, and nobody renews yet. */
export const ending = async (db: Reader, until: string): Promise<EndingLicence[]> =>
  db
    .select({
      id: licences.id,
      licensing_id: licences.licensing_id,
      company_name: companies.name,
      city,
      kind: licences.kind,
      name: licences.name,
      valid_until: sql<string>`${licences.valid_until}`,
    })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .where(
      and(eq(licences.status, 'concluded'), lte(licences.valid_until, until), notRenewed(db), sql`${licensings.status} <> 'cancelled'`),
    )
    .orderBy(asc(licences.valid_until), asc(licences.id))
    .limit(500);

/** Open companies whose licences nobody looks after yet. */
export const toBegin = async (db: Reader): Promise<{ id: number; analyst_id: number | null }[]> =>
  db
    .select({ id: registrations.company_id, analyst_id: registrations.analyst_id })
    .from(registrations)
    .leftJoin(licensings, eq(licensings.company_id, registrations.company_id))
    .where(and(eq(registrations.status, 'finished'), isNull(licensings.id)))
    .limit(500);

/** Licences that wait for their owner, who was not written to since a day. */
export const toRemind = async (db: Reader, before: string): Promise<number[]> => {
  const rows = await db
    .select({ id: licences.id })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .where(
      and(
        eq(licences.status, 'awaiting_client'),
        eq(licensings.status, 'pending'),
        or(isNull(licences.reminded_on), lte(licences.reminded_on, before)),
      ),
    )
    .orderBy(asc(licences.id));
  return rows.map(({ id }) => id);
};

/** With its company; null when it is gone. */
export const withCompany = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ licence: licences, company_id: companies.id, company_name: companies.name })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .where(eq(licences.id, id));
  return row ?? null;
};

/** Locked, in order of id: those of these ids that are still to be renewed. */
export const lockEnding = (tx: Tx, ids: readonly number[]) =>
  tx.lockAll(licences, {
    scope: and(inArray(licences.id, [...ids]), eq(licences.status, 'concluded'), notRenewed(tx.db)),
    most: ids.length,
  });

export const inLicensing = (licensing_id: number) => eq(licences.licensing_id, licensing_id);

export const withIds = (ids: readonly number[]) => inArray(licensings.id, [...ids]);
