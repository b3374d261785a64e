import type { AccountingParameterKind } from '@esteto/domain/law/parameter/accounting-parameter';
import type {
  IrpfAnnualForm,
  IrrfForm,
  OfficeRulesForm,
  SelicForm,
  SocialSecurityForm,
} from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import type { ProcessingTimes } from '@esteto/domain/opening/onboarding/processing-times';
import { asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { accountingParameters as table } from '../../../tables/accounting-parameter/accounting-parameter.tables.ts';
import { cashBookMonths } from '../../../tables/cash-book/cash-book.tables.ts';
import { closings } from '../../../tables/closing/closing.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

type Told = 'valid_from' | 'source' | 'reason';

/** The figures of each kind: its form without since when, on what ground and why. */
export type ParameterValues = {
  social_security: Omit<SocialSecurityForm, Told>;
  irrf: Omit<IrrfForm, Told>;
  /** `valid_from` is the January of its year. */
  irpf_annual: Omit<IrpfAnnualForm, 'year' | Told>;
  selic: Omit<SelicForm, Told>;
  office_rules: Omit<OfficeRulesForm, Told>;
  processing_times: ProcessingTimes;
};

type Ground = {
  id: number;
  valid_from: string;
  source: string | null;
  reason: string | null;
  author_name: string | null;
  created_at: string;
};

export type ParameterRow = {
  [Kind in AccountingParameterKind]: Ground & { kind: Kind; value: ParameterValues[Kind] };
}[AccountingParameterKind];

/** All that was ever told, in the order in which it was. A row's value is what the form of its kind let through. */
export const everything = async (db: Reader): Promise<ParameterRow[]> => {
  const rows = await db
    .select({
      id: table.id,
      kind: table.kind,
      valid_from: table.valid_from,
      value: table.value,
      source: table.source,
      reason: table.reason,
      author_name: users.name,
      created_at: table.created_at,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.created_by))
    .orderBy(asc(table.id));
  return rows as ParameterRow[];
};

/** The last month that is closed, of whatever company or cash book; null without any. */
export const lastClosed = async (db: Reader): Promise<string | null> => {
  const { rows } = await db.execute<{ month: string | null }>(sql`select greatest(
    (select max(${closings.month}) from ${closings} where ${closings.status} = 'closed'),
    (select max(${cashBookMonths.month}) from ${cashBookMonths} where ${cashBookMonths.month_status} = 'closed')) as month`);
  return rows[0]?.month ?? null;
};

type NewParameter = {
  [Kind in AccountingParameterKind]: Pick<Ground, Told> & { kind: Kind; value: ParameterValues[Kind] };
}[AccountingParameterKind];

export const insert = async (tx: Tx, parameter: NewParameter): Promise<void> => {
  await tx.insert(table, parameter, { action: 'accounting_parameter.set', reason: parameter.reason });
};
