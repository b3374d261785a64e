import { DUE_KINDS, type DueKind, type DueState, type DueStatus, dueState } from '@esteto/domain/agenda/due-date/due-date';
import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import { BOLETO_STATUSES, type BoletoStatus } from '@esteto/domain/money/boleto/boleto-life';
import { MONTHLY_OBLIGATION_STATUSES, type MonthlyObligationStatus } from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import type { LicensingKind } from '@esteto/domain/opening/licensing/licensing-kind';
import { IN_FORCE_STATUSES } from '@esteto/domain/opening/licensing/licensing-kind';
import { and, asc, between, eq, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { seenBoletos } from '../../../tables/boleto/boleto-scope.ts';
import { companyCertificates, doctorCertificates } from '../../../tables/certificate/certificate.tables.ts';
import { companies, memberships } from '../../../tables/company/company.tables.ts';
import { departmentMembers } from '../../../tables/department/department.tables.ts';
import { licences, licensings } from '../../../tables/licensing/licensing.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { registrationDrafts } from '../../../tables/registration/draft.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { lastDay } from '../../company/certificate/certificate-scope.ts';

export type DueScope = {
  /** The companies whose dates are onlyOfKind for; all where it is null. */
  company_ids: readonly number[] | null;
  /** Who asks of their own companies, and sees nobody else's tax; left out by the office. */
  person_id?: number;
  kinds: readonly DueKind[];
  analyst_id?: number | null;
  without_analyst?: boolean | null;
  department_id?: number | null;
};

/** A day as it is read: what is not of its kind is null. */
export type FoundDue = {
  kind: DueKind;
  id: number;
  company_id: number;
  company_name: string;
  analyst_id: number | null;
  analyst_name: string | null;
  on: string;
  boleto_status: BoletoStatus | null;
  obligation_status: MonthlyObligationStatus | null;
  name: string | null;
  rule_key: ObligationKey | null;
  licence_kind: LicensingKind | null;
  competence: string | null;
  amount: number | null;
};

export type DueWindow = { from: string; to: string };

/** What falls due between two days, of every kind that is onlyOfKind for. */
const duesOf = (db: Reader, { kinds, company_ids, person_id }: DueScope, { from, to }: DueWindow) => {
  const onlyOfKind = (kind: DueKind): SQL | undefined => (kinds.includes(kind) ? undefined : sql`false`);
  const of = (company: PgColumn): SQL | undefined => (company_ids === null ? undefined : inArray(company, [...company_ids]));
  const seen = company_ids !== null && person_id ? seenBoletos(company_ids, person_id) : of(boletos.company_id);
  return unionAll(
    db
      .select(columns('boleto', { ...boletos, boleto_status: boletos.status, on: boletos.pay_by, name: boletos.description }))
      .from(boletos)
      .where(and(onlyOfKind('boleto'), seen, between(boletos.pay_by, from, to), notInArray(boletos.status, [...NO_BOLETO]))),
    db
      .select(
        columns('obligation', {
          ...monthlyObligations,
          on: monthlyObligations.legal_date,
          obligation_status: monthlyObligations.status,
          name: monthlyObligations.rule_name,
        }),
      )
      .from(monthlyObligations)
      .where(
        and(
          onlyOfKind('obligation'),
          of(monthlyObligations.company_id),
          between(monthlyObligations.legal_date, from, to),
          notInArray(monthlyObligations.status, [...NO_OBLIGATION]),
        ),
      ),
    db
      .select(
        columns('licence', {
          id: licences.id,
          company_id: licensings.company_id,
          on: licences.valid_until,
          name: licences.name,
          licence_kind: licences.kind,
        }),
      )
      .from(licences)
      .innerJoin(licensings, eq(licensings.id, licences.licensing_id))
      .where(
        and(
          onlyOfKind('licence'),
          of(licensings.company_id),
          between(licences.valid_until, from, to),
          inArray(licences.status, [...IN_FORCE_STATUSES]),
          ne(licensings.status, 'cancelled'),
          sql`not exists (select 1 from ${licences} as later where later.renews_id = ${licences.id} and later.renewal = 'issued')`,
        ),
      ),
    db
      .select(columns('company_certificate', { ...companyCertificates, on: lastDay(companyCertificates) }))
      .from(companyCertificates)
      .where(and(onlyOfKind('company_certificate'), of(companyCertificates.company_id), between(lastDay(companyCertificates), from, to))),
    db
      .select(
        columns('doctor_certificate', {
          id: doctorCertificates.id,
          company_id: memberships.company_id,
          on: lastDay(doctorCertificates),
          name: doctorCertificates.name,
        }),
      )
      .from(doctorCertificates)
      .innerJoin(memberships, and(eq(memberships.user_id, doctorCertificates.user_id), eq(memberships.user_type, 'partner')))
      .where(and(onlyOfKind('doctor_certificate'), of(memberships.company_id), between(lastDay(doctorCertificates), from, to))),
    db
      .select(columns('draft', { id: registrationDrafts.id, company_id: registrationDrafts.company_id, on: sentOn }))
      .from(registrationDrafts)
      .where(
        and(onlyOfKind('draft'), of(registrationDrafts.company_id), eq(registrationDrafts.status, 'waiting'), between(sentOn, from, to)),
      ),
  ).as('dues');
};

type Dues = ReturnType<typeof duesOf>;

const analystOf = (all: Dues) => sql<number | null>`coalesce(${all.analyst_id}, ${companies.analyst_id})`;

const isOf = (all: Dues, { analyst_id, without_analyst, department_id }: DueScope): SQL | undefined => {
  const analyst = analystOf(all);
  return and(
    analyst_id ? eq(analyst, analyst_id) : undefined,
    without_analyst ? isNull(analyst) : undefined,
    department_id
      ? sql`${analyst} in (select ${departmentMembers.user_id} from ${departmentMembers} where ${departmentMembers.department_id} = ${department_id})`
      : undefined,
  );
};

const shown = (all: Dues) => ({
  kind: all.kind,
  id: all.id,
  company_id: all.company_id,
  company_name: sql<string>`${companies.name}`.as('due_company_name'),
  analyst_id: sql<number | null>`${users.id}`.mapWith(users.id).as('due_person_id'),
  analyst_name: sql<string | null>`${users.name}`.as('due_person_name'),
  on: all.on,
  boleto_status: all.boleto_status,
  obligation_status: all.obligation_status,
  name: all.name,
  rule_key: all.rule_key,
  licence_kind: all.licence_kind,
  competence: all.competence,
  amount: all.amount,
});

/** In order of time. One statement. */
export const within = async (db: Reader, scope: DueScope, window: DueWindow, limit: number): Promise<FoundDue[]> => {
  const all = duesOf(db, scope, window);
  return db
    .select(shown(all))
    .from(all)
    .innerJoin(companies, eq(companies.id, all.company_id))
    .leftJoin(users, eq(users.id, analystOf(all)))
    .where(isOf(all, scope))
    .orderBy(asc(all.on), asc(all.kind), asc(all.id))
    .limit(limit);
};

/** The same, of each day the first so many and one more, which says that there are. One statement. */
export const ofEachDay = async (
  db: Reader,
  { state, today, ...scope }: DueScope & { state: DueState | null; today: string },
  window: DueWindow,
  most: number,
): Promise<(FoundDue & { place: number })[]> => {
  const all = duesOf(db, scope, window);
  const place = sql<number>`row_number() over (partition by ${all.on} order by ${all.kind}, ${all.id})`.mapWith(Number);
  const placed = db
    .select({ ...shown(all), place: place.as('place') })
    .from(all)
    .innerJoin(companies, eq(companies.id, all.company_id))
    .leftJoin(users, eq(users.id, analystOf(all)))
    .where(and(isOf(all, scope), state ? stands(all, state, today) : undefined))
    .as('placed');
  return db
    .select()
    .from(placed)
    .where(lte(placed.place, most + 1))
    .orderBy(asc(placed.on), asc(placed.place));
};

export type CountedDue = Pick<FoundDue, 'kind' | 'analyst_id' | 'analyst_name' | 'boleto_status' | 'obligation_status'> & {
  is_over: boolean;
  count: number;
};

/** How many there are that stand alike. One statement. */
export const counted = async (db: Reader, scope: DueScope, window: DueWindow, today: string): Promise<CountedDue[]> => {
  const all = duesOf(db, scope, window);
  const is_over = sql<boolean>`${all.on} < ${today}`.as('is_over');
  return db
    .select({
      kind: all.kind,
      analyst_id: users.id,
      analyst_name: users.name,
      boleto_status: all.boleto_status,
      obligation_status: all.obligation_status,
      is_over,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(all)
    .innerJoin(companies, eq(companies.id, all.company_id))
    .leftJoin(users, eq(users.id, analystOf(all)))
    .where(isOf(all, scope))
    .groupBy(all.kind, users.id, users.name, all.boleto_status, all.obligation_status, sql`is_over`);
};

/** What stands so today: as domain says of each status, before its day is over and after it. */
const stands = (all: Dues, state: DueState, today: string): SQL | undefined =>
  or(
    ...[true, false].map((isOver) => {
      const isSo = (record: DueStatus): boolean => dueState(record, isOver ? '2000-01-01' : '2000-01-02', '2000-01-02') === state;
      return and(
        isOver ? sql`${all.on} < ${today}` : sql`${all.on} >= ${today}`,
        or(
          inArray(
            all.boleto_status,
            BOLETO_STATUSES.filter((status) => isSo({ kind: 'boleto', status })),
          ),
          inArray(
            all.obligation_status,
            MONTHLY_OBLIGATION_STATUSES.filter((status) => isSo({ kind: 'obligation', status })),
          ),
          inArray(
            all.kind,
            DUE_KINDS.filter((kind) => kind !== 'boleto' && kind !== 'obligation' && isSo({ kind })),
          ),
        ),
      );
    }),
  );

type Column = SQL | PgColumn;

const sentOn = sql`(${registrationDrafts.created_at} at time zone 'America/Sao_Paulo')::date`;

/** Nobody has to pay or to deliver these. */
const NO_BOLETO = ['canceled', 'generating', 'generation_failed', 'validation_failed'] as const;
const NO_OBLIGATION = ['not_generated', 'waived', 'no_fact'] as const;

type Parts = { id: Column; company_id: Column; on: Column } & Partial<
  Record<'boleto_status' | 'obligation_status' | 'rule_key' | 'licence_kind' | 'name' | 'competence' | 'amount' | 'analyst_id', Column>
>;

/** Named by words that no table has: the statement around them asks for them bare. */
const columns = (kind: DueKind, parts: Parts) => ({
  kind: sql<DueKind>`${kind}::text`.as('due_kind'),
  id: sql<number>`${parts.id}`.mapWith(Number).as('due_id'),
  company_id: sql<number>`${parts.company_id}`.mapWith(Number).as('due_company_id'),
  on: sql<string>`${parts.on}`.as('due_on'),
  boleto_status: sql<BoletoStatus | null>`${parts.boleto_status ?? null}::text`.as('due_boleto_status'),
  obligation_status: sql<MonthlyObligationStatus | null>`${parts.obligation_status ?? null}::text`.as('due_obligation_status'),
  rule_key: sql<ObligationKey | null>`${parts.rule_key ?? null}::text`.as('due_rule_key'),
  licence_kind: sql<LicensingKind | null>`${parts.licence_kind ?? null}::text`.as('due_licence_kind'),
  name: sql<string | null>`${parts.name ?? null}::text`.as('due_name'),
  competence: sql<string | null>`${parts.competence ?? null}::text`.as('due_competence'),
  amount: sql<number | null>`${parts.amount ?? null}::bigint`.mapWith(Number).as('due_amount'),
  analyst_id: sql<number | null>`${parts.analyst_id ?? null}::bigint`.as('due_analyst_id'),
});
