import { DIVIDEND_TABLES } from '../../law/tax/tables/dividend-table.ts';
import { inForce } from '../../shared/date/validity.ts';

/**
 * What a company paid out as profit within a month and is taxed, cents: all of it, and the most that one person is known to have had. Of what only a statement tells,
 * or an expense, the person is not known: each is looked at by itself. `partners`: whom it may have paid.
 */
export type ProfitsPaid = { total: number; most: number; partners: number };

/**
 * Whether tax was certainly withheld on the profits of a competence: what one person had passes what is free, or all together pass it for each of the
 * partners, so that one of them at least got more (Lei 9.250/1995, art. 6º-A). Less than that proves nothing: there the office tells it.
 */
export const isWithheldOnProfits = ({ total, most, partners }: ProfitsPaid, competence: string): boolean => {
  const { above } = inForce('Lucros distribuídos', DIVIDEND_TABLES, competence);
  return above !== null && (most > above || total > above * Math.max(1, partners));
};
