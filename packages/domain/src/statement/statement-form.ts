import type { InferType } from 'yup';
import { id, integer, object, text } from '../shared/schema/fields.ts';

const month = {
  year: integer('Ano').min(2000).max(2199).required(),
  month: integer('Mês').min(1).max(12).required(),
};

export const statementYearQuery = object({ year: month.year });

/** What is said beside a file. An OFX tells its account by itself. */
export const statementForm = object({ ...month, account_name: text('Conta').max(60) });
export type StatementForm = InferType<typeof statementForm>;

export const noMovementForm = object({ ...month, bank_account_id: id('Conta').required() });
