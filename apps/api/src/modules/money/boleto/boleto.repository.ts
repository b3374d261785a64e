import type { InputOf } from '@esteto/contract/endpoint';
import type { ListInput, Page } from '@esteto/contract/list';
import type { boleto as contract } from '@esteto/contract/money/boleto';
import { type BoletoFilters, type BoletoTax, boletoFilters } from '@esteto/domain/money/boleto/boleto-form';
import { OPEN_BOLETOS } from '@esteto/domain/money/boleto/boleto-life';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { and, asc, between, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { beginOf, pile } from '../../../platform/database/pile.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { invalid, notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { boletos, boletoViews } from '../../../tables/boleto/boleto.tables.ts';
import { isInForce, seenBoletos } from '../../../tables/boleto/boleto-scope.ts';
import { boletoRecurrences } from '../../../tables/boleto-recurrence/boleto-recurrence.tables.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { toldHolidays } from '../../../tables/holiday/holiday.tables.ts';
import { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import { files } from '../../../tables/platform/files.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { isOutflow } from './outflow-scope.ts';

export const ofCompany = (company_id: number): SQL => eq(boletos.company_id, company_id);

/** What somebody sees who looks at a company. */
export const seenBy = ({ user, company }: CompanyActor): SQL | undefined => seenBoletos([company.company_id], user.id);

/** Where the company that pays is: its holidays move its days. */
export const placeColumns = {
  state: sql<string | null>`${companies.address} ->> 'state'`,
  ibge: sql<string | null>`${companies.address} ->> 'ibge'`,
};

const rows = (db: Reader) =>
  db
    .select({ ...getTableColumns(boletos), company_name: companies.name })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id));

export type ListedBoleto = Awaited<ReturnType<typeof rows>>[number];

const orders = { pay_by: boletos.pay_by, created_at: boletos.created_at, amount: boletos.amount };

/** What was charged and stands: a cancelled one is money of nobody. */
const chargedAmount = sql`case when ${boletos.status} <> 'canceled' then ${boletos.amount} else 0 end`;

export const list = (db: Reader, input: InputOf<typeof contract.list>): Promise<Page<ListedBoleto>> =>
  readPage(
    db,
    {
      input,
      orders,
      defaultOrder: '-pay_by',
      id: boletos.id,
      sums: { amount: chargedAmount },
      where: matching(db, input),
    },
    (where) => rows(db).where(where),
  );

const inForce = {
  constraint: 'boletos_in_force',
  field: 'tax_key',
  message: 'Tributo: a empresa já tem uma guia dele neste mês. Se esta a substitui, marque isso; se aquela já foi paga, não há outra.',
};

const lineTaken = {
  constraint: 'boletos_line',
  field: 'digitable_line',
  message: 'Linha digitável: já está em outro boleto desta empresa.',
};

/** A boleto as it is written: one guide of a tax and month is in force, and no line is charged twice. */
export const refuseTwin = <T>(write: () => Promise<T>): Promise<T> => refuseTaken(inForce, () => refuseTaken(lineTaken, write));

/**
 * The guides that stand for a person's own tax of a month: theirs, or one that staff wrote by hand for the company with which it is looked after. Locked,
 * theirs first.
 */
export const ownTaxGuides = (db: Transaction, { company_id, taxpayer_id, tax_key, competence }: OwnTax) =>
  db
    .select()
    .from(boletos)
    .where(
      and(
        isInForce,
        eq(boletos.tax_key, tax_key),
        eq(boletos.competence, competence),
        or(
          taxpayer_id === null ? undefined : eq(boletos.taxpayer_id, taxpayer_id),
          and(ofCompany(company_id), isNull(boletos.taxpayer_id)),
        ),
      ),
    )
    .orderBy(asc(isNull(boletos.taxpayer_id)), asc(boletos.id))
    .for('update');

type OwnTax = { company_id: number; taxpayer_id: number | null; tax_key: BoletoTax; competence: string };

/** Refuses a guide of a month of which one of a person stands: the closing of their book made it. */
export const refuseBesideOwn = async (
  db: Reader,
  { company_id, tax_key, competence }: Pick<Row<typeof boletos>, TaxMonth>,
): Promise<void> => {
  if (tax_key !== 'carne_leao' || !competence) return;
  const standing = and(isInForce, ofCompany(company_id), eq(boletos.tax_key, tax_key), eq(boletos.competence, competence));
  const [own] = await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(standing, isNotNull(boletos.taxpayer_id)))
    .limit(1);
  if (own) throw invalid({ [inForce.field]: inForce.message });
};

type TaxMonth = 'company_id' | 'tax_key' | 'competence';

/** The guide of a tax and month that waits and of which nothing was paid. */
export const replaceable = (company_id: number, tax_key: BoletoTax, competence: string): SQL | undefined =>
  and(
    ofCompany(company_id),
    eq(boletos.tax_key, tax_key),
    eq(boletos.competence, competence),
    inArray(boletos.status, [...OPEN_BOLETOS]),
    isNull(boletos.paid_amount),
  );

/** `awaitsGuide` says the same of one. */
const isAwaited = and(
  inArray(boletos.status, [...OPEN_BOLETOS]),
  or(isNotNull(boletos.recurrence_id), isNotNull(boletos.plan_month)),
  isNull(boletos.digitable_line),
  isNull(boletos.pix_code),
);

export const matching = (db: Reader, input: Partial<BoletoFilters>): SQL | undefined =>
  and(
    containsKey(boletos.search_key, input.search),
    input.company_id ? ofCompany(input.company_id) : undefined,
    input.kind ? eq(boletos.kind, input.kind) : undefined,
    input.status ? eq(boletos.status, input.status) : undefined,
    input.month ? between(boletos.pay_by, firstDayOf(input.month), lastDayOf(input.month)) : undefined,
    input.claimed ? and(isNotNull(boletos.claimed_on), inArray(boletos.status, [...OPEN_BOLETOS])) : undefined,
    input.new_guide ? and(isNotNull(boletos.new_guide_asked_on), inArray(boletos.status, [...OPEN_BOLETOS])) : undefined,
    input.awaits_guide ? isAwaited : undefined,
    input.analyst_id
      ? inArray(boletos.company_id, db.select({ id: companies.id }).from(companies).where(eq(companies.analyst_id, input.analyst_id)))
      : undefined,
  );

/** Who looks after the company that pays. */
const analystOf: SQL = sql`(select c.analyst_id from ${companies} c where c.id = ${boletos.company_id})`;

type OwnQuery = Omit<InputOf<typeof contract.own>, 'company_id'>;

/** Late is what could be paid until a day before `today`. */
export const own = (db: Reader, scope: SQL | undefined, input: OwnQuery, today: string): Promise<Page<ListedBoleto>> =>
  readPage(
    db,
    {
      input,
      orders: { pay_order: boletos.pay_order, pay_by: boletos.pay_by, amount: boletos.amount },
      defaultOrder: 'pay_order',
      id: boletos.id,
      sums: { amount: chargedAmount },
      where: and(
        scope,
        containsKey(boletos.search_key, input.search),
        input.kind ? eq(boletos.kind, input.kind) : undefined,
        input.open || input.late ? inArray(boletos.status, [...OPEN_BOLETOS]) : undefined,
        input.late ? lt(boletos.pay_by, today) : undefined,
      ),
    },
    (where) => rows(db).where(where),
  );

const proofs = alias(files, 'proofs');
const formers = alias(boletos, 'formers');
const successors = alias(boletos, 'successors');

/** With its files, and the boletos before and after it where one was replaced; 404 outside `scope`. */
export const detail = async (db: Reader, id: number, scope?: SQL) => {
  const [row] = await db
    .select({
      ...getTableColumns(boletos),
      company_name: companies.name,
      financial_emails: companies.financial_emails,
      financial_phones: companies.financial_phones,
      file: { id: files.id, name: files.name, mime: files.mime, size: files.size },
      proof: { id: proofs.id, name: proofs.name, mime: proofs.mime, size: proofs.size },
      replaces: { id: formers.id, description: formers.description },
      replaced_by: { id: successors.id, description: successors.description },
      recurrence: {
        id: boletoRecurrences.id,
        status: boletoRecurrences.status,
        day: boletoRecurrences.day,
        until: boletoRecurrences.until,
        next_on: boletoRecurrences.next_on,
      },
      obligation: { id: monthlyObligations.id, status: monthlyObligations.status },
    })
    .from(boletos)
    .innerJoin(companies, eq(companies.id, boletos.company_id))
    .leftJoin(files, eq(files.id, boletos.file_id))
    .leftJoin(proofs, eq(proofs.id, boletos.proof_file_id))
    .leftJoin(formers, eq(formers.id, boletos.replaces_id))
    .leftJoin(boletoRecurrences, eq(boletoRecurrences.id, boletos.recurrence_id))
    .leftJoin(successors, eq(successors.replaces_id, boletos.id))
    .leftJoin(
      monthlyObligations,
      and(
        eq(monthlyObligations.company_id, boletos.company_id),
        eq(monthlyObligations.rule_key, sql`${boletos.tax_key}`),
        eq(monthlyObligations.competence, boletos.competence),
      ),
    )
    .where(and(eq(boletos.id, id), scope));
  if (!row) throw notFound();
  return row;
};

/** The boletos that a month's outflow is made of: those that fall due in it, or those paid in it. */
export const outflowEntries = (
  db: Reader,
  company_id: number,
  month: string,
  paidOnly: boolean,
  input: ListInput,
): Promise<Page<ListedBoleto>> =>
  readPage(
    db,
    {
      input,
      orders: { pay_by: boletos.pay_by, amount: boletos.amount },
      defaultOrder: 'pay_by',
      id: boletos.id,
      where: and(isOutflow(company_id), between(paidOnly ? boletos.paid_on : boletos.pay_by, firstDayOf(month), lastDayOf(month))),
    },
    (where) => rows(db).where(where),
  );

export const views = (db: Reader, boleto_id: number): Promise<{ name: string; at: string }[]> =>
  db
    .select({ name: users.name, at: boletoViews.at })
    .from(boletoViews)
    .innerJoin(users, eq(users.id, boletoViews.user_id))
    .where(eq(boletoViews.boleto_id, boleto_id))
    .orderBy(desc(boletoViews.at))
    .limit(20);

/** False when this person has seen it since `since` already. */
export const addView = async (tx: Tx, boleto_id: number, user_id: number, since: string): Promise<boolean> => {
  const [seen] = await tx.db
    .select({ id: boletoViews.id })
    .from(boletoViews)
    .where(and(eq(boletoViews.boleto_id, boleto_id), eq(boletoViews.user_id, user_id), gte(boletoViews.at, since)))
    .limit(1);
  if (seen) return false;
  await tx.db.insert(boletoViews).values({ boleto_id, user_id, at: tx.now });
  return true;
};

/** What a company is, where it is, and the holidays that staff told; null where there is no such company. One statement. */
export const payerOf = async (db: Reader, company_id: number) => {
  const [payer] = await db
    .select({ ...placeColumns, type: companies.type, is_self_employed: companies.is_self_employed, holidays: toldHolidays })
    .from(companies)
    .where(eq(companies.id, company_id));
  return payer ?? null;
};

/** Noted beside the versions: whoever edits it meanwhile has seen nothing older. */
export const seen = async (tx: Tx, id: number): Promise<void> => {
  await tx.db.update(boletos).set({ viewed_at: tx.now }).where(eq(boletos.id, id));
};

/** Boletos that wait for the staff: paid as their company says, asked for anew, or past their day. Counted on the home of the staff by the filters of the list. */
export const piles = (db: Reader) => {
  const list = {
    from: boletos,
    person: analystOf,
    amount: boletos.amount,
    where: (filters: Parameters<typeof matching>[1]) => matching(db, filters),
  };
  return {
    boletos_claimed: pile(boletoFilters, { ...list, since: beginOf(boletos.claimed_on) }),
    boletos_new_guide: pile(boletoFilters, { ...list, since: beginOf(boletos.new_guide_asked_on) }),
    boletos_without_line: pile(boletoFilters, { ...list, since: boletos.created_at, due: boletos.pay_by }),
    boletos_overdue: pile(boletoFilters, { ...list, since: beginOf(boletos.pay_by), due: boletos.pay_by }),
  };
};
