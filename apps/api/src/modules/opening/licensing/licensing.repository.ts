import type { ListInput, Page } from '@esteto/contract/list';
import type { Licence } from '@esteto/contract/opening/licence-record';
import type { LicensingDetail, LicensingRow } from '@esteto/contract/opening/licensing';
import type { RenewalStatus } from '@esteto/domain/opening/licensing/licence-life';
import { type LicensingFilters, licensingFilters } from '@esteto/domain/opening/licensing/licensing-form';
import { IN_FORCE_STATUSES, WORK_OVER_STATUSES } from '@esteto/domain/opening/licensing/licensing-kind';
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../tables/company/company-standing.ts';
import { licences, licensings } from '../../../tables/licensing/licensing.tables.ts';
import { registrations } from '../../../tables/registration/registration.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { ofLicensing, records } from './licence/licence.repository.ts';

const city = sql<string | null>`${companies.address}->>'city'`;

/** All of them: `licenceStandings` says which are in force, which are on their way and which were before. */
const LICENCES = sql<Licence[]>`coalesce((
  select json_agg(json_build_object('id', l.id, 'version', l.version, 'kind', l.kind, 'name', l.name, 'status', l.status,
    'observation', l.observation, 'valid_until', l.valid_until, 'number', l.number, 'issued_by', l.issued_by, 'renewal', l.renewal,
    'renews_id', l.renews_id, 'moved_on', l.moved_on, 'answered_at', l.answered_at) order by l.id)
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

const narrowedBy = (db: Reader, input: Partial<LicensingFilters>): (SQL | undefined)[] => {
  const { search, situation, kind, item_status, analyst_id, without_analyst, answered } = input;
  const waiting = db.select({ id: licences.licensing_id }).from(licences).where(isNotNull(licences.answered_at));
  const matching = db.select({ id: companies.id }).from(companies).where(containsKey(companies.search_key, search));
  const having = db
    .select({ id: licences.licensing_id })
    .from(licences)
    .where(and(kind ? eq(licences.kind, kind) : undefined, item_status ? eq(licences.status, item_status) : undefined));
  return [
    search ? inArray(licensings.company_id, matching) : undefined,
    situation ? eq(licensings.status, situation) : undefined,
    kind || item_status ? inArray(licensings.id, having) : undefined,
    analyst_id ? eq(licensings.analyst_id, analyst_id) : undefined,
    without_analyst ? isNull(licensings.analyst_id) : undefined,
    answered ? inArray(licensings.id, waiting) : undefined,
  ];
};

/** Without its licences. */
export const find = async (db: Reader, id: number) => {
  const [row] = await db
    .select(shown)
    .from(licensings)
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .leftJoin(users, eq(users.id, licensings.analyst_id))
    .where(eq(licensings.id, id));
  if (!row) throw notFound();
  return row;
};

export const detail = async (db: Reader, id: number): Promise<LicensingDetail> => ({
  ...(await find(db, id)),
  licences: await records(db, ofLicensing(id)),
});

const renewals = alias(licences, 'renewals');
const renewedBy = (db: Reader, ...statuses: RenewalStatus[]) =>
  exists(
    db
      .select({ id: renewals.id })
      .from(renewals)
      .where(and(eq(renewals.renews_id, licences.id), inArray(renewals.renewal, statuses))),
  );

const isHeld = and(inArray(licences.status, [...IN_FORCE_STATUSES]), ne(licences.renewal, 'undone'));

/** Its licensing was not given up either. */
const isNeeded = and(ne(licensings.status, 'cancelled'), isInOffice);

const trouble = alias(licences, 'trouble');
/** As `renewalTrouble` says it. */
const inTrouble = (stalled_since: string) =>
  or(eq(trouble.status, 'hindered'), and(notInArray(trouble.status, [...WORK_OVER_STATUSES]), lte(trouble.moved_on, stalled_since)));

/** What ends until a day, or has ended, and nobody renews; and whatever its end, what is renewed with trouble. */
export const ending = async (db: Reader, { until, stalled_since }: { until: string; stalled_since: string }) =>
  db
    .select({
      id: licences.id,
      licensing_id: licences.licensing_id,
      company_name: companies.name,
      city,
      kind: licences.kind,
      name: licences.name,
      valid_until: sql<string>`${licences.valid_until}`,
      renewal: { id: trouble.id, status: trouble.status, moved_on: trouble.moved_on, observation: trouble.observation },
    })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .leftJoin(trouble, and(eq(trouble.renews_id, licences.id), eq(trouble.renewal, 'running')))
    .where(
      and(
        isHeld,
        isNeeded,
        isNotNull(licences.valid_until),
        not(renewedBy(db, 'issued')),
        or(and(isNull(trouble.id), lte(licences.valid_until, until)), and(isNotNull(trouble.id), inTrouble(stalled_since))),
      ),
    )
    .orderBy(asc(licences.valid_until), asc(licences.id))
    .limit(500);

/** Held and not renewed, ending between two days: with what was told of its end. */
export const endingBetween = (db: Reader, { from, until }: { from: string; until: string }) =>
  db
    .select({ id: licences.id, valid_until: sql<string>`${licences.valid_until}`, last_mark: licences.ending_told })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .where(and(isHeld, isNeeded, gte(licences.valid_until, from), lte(licences.valid_until, until), not(renewedBy(db, 'issued'))))
    .orderBy(asc(licences.id));

/** Locked, when it is still held and nobody renewed it meanwhile; else null. */
export const lockHeld = async (tx: Tx, id: number) => {
  const [row] = await tx.lockAll(licences, { scope: and(eq(licences.id, id), isHeld, not(renewedBy(tx.db, 'issued'))), most: 1 });
  return row ?? null;
};

/** Whether a renewal of it is under way. */
export const isBeingRenewed = async (db: Reader, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: licences.id })
    .from(licences)
    .where(and(eq(licences.renews_id, id), eq(licences.renewal, 'running')));
  return rows.length > 0;
};

/** Open companies that are ours to look after, and whose licences nobody does yet. */
export const toBegin = async (db: Reader): Promise<{ id: number; analyst_id: number | null }[]> =>
  db
    .select({ id: registrations.company_id, analyst_id: registrations.analyst_id })
    .from(registrations)
    .innerJoin(companies, eq(companies.id, registrations.company_id))
    .leftJoin(licensings, eq(licensings.company_id, registrations.company_id))
    .where(and(eq(registrations.status, 'finished'), isInOffice, isNull(licensings.id)))
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
        ne(licences.renewal, 'undone'),
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
    .select({ licence: licences, company_id: companies.id, company_name: companies.name, analyst_id: licensings.analyst_id })
    .from(licences)
    .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
    .innerJoin(companies, eq(companies.id, licensings.company_id))
    .where(eq(licences.id, id));
  return row ?? null;
};

/** Locked, in order of id: the licensings of these licences. They are locked before their licences, by whoever changes either. */
export const lockOf = (tx: Tx, ids: readonly number[]) =>
  tx.lockAll(licensings, {
    scope: inArray(
      licensings.id,
      tx.db
        .select({ id: licences.licensing_id })
        .from(licences)
        .where(inArray(licences.id, [...ids])),
    ),
    most: ids.length,
  });

/** Locked, in order of id: those of these ids that are still to be renewed. */
export const lockEnding = (tx: Tx, ids: readonly number[]) =>
  tx.lockAll(licences, {
    scope: and(inArray(licences.id, [...ids]), isHeld, not(renewedBy(tx.db, 'running', 'issued'))),
    most: ids.length,
  });

/** Locked: the renewals of these licences that were undone. */
export const lockUndone = (tx: Tx, ids: readonly number[]) =>
  tx.lockAll(licences, { scope: and(inArray(licences.renews_id, [...ids]), eq(licences.renewal, 'undone')), most: ids.length });

/** Locked: those of these ids that are renewals under way. */
export const lockRunning = (tx: Tx, ids: readonly number[]) =>
  tx.lockAll(licences, { scope: and(inArray(licences.id, [...ids]), eq(licences.renewal, 'running')), most: ids.length });

/** Every licence of these licensings. */
export const licencesOf = (db: Reader, licensing_ids: readonly number[]) =>
  db
    .select()
    .from(licences)
    .where(inArray(licences.licensing_id, [...licensing_ids]))
    .orderBy(asc(licences.id));

export const inLicensing = (licensing_id: number) => eq(licences.licensing_id, licensing_id);

/** Licensings that wait for the staff. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader) => {
  const licences = pile(licensingFilters, {
    from: licensings,
    person: licensings.analyst_id,
    since: licensings.created_at,
    where: (filters) => and(...narrowedBy(db, filters)),
  });
  return { licensings: licences, licences_answered: licences };
};
