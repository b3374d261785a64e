import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import { sql } from 'drizzle-orm';
import { accountingParameters } from '../../../tables/accounting-parameter/accounting-parameter.tables.ts';
import type { ParameterRow } from './accounting-parameter.repository.ts';
import { lawTables } from './parameter-set.ts';

export type ToldTables = ParameterRow[];

/** The tables of the law that staff told, for a statement that reads them beside its own rows. */
export const toldTables = sql<ParameterRow[]>`(
  select coalesce(json_agg(json_build_object('kind', told.kind, 'valid_from', told.valid_from, 'value', told.value, 'source', told.source) order by told.id), '[]')
  from ${accountingParameters} told where told.kind in ('social_security', 'irrf'))`;

/** What a calculation takes of them. */
export const tablesTold = (rows: readonly ParameterRow[]): LawTables => lawTables(rows);
