import type { AccountingParameterKind } from '@esteto/domain/law/parameter/accounting-parameter';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../platform/database/columns.ts';

/** What staff add to the tables of the law. Rows are only added: of two of a kind for the same month the later one holds. */
export const accountingParameters = pgTable(
  'accounting_parameters',
  {
    ...recordColumns,
    kind: text().$type<AccountingParameterKind>().notNull(),
    /** 'YYYY-MM' */
    valid_from: text().notNull(),
    /** The figures, as the form of the kind has them. */
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    source: text(),
    reason: text(),
  },
  (table) => [index('accounting_parameters_kind').on(table.kind, table.valid_from, table.id)],
);
