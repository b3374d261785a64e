import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import { eq, type SQL, sql } from 'drizzle-orm';
import { accountingParameters } from '../../../tables/accounting-parameter/accounting-parameter.tables.ts';

/** The Selic of each month ('YYYY-MM') that the office has told, a part of a statement: of a month that was told twice the later word. */
export const toldSelic: SQL<SelicRates | null> = sql<SelicRates | null>`(
  select json_object_agg(told.valid_from, told.value ->> 'rate' order by told.id) from ${accountingParameters} told
  where ${eq(sql`told.kind`, 'selic')})`;
