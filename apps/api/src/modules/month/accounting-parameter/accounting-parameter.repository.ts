import type { AccountingParameterKind } from '@esteto/domain/law/parameter/accounting-parameter';
import type {
  IrrfForm,
  OfficeRulesForm,
  SelicForm,
  SocialSecurityForm,
} from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import type { ProcessingTimes } from '@esteto/domain/opening/onboarding/processing-times';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { accountingParameters as table } from '../../../tables/accounting-parameter/accounting-parameter.tables.ts';
import { users } from '../../../tables/user/user.tables.ts';

type Told = 'valid_from' | 'source' | 'reason';

/** The figures of each kind: its form without since when, on what ground and why. */
export type ParameterValues = {
  social_security: Omit<SocialSecurityForm, Told>;
  irrf: Omit<IrrfForm, Told>;
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

type NewParameter = {
  [Kind in AccountingParameterKind]: Pick<Ground, Told> & { kind: Kind; value: ParameterValues[Kind] };
}[AccountingParameterKind];

export const insert = async (tx: Tx, parameter: NewParameter): Promise<void> => {
  await tx.insert(table, parameter, { action: 'accounting_parameter.set', reason: parameter.reason });
};
