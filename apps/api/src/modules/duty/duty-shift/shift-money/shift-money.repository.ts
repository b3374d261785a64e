import type { NoteShift } from '@esteto/contract/duty/shift-money';
import { HELD_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { type CostedShift, type Payee, shiftWorth } from '@esteto/domain/duty/duty-shift/shift-money';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { accreditations } from '../../../../tables/accreditation/accreditation.tables.ts';
import { clients } from '../../../../tables/client/client.tables.ts';
import { companies } from '../../../../tables/company/company.tables.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { unitBudgets } from '../../../../tables/duty-shift/shift-money.tables.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { managementGroups } from '../../../../tables/management-group/management-group.tables.ts';
import { unitSectors, units } from '../../../../tables/unit/unit.tables.ts';
import { users } from '../../../../tables/user/user.tables.ts';
import { type GroupScope, inGroup, publishedOf } from '../duty-shift.repository.ts';

/** The months in which shifts begin. */
const within = (from: string, to: string): SQL => between(dutyShifts.starts_on, firstDayOf(from), lastDayOf(to));

const valued = {
  status: dutyShifts.status,
  value: dutyShifts.value,
  value_kind: dutyShifts.value_kind,
  duration_minutes: dutyShifts.duration_minutes,
  done_minutes: dutyShifts.done_minutes,
  invoiced_value: dutyShifts.invoiced_value,
  note: { status: invoices.status, due_date: invoices.due_date },
};

const times = {
  starts_on: dutyShifts.starts_on,
  starts_at: dutyShifts.starts_at,
  ends_on: dutyShifts.ends_on,
  ends_at: dutyShifts.ends_at,
};

const DONE = ['done', 'done_with_divergence'] as const;

const shiftColumns = {
  ...valued,
  ...times,
  id: dutyShifts.id,
  group_id: dutyShifts.group_id,
  group_name: managementGroups.name,
  unit_id: dutyShifts.unit_id,
  unit_name: units.name,
  sector_name: unitSectors.name,
  title: dutyShifts.title,
  invoice_id: dutyShifts.invoice_id,
  invoice_number: invoices.number,
  invoice_company_id: invoices.company_id,
};

type Months = { from: string; to: string };

const isPaidWithin = (user_id: number, { from, to }: Months): SQL | undefined =>
  and(publishedOf(user_id), within(from, to), inArray(dutyShifts.status, [...HELD_STATUSES, 'running', ...DONE, 'paid']));

/** A professional's shifts that are paid or will be, in order of time. */
export const ofMonths = (db: Reader, user_id: number, months: Months) =>
  db
    .select(shiftColumns)
    .from(dutyShifts)
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .leftJoin(invoices, eq(invoices.id, dutyShifts.invoice_id))
    .where(isPaidWithin(user_id, months))
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));

/** The same with whom the group pays, and the group among the clients of a company. One statement. */
export const withPayees = (db: Reader, user_id: number, company_id: number, months: Months) => {
  const payee = payeeOf(db, user_id);
  const client = db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(isGroupAmong(company_id))
    .orderBy(sql`${clients.document} is not distinct from ${managementGroups.cnpj} desc`, asc(clients.id))
    .limit(1)
    .as('client');
  return db
    .select({
      ...shiftColumns,
      payee: { payment: payee.payment, company_id: payee.company_id, company_name: payee.company_name },
      client: { id: client.id, name: client.name },
    })
    .from(dutyShifts)
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .leftJoin(invoices, eq(invoices.id, dutyShifts.invoice_id))
    .innerJoinLateral(payee, sql`true`)
    .leftJoinLateral(client, sql`true`)
    .where(isPaidWithin(user_id, months));
};

/** A company's client that is the group, or a branch of it. */
const isGroupAmong = (company_id: number): SQL | undefined =>
  and(
    eq(clients.company_id, company_id),
    eq(clients.person_type, 'PJ'),
    eq(clients.status, 'active'),
    sql`left(${clients.document}, 8) = left(${managementGroups.cnpj}, 8)`,
  );

export type PaidShift = Awaited<ReturnType<typeof ofMonths>>[number];

/** Those that a professional names, as far as they are theirs. */
export const publishedOnes = (user_id: number, ids: readonly number[]): SQL | undefined =>
  and(publishedOf(user_id), inArray(dutyShifts.id, [...ids]));

/** The same with all that a note of them is judged by: in one statement, once they are held. */
export const toBill = (db: Reader, user_id: number, ids: readonly number[]) => {
  const payee = payeeOf(db, user_id);
  return db
    .select({
      ...valued,
      ...times,
      group_id: dutyShifts.group_id,
      group_cnpj: managementGroups.cnpj,
      place: units.name,
      unit_cnpj: units.cnpj,
      payment: payee.payment,
      company_id: payee.company_id,
      company_name: payee.company_name,
    })
    .from(dutyShifts)
    .innerJoin(managementGroups, eq(managementGroups.id, dutyShifts.group_id))
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(invoices, eq(invoices.id, dutyShifts.invoice_id))
    .leftJoinLateral(payee, sql`true`)
    .where(publishedOnes(user_id, ids));
};

/** The payee of a shift: the last accreditation that was in force says whom the group pays. */
const payeeOf = (db: Reader, user_id: number) =>
  db
    .select({ payment: accreditations.payment, company_id: accreditations.company_id, company_name: companies.name })
    .from(accreditations)
    .leftJoin(companies, eq(companies.id, accreditations.company_id))
    .where(and(eq(accreditations.group_id, dutyShifts.group_id), accreditedOnce(user_id)))
    .orderBy(desc(accreditations.id))
    .limit(1)
    .as('payee');

const accreditedOnce = (user_id: number): SQL | undefined =>
  and(eq(accreditations.professional_id, user_id), isNotNull(accreditations.first_competence));

export type GroupPayee = Payee & {
  id: number;
  name: string;
  document: string | null;
  client: { id: number; name: string } | null;
};

/** The groups that accredited a professional, today or once, whom each pays, and the group among the clients of a company. */
export const payeesOf = (db: Reader, user_id: number, company_id: number): Promise<GroupPayee[]> =>
  db
    .selectDistinctOn([accreditations.group_id], {
      id: managementGroups.id,
      name: managementGroups.name,
      document: managementGroups.cnpj,
      payment: accreditations.payment,
      company_id: accreditations.company_id,
      company_name: companies.name,
      client: { id: clients.id, name: clients.name },
    })
    .from(accreditations)
    .innerJoin(managementGroups, eq(managementGroups.id, accreditations.group_id))
    .leftJoin(companies, eq(companies.id, accreditations.company_id))
    .leftJoin(clients, isGroupAmong(company_id))
    .where(accreditedOnce(user_id))
    // The group itself before one of its branches.
    .orderBy(
      asc(accreditations.group_id),
      desc(accreditations.id),
      sql`${clients.document} is not distinct from ${managementGroups.cnpj} desc`,
      asc(clients.id),
    );

export type PlannedShift = CostedShift & { unit_id: number; unit_name: string };

/** All that is planned in a month in the units that whoever asks looks after. */
export const plannedIn = (db: Reader, scope: GroupScope, month: string): Promise<PlannedShift[]> =>
  db
    .select({
      ...valued,
      professional_id: dutyShifts.professional_id,
      end_at: dutyShifts.end_at,
      unit_id: dutyShifts.unit_id,
      unit_name: units.name,
    })
    .from(dutyShifts)
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(invoices, eq(invoices.id, dutyShifts.invoice_id))
    .where(and(inGroup(scope), within(month, month), ne(dutyShifts.status, 'cancelled')));

export const budgetsOf = (db: Reader, { group_id }: GroupScope, month: string): Promise<{ unit_id: number; amount: number | null }[]> =>
  db
    .select({ unit_id: unitBudgets.unit_id, amount: unitBudgets.amount })
    .from(unitBudgets)
    .where(and(eq(unitBudgets.group_id, group_id), eq(unitBudgets.month, month)));

export const budgetOf = (group_id: number, { unit_id, month }: { unit_id: number; month: string }): SQL | undefined =>
  and(eq(unitBudgets.group_id, group_id), eq(unitBudgets.unit_id, unit_id), eq(unitBudgets.month, month));

/** The shifts of a group that a note bills, in order of time. */
export const behindNote = async (db: Reader, scope: GroupScope, invoice_id: number): Promise<NoteShift[]> => {
  const rows = await db
    .select({
      ...valued,
      ...times,
      id: dutyShifts.id,
      professional_name: users.name,
      unit_name: units.name,
      sector_name: unitSectors.name,
    })
    .from(dutyShifts)
    .innerJoin(users, eq(users.id, dutyShifts.professional_id))
    .innerJoin(units, eq(units.id, dutyShifts.unit_id))
    .leftJoin(unitSectors, eq(unitSectors.id, dutyShifts.sector_id))
    .leftJoin(invoices, eq(invoices.id, dutyShifts.invoice_id))
    .where(and(inGroup(scope), eq(dutyShifts.invoice_id, invoice_id)))
    .orderBy(asc(dutyShifts.start_at), asc(dutyShifts.id));
  return rows.map((row) => ({ ...row, worth: shiftWorth(row) }));
};

/** Shifts that do not stand as their notes do. */
export const behindTheirNotes = (db: Reader): Promise<{ id: number }[]> =>
  db
    .select({ id: dutyShifts.id })
    .from(dutyShifts)
    .innerJoin(invoices, eq(invoices.id, dutyShifts.invoice_id))
    .where(
      and(
        isNull(dutyShifts.deleted_at),
        or(
          and(inArray(dutyShifts.status, [...DONE]), eq(invoices.status, 'paid')),
          and(eq(dutyShifts.status, 'paid'), ne(invoices.status, 'paid')),
          and(eq(invoices.status, 'replaced'), isNotNull(invoices.substituted_by_id)),
        ),
      ),
    )
    .orderBy(asc(dutyShifts.id));

export const noteOf = async (db: Reader, invoice_id: number) => {
  const [row] = await db
    .select({ status: invoices.status, substituted_by_id: invoices.substituted_by_id })
    .from(invoices)
    .where(eq(invoices.id, invoice_id));
  return row;
};
