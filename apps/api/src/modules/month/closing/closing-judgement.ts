import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { ClosingDetail, ClosingRow, closing as contract } from '@esteto/contract/month/closing';
import { closingChanges } from '@esteto/domain/month/closing/closing-changes';
import { closingChecks, type ShownCheck, worstOf } from '@esteto/domain/month/closing/closing-checks';
import { sentWords } from '@esteto/domain/month/closing/closing-sent';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { type ClosingFigures, closings as table } from '../../../tables/closing/closing.tables.ts';
import * as closings from './closing.repository.ts';
import { closingCounts } from './closing-facts.repository.ts';
import { closingFacts, closingFigures } from './closing-figures.ts';

// Checks and figures of a month, as they are found for its closings.

export type Closing = Row<typeof table>;
type Judged = Pick<Closing, 'id' | 'company_id' | 'month' | 'status' | 'das_official' | 'checks' | 'figures'>;
/** `changes`: what of a closed month would be another today. */
type Judgement = { checks: ShownCheck[]; figures: ClosingFigures; changes: string[] };

/** The month that closings are about where nobody names one. */
export const lastMonth = (clock: Deps['clock']): string => addCompetence(competenceOf(clock.today()), -1);

/**
 * What each of a month's closings finds: as it is now, or as it was when it was closed, with what would be another today. One statement, whatever
 * their number.
 */
export const judge = async (
  clock: Deps['clock'],
  reader: Reader,
  month: string,
  rows: readonly Judged[],
): Promise<Map<number, Judgement>> => {
  const companies = [...new Set(rows.map(({ company_id }) => company_id))];
  const counts = new Map((await closingCounts(reader, companies, month)).map((company) => [company.company_id, company]));
  return new Map(
    rows.flatMap(({ id, company_id, checks, figures, das_official }): [number, Judgement][] => {
      const counted = counts.get(company_id);
      if (!counted) return [];
      const current = closingFigures(counted, counted, month);
      if (checks && figures) return [[id, { checks, figures, changes: closingChanges(figures, current) }]];
      const facts = closingFacts(counted, current, das_official, month);
      return [[id, { figures: current, checks: closingChecks(facts, clock.today()), changes: [] }]];
    }),
  );
};

export const judgeOne = async (clock: Deps['clock'], reader: Reader, row: Judged): Promise<Judgement> => {
  const judgement = (await judge(clock, reader, row.month, [row])).get(row.id);
  if (!judgement) throw new Error('a closing without its company');
  return judgement;
};

/** Closings of a month, each with what is found of it. */
export const page = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, input: InputOf<typeof contract.list>): Promise<Page<ClosingRow>> => {
  const month = input.month ?? lastMonth(clock);
  const page = await closings.list(db, { ...input, month });
  const judged = await judge(clock, db, month, page.items);
  return {
    ...page,
    items: page.items.map((row) => {
      const { checks = [], changes = [] } = judged.get(row.id) ?? {};
      return { ...row, checks, changes, result: worstOf(checks) };
    }),
  };
};

/** A closing with its checks, its figures and what people were sent of its month. */
export const detail = async (clock: Deps['clock'], reader: Reader, id: number): Promise<ClosingDetail> => {
  const row = await closings.detail(reader, id);
  const { checks, figures, changes } = await judgeOne(clock, reader, row);
  const sent = row.status === 'closed' ? sentWords(await closings.sentOfMonth(reader, row), row.month) : [];
  return { ...row, ...figures, checks, changes, sent, result: worstOf(checks) };
};
