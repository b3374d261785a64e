import type { ListInput, Page } from '@esteto/contract/list';
import type { IncomeTaxDetail, IncomeTaxRow } from '@esteto/contract/tax/income-tax';
import type { AuditPoint, IncomeTaxFile, IncomeTaxItem, OwnReturn, PendencyRecord } from '@esteto/contract/tax/income-tax-record';
import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import type { IncomeTaxFilters, PendencyStanding } from '@esteto/domain/tax/income-tax/income-tax-form';
import { DEAD_BOLETOS, type IncomeTaxPayment, PAID_BOLETOS } from '@esteto/domain/tax/income-tax/income-tax-payment';
import type { IncomeTaxStatus } from '@esteto/domain/tax/income-tax/income-tax-status';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { PersonalAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import { boletos } from '../../../tables/boleto/boleto.tables.ts';
import { memberships } from '../../../tables/company/company.tables.ts';
import {
  incomeTaxApprovals,
  incomeTaxAuditPoints,
  incomeTaxes,
  incomeTaxFiles,
  incomeTaxItems,
  incomeTaxPendencies,
} from '../../../tables/income-tax/income-tax.tables.ts';
import { incomeTaxReadings } from '../../../tables/income-tax/income-tax-informe.tables.ts';
import { toldDeadlines } from '../../../tables/income-tax/income-tax-year.tables.ts';
import { files as storedFiles } from '../../../tables/platform/files.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { informeFields } from './informe/income-tax-informe.repository.ts';

const responsibles = alias(users, 'responsibles');

const pendencyCount = (statuses: SQL) =>
  sql<number>`(select count(*) from ${incomeTaxPendencies} p where p.income_tax_id = ${incomeTaxes.id} and p.status in (${statuses}))`.mapWith(
    Number,
  );

const itemCount = (where: SQL) =>
  sql<number>`(select count(*) from ${incomeTaxItems} i where i.income_tax_id = ${incomeTaxes.id} and ${where})`.mapWith(Number);

const shown = {
  ...getTableColumns(incomeTaxes),
  user_name: users.name,
  responsible_name: responsibles.name,
  boleto_status: boletos.status,
  waiting: pendencyCount(sql`'open', 'returned', 'overdue'`),
  overdue: pendencyCount(sql`'overdue'`),
  answered: pendencyCount(sql`'answered'`),
  items_count: itemCount(sql`true`),
  items_settled: itemCount(sql`i.status in ('accepted', 'not_applicable')`),
};

export const list = (db: Reader, input: ListInput & Partial<IncomeTaxFilters>): Promise<Page<IncomeTaxRow>> =>
  readPage(
    db,
    {
      input,
      orders: { deadline: incomeTaxes.deadline, created_at: incomeTaxes.created_at },
      defaultOrder: 'deadline',
      id: incomeTaxes.id,
      where: narrowedBy(db, input),
    },
    (where) =>
      db
        .select(shown)
        .from(incomeTaxes)
        .innerJoin(users, eq(users.id, incomeTaxes.user_id))
        .leftJoin(responsibles, eq(responsibles.id, incomeTaxes.responsible_id))
        .leftJoin(boletos, eq(boletos.id, incomeTaxes.boleto_id))
        .where(where),
  );

const narrowedBy = (db: Reader, input: Partial<IncomeTaxFilters>): SQL | undefined => {
  const { search, status, exercise_year, responsible_id, without_responsible, pendency, payment } = input;
  const matching = db.select({ id: users.id }).from(users).where(containsKey(users.search_key, search));
  return and(
    search ? inArray(incomeTaxes.user_id, matching) : undefined,
    status ? eq(incomeTaxes.status, status) : undefined,
    exercise_year ? eq(incomeTaxes.exercise_year, exercise_year) : undefined,
    responsible_id ? eq(incomeTaxes.responsible_id, responsible_id) : undefined,
    without_responsible ? isNull(incomeTaxes.responsible_id) : undefined,
    pendency ? inArray(incomeTaxes.id, havingPendency(db, pendency)) : undefined,
    payment ? paidAs(db, payment) : undefined,
  );
};

const havingPendency = (db: Reader, standing: PendencyStanding) =>
  db
    .select({ id: incomeTaxPendencies.income_tax_id })
    .from(incomeTaxPendencies)
    .where(
      standing === 'waiting'
        ? inArray(incomeTaxPendencies.status, ['open', 'returned', 'overdue'])
        : eq(incomeTaxPendencies.status, standing),
    );

/** As `incomeTaxPayment` says of one. */
const paidAs = (db: Reader, payment: IncomeTaxPayment): SQL | undefined => {
  const isCovered = sql`(${incomeTaxes.is_covered} or ${incomeTaxes.price} = 0)`;
  if (payment === 'covered') return isCovered;
  const billed = (where: SQL) => inArray(incomeTaxes.boleto_id, db.select({ id: boletos.id }).from(boletos).where(where));
  const isPaid = billed(inArray(boletos.status, [...PAID_BOLETOS]));
  const isDead = billed(inArray(boletos.status, [...DEAD_BOLETOS]));
  const byPayment = {
    paid: isPaid,
    waiting: billed(notInArray(boletos.status, [...PAID_BOLETOS, ...DEAD_BOLETOS])),
    unbilled: or(isNull(incomeTaxes.boleto_id), isDead),
  };
  return and(sql`not ${isCovered}`, byPayment[payment]);
};

const ITEMS = sql<IncomeTaxItem[]>`coalesce((
  select json_agg(json_build_object('id', i.id, 'version', i.version, 'section', i.section, 'title', i.title, 'source', i.source,
    'reason', i.reason, 'status', i.status, 'refused_reason', i.refused_reason) order by i.sort, i.id)
  from ${incomeTaxItems} i where i.income_tax_id = ${incomeTaxes.id}), '[]')`;

const AUDIT_POINTS = sql<AuditPoint[]>`coalesce((
  select json_agg(json_build_object('id', q.id, 'version', q.version, 'created_at', q.created_at, 'updated_at', q.updated_at, 'title', q.title,
    'text', q.text, 'declared_amount', q.declared_amount, 'office_amount', q.office_amount, 'due_on', q.due_on, 'plan', q.plan,
    'status', q.status, 'answered_on', q.answered_on, 'protocol', q.protocol) order by q.id)
  from ${incomeTaxAuditPoints} q where q.income_tax_id = ${incomeTaxes.id}), '[]')`;

const PENDENCIES = sql<PendencyRecord[]>`coalesce((
  select json_agg(p order by p.due_on, p.id) from ${incomeTaxPendencies} p where p.income_tax_id = ${incomeTaxes.id}), '[]')`;

const APPROVAL = sql<IncomeTaxDetail['approval']>`(
  select json_build_object('title', a.title, 'text', a.text, 'approved_at', a.approved_at)
  from ${incomeTaxApprovals} a where a.income_tax_id = ${incomeTaxes.id} order by a.id desc limit 1)`;

const whole = {
  ...shown,
  user_email: users.email,
  boleto_company_id: boletos.company_id,
  items: ITEMS,
  pendencies: PENDENCIES,
  audit_points: AUDIT_POINTS,
  approval: APPROVAL,
  deadlines: toldDeadlines,
};

const MOST_SHOWN = 100;

/** Returns with all that hangs on them: two statements, however many there are. */
const wholeOf = async (db: Reader, accounts: PersonalAccounts, where: SQL | undefined): Promise<(IncomeTaxDetail & OwnReturn)[]> => {
  const rows = await db
    .select(whole)
    .from(incomeTaxes)
    .innerJoin(users, eq(users.id, incomeTaxes.user_id))
    .leftJoin(responsibles, eq(responsibles.id, incomeTaxes.responsible_id))
    .leftJoin(boletos, eq(boletos.id, incomeTaxes.boleto_id))
    .where(where)
    .orderBy(desc(incomeTaxes.exercise_year), desc(incomeTaxes.id))
    .limit(MOST_SHOWN);
  const ids = rows.map(({ id }) => id);
  const kept = ids.length > 0 ? await filesOf(db, ids) : [];
  return rows.map(({ deadlines, sealed_account, ...row }) => ({
    ...row,
    ...accounts.open(row.id, sealed_account),
    office_deadline: irpfDeadline(row.exercise_year, deadlines),
    files: kept.filter(({ income_tax_id }) => income_tax_id === row.id),
  }));
};

/** Null of a file that nobody asked to be read. */
const READING = sql<IncomeTaxFile['reading']>`case when ${incomeTaxReadings.id} is not null then json_build_object(
  'status', ${incomeTaxReadings.status}, 'reason', ${incomeTaxReadings.reason},
  'informe', case when ${incomeTaxReadings.status} = 'read' then json_build_object(${informeFields}) end) end`;

const fileShown = {
  id: incomeTaxFiles.id,
  income_tax_id: incomeTaxFiles.income_tax_id,
  role: incomeTaxFiles.role,
  item_id: incomeTaxFiles.item_id,
  pendency_id: incomeTaxFiles.pendency_id,
  quota_id: incomeTaxFiles.quota_id,
  from_client: incomeTaxFiles.from_client,
  created_at: incomeTaxFiles.created_at,
  name: storedFiles.name,
  mime: storedFiles.mime,
  size: storedFiles.size,
  reading: READING,
};

const filesOf = (db: Reader, ids: readonly number[]): Promise<IncomeTaxFile[]> =>
  db
    .select(fileShown)
    .from(incomeTaxFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, incomeTaxFiles.file_id))
    .leftJoin(incomeTaxReadings, eq(incomeTaxReadings.income_tax_file_id, incomeTaxFiles.id))
    .where(and(inArray(incomeTaxFiles.income_tax_id, [...ids]), isNull(incomeTaxFiles.removed_at)))
    .orderBy(asc(incomeTaxFiles.id));

export const detail = async (db: Reader, accounts: PersonalAccounts, id: number): Promise<IncomeTaxDetail> => {
  const [row] = await wholeOf(db, accounts, eq(incomeTaxes.id, id));
  if (!row) throw notFound();
  return row;
};

/** Returns that a person has to do with now: those of the year, still being made, held by the tax office, or with something that waits for the person. */
const isCurrent = (year: number): SQL | undefined =>
  or(
    sql`${incomeTaxes.exercise_year} >= ${year}`,
    inArray(incomeTaxes.status, [...UNDER_WORK]),
    sql`(${incomeTaxes.status} not in ('finished', 'cancelled') and exists (select 1 from ${incomeTaxPendencies} p
      where p.income_tax_id = ${incomeTaxes.id} and p.status in ('open', 'returned', 'overdue')))`,
  );

const UNDER_WORK: readonly IncomeTaxStatus[] = [
  'not_started',
  'quote',
  'awaiting_documents',
  'filling',
  'in_review',
  'awaiting_approval',
  'audited',
];

export const ofPerson = (user_id: number): SQL => eq(incomeTaxes.user_id, user_id);

export const current = (db: Reader, accounts: PersonalAccounts, user_id: number, year: number): Promise<OwnReturn[]> =>
  wholeOf(db, accounts, and(ofPerson(user_id), isCurrent(year)));

export const past = (db: Reader, accounts: PersonalAccounts, user_id: number, year: number): Promise<OwnReturn[]> =>
  wholeOf(db, accounts, and(ofPerson(user_id), sql`not (${isCurrent(year)})`));

/** The same of a comment, a history or a pendency: whether it is there. */
export const find = async (db: Reader, id: number) => {
  const [row] = await db.select().from(incomeTaxes).where(eq(incomeTaxes.id, id));
  if (!row) throw notFound();
  return { ...row, company_id: null };
};

/** Returns for which a company is charged: those of its active partners. */
export const paidBy = (company_id: number): SQL =>
  sql`exists (select 1 from ${memberships} m where m.user_id = ${incomeTaxes.user_id} and m.company_id = ${company_id} and m.user_type = 'partner' and m.is_active)`;

export const withIds = (ids: readonly number[]): SQL => inArray(incomeTaxes.id, [...ids]);

/** Pendencies of these returns that wait for their people. */
export const waitingOf = (ids: readonly number[]): SQL | undefined =>
  and(inArray(incomeTaxPendencies.income_tax_id, [...ids]), inArray(incomeTaxPendencies.status, ['open', 'returned', 'overdue']));

/** Who is charged for, and what became of an earlier boleto. */
export const billFacts = async (db: Reader, id: number) => {
  const [row] = await db
    .select({ name: users.name, boleto_status: boletos.status })
    .from(incomeTaxes)
    .innerJoin(users, eq(users.id, incomeTaxes.user_id))
    .leftJoin(boletos, eq(boletos.id, incomeTaxes.boleto_id))
    .where(eq(incomeTaxes.id, id));
  if (!row) throw notFound();
  return row;
};
