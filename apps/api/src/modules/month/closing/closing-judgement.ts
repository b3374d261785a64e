import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { ClosingDetail, ClosingRow, closing as contract } from '@esteto/contract/month/closing';
import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import { closingChanges } from '@esteto/domain/month/closing/closing-changes';
import { closingChecks, datedChecks, firstFault, type ShownCheck, worstOf } from '@esteto/domain/month/closing/closing-checks';
import { isDoneClosing } from '@esteto/domain/month/closing/closing-life';
import { sentWords } from '@esteto/domain/month/closing/closing-sent';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { type ClosingFigures, NEVER, closings as table } from '../../../tables/closing/closing.tables.ts';
import * as closings from './closing.repository.ts';
import { closingCounts } from './closing-facts.repository.ts';
import { closingFacts, closingFigures, monthOf, type Official, penaltyOf } from './closing-figures.ts';

// Checks and figures of a month, as they are found for its closings.

export type Closing = Row<typeof table>;
type Judged = Pick<Closing, 'id' | 'company_id' | 'month' | 'checks' | 'figures'> & Official;
/** `changes`: what of a closed month would be another today. `penalty`: null where nobody told the Selic. */
export type Judgement = { checks: ShownCheck[]; figures: ClosingFigures; changes: string[]; penalty: number | null };

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
  selic: SelicRates | null = null,
): Promise<Map<number, Judgement>> => {
  const today = clock.today();
  const companies = [...new Set(rows.map(({ company_id }) => company_id))];
  const counts = new Map((await closingCounts(reader, companies, month)).map((company) => [company.company_id, company]));
  return new Map(
    rows.flatMap((row): [number, Judgement][] => {
      const counted = counts.get(row.company_id);
      if (!counted) return [];
      const current = monthOf(counted, month, row, today);
      const live = closingFigures(current.tax, counted);
      const { id, checks, figures } = row;
      if (checks && figures) return [[id, { checks, figures, changes: closingChanges(figures, live), penalty: 0 }]];
      const dated = datedChecks(closingChecks(closingFacts(current), today), checks ?? [], today);
      return [[id, { figures: live, checks: dated, changes: [], penalty: selic && penaltyOf(current, selic) }]];
    }),
  );
};

export const judgeOne = async (clock: Deps['clock'], reader: Reader, row: Judged): Promise<Judgement> => {
  const judgement = (await judge(clock, reader, row.month, [row])).get(row.id);
  if (!judgement) throw new Error('a closing without its company');
  return judgement;
};

/** What is kept of the checks beside them. */
export const standingOf = (checks: readonly ShownCheck[]) => {
  const result = worstOf(checks);
  const fault = firstFault(checks);
  const days = checks.filter((check) => check.result === result).flatMap(({ since }) => since ?? []);
  return {
    checks: [...checks],
    result,
    fault: fault?.words ?? null,
    turn: fault?.side ?? null,
    since: result === 'ok' ? NEVER : (days.toSorted()[0] ?? NEVER),
  };
};

type Listed = InputOf<typeof contract.list>;

/** Closings of a month, each with what is found of it now. Filters and order go by what the job found last (judge-closings.ts). */
export const page = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { user }: SessionActor, input: Listed): Promise<Page<ClosingRow>> => {
  const month = input.month ?? lastMonth(clock);
  const page = await closings.list(db, { ...input, month, person_id: user.id });
  const judged = await judge(clock, db, month, page.items);
  return { ...page, items: page.items.map((row) => ({ ...row, ...shownOf(judged.get(row.id), row) })) };
};

const shownOf = (judgement: Judgement | undefined, { status }: Pick<Closing, 'status'>) => {
  const { checks = [], changes = [] } = judgement ?? {};
  const { since, ...standing } = standingOf(checks);
  const waits = isDoneClosing(status) ? NOBODYS_TURN : { since: since === NEVER ? null : since };
  return { ...standing, changes, ...waits };
};

/** Over what its checks warned of, a month was closed: nobody's turn it is. */
const NOBODYS_TURN = { fault: null, turn: null, since: null };

/** A closing with its checks, its figures and what people were sent of its month. */
export const detail = async (clock: Deps['clock'], reader: Reader, id: number): Promise<ClosingDetail> => {
  const row = await closings.detail(reader, id);
  const judgement = await judgeOne(clock, reader, row);
  const sent = row.status === 'closed' ? sentWords(await closings.sentOfMonth(reader, row), row.month) : [];
  return { ...row, ...judgement.figures, ...shownOf(judgement, row), sent };
};
