import type { MunicipalParameterRow, MunicipalRuleVersion, municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { MunicipalParameterForm } from '@esteto/domain/billing/municipality/municipal-parameter-form';
import { type SaidByRule, saidBy } from '@esteto/domain/billing/municipality/municipal-rule';
import { versionAt, versionSpans } from '@esteto/domain/shared/date/version';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, asc, count, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { containsKey } from '../../../platform/database/search.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { isInOffice } from '../../../tables/company/company-standing.ts';
import {
  type MunicipalParameterRecord,
  municipalRules as rules,
  municipalParameters as table,
} from '../../../tables/municipal-parameter/municipal-parameter.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

type Issuing = Omit<MunicipalParameterForm, 'rule'>;

/** Each city with how many companies of the office are there: on all of them what is told of it acts. */
const rows = (db: Reader) => {
  const there = db
    .select({ count: count() })
    .from(companies)
    .where(and(eq(sql`${companies.address} ->> 'ibge'`, table.ibge), isInOffice));
  return db.select({ ...getTableColumns(table), companies_count: sql`(${there})`.mapWith(Number) }).from(table);
};

export const list = async (
  db: Reader,
  input: InputOf<typeof municipalParameter.list>,
  month: string,
): Promise<Page<MunicipalParameterRow>> => {
  const ofCity = db.select({ id: rules.id }).from(rules).where(eq(rules.parameter_id, table.id));
  const page = await readPage(
    db,
    {
      input,
      orders: { city: table.city },
      defaultOrder: 'city',
      id: table.id,
      where: and(
        containsKey(table.search_key, input.search),
        input.adapter ? eq(table.adapter, input.adapter) : undefined,
        input.environment ? eq(table.environment, input.environment) : undefined,
        input.without_rule ? notExists(ofCity) : undefined,
      ),
    },
    (where) => rows(db).where(where),
  );
  const ids = page.items.map(({ id }) => id);
  const versions = await db.select().from(rules).where(inArray(rules.parameter_id, ids)).orderBy(asc(rules.id));
  const inForce = (city: number) =>
    versionAt(
      versions.filter(({ parameter_id }) => parameter_id === city),
      month,
    );
  return { ...page, items: page.items.map((city) => ({ ...city, rule_in_force: inForce(city.id) })) };
};

export const detail = async (db: Reader, id: number, month: string): Promise<MunicipalParameterRow> => {
  const [row] = await rows(db).where(eq(table.id, id));
  if (!row) throw notFound();
  return { ...row, rule_in_force: versionAt(await rulesOf(db, id), month) };
};

/** All that was ever told of a city, in the order in which it was. */
export const rulesOf = (db: Reader, parameter_id: number) =>
  db
    .select({ ...getTableColumns(rules), author_name: users.name })
    .from(rules)
    .leftJoin(users, eq(users.id, rules.created_by))
    .where(eq(rules.parameter_id, parameter_id))
    .orderBy(asc(rules.id));

export const versions = async (db: Reader, parameter_id: number): Promise<MunicipalRuleVersion[]> =>
  versionSpans(await rulesOf(db, parameter_id));

export const insert = (tx: Tx, form: Issuing): Promise<MunicipalParameterRecord> =>
  tx.insert(table, columnsOf(form), { action: 'municipal_parameter.created' });

export const lock = (tx: Tx, { id, version }: { id: number; version: number }): Promise<MunicipalParameterRecord> =>
  tx.lock(table, { id, version, scope: undefined });

export const change = (tx: Tx, before: MunicipalParameterRecord, form: Issuing): Promise<MunicipalParameterRecord> =>
  tx.change(table, before, columnsOf(form), { action: 'municipal_parameter.edited' });

/** The city and its rule in one event, which tells what of both has changed. */
export const changeWithRule = (
  tx: Tx,
  before: MunicipalParameterRecord,
  form: Issuing,
  { reason, changes }: { reason: string; changes: { path: string; old: unknown; new: unknown; kind: 'modified' }[] },
): Promise<MunicipalParameterRecord> =>
  tx.change(table, before, columnsOf(form), { action: 'municipal_parameter.rule_set', reason, passing: changes });

export const addRule = async (
  tx: Tx,
  parameter_id: number,
  rule: SaidByRule & { valid_from: string; source: string; reason: string },
): Promise<void> => {
  const { valid_from, source, reason } = rule;
  const written = { created_at: tx.now, created_by: tx.actor.user?.id ?? null };
  await tx.db.insert(rules).values({ ...saidBy(rule), valid_from, source, reason, parameter_id, ...written });
};

const columnsOf = (form: Issuing) => ({ ...form, search_key: searchKey(`${form.city} ${form.state} ${form.ibge}`) });
