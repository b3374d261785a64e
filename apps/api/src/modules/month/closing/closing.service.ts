import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type { ClosingDetail, ClosingRow, ClosingWorkload, closing as contract } from '@esteto/contract/month/closing';
import { closingChanges } from '@esteto/domain/month/closing/closing-changes';
import { closingChecks, type ShownCheck, worstOf } from '@esteto/domain/month/closing/closing-checks';
import { closingForm, MOST_CLOSED } from '@esteto/domain/month/closing/closing-form';
import { type ClosingAction, type ClosingActor, closingMachine, dueClosingAction } from '@esteto/domain/month/closing/closing-life';
import { closingDeadline, closingsAfterDeadline } from '@esteto/domain/month/closing/closing-pace';
import { sentWords } from '@esteto/domain/month/closing/closing-sent';
import { movementProblem } from '@esteto/domain/month/month/movement-problem';
import { addCompetence, competenceOf, formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { type AnyActor, type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import { monthClosed } from '../../../platform/work/closed-month.ts';
import type { Row, RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type ClosingFigures, closings as table } from '../../../tables/closing/closing.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import type { MonthService } from '../month/month.service.ts';
import * as closings from './closing.repository.ts';
import { closingCounts } from './closing-facts.repository.ts';
import { closingFacts, closingFigures } from './closing-figures.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  users: UserService;
  months: MonthService;
  notices: NoticeService;
};
type Closing = Row<typeof table>;
type Judged = Pick<Closing, 'id' | 'company_id' | 'month' | 'status' | 'das_official' | 'checks' | 'figures'>;
/** `changes`: what of a closed month would be another today. */
type Judgement = { checks: ShownCheck[]; figures: ClosingFigures; changes: string[] };

/** Closings in one transaction of the clock. */
const BATCH = 100;

export type ClosingService = ReturnType<typeof closingService>;

export const closingService = ({ db, work, clock, users, months, notices }: Parts) => {
  const lastMonth = (): string => addCompetence(competenceOf(clock.today()), -1);

  /**
   * What each of a month's closings finds: as it is now, or as it was when it was closed, with what would be another today. One statement, whatever
   * their number.
   */
  const judge = async (reader: Reader, month: string, rows: readonly Judged[]): Promise<Map<number, Judgement>> => {
    const companies = [...new Set(rows.map(({ company_id }) => company_id))];
    const counts = new Map((await closingCounts(reader, companies, month)).map((company) => [company.company_id, company]));
    return new Map(
      rows.flatMap(({ id, company_id, checks, figures, das_official }): [number, Judgement][] => {
        const counted = counts.get(company_id);
        if (!counted) return [];
        const found = closingFigures(counted, counted, month);
        if (checks && figures) return [[id, { checks, figures, changes: closingChanges(figures, found) }]];
        const facts = closingFacts(counted, found, das_official, month);
        return [[id, { figures: found, checks: closingChecks(facts, clock.today()), changes: [] }]];
      }),
    );
  };

  const judgeOne = async (reader: Reader, row: Judged): Promise<Judgement> => {
    const judgement = (await judge(reader, row.month, [row])).get(row.id);
    if (!judgement) throw new Error('a closing without its company');
    return judgement;
  };

  const page = async (input: InputOf<typeof contract.list>): Promise<Page<ClosingRow>> => {
    const month = input.month ?? lastMonth();
    const found = await closings.list(db, { ...input, month });
    const judged = await judge(db, month, found.items);
    return {
      ...found,
      items: found.items.map((row) => {
        const { checks = [], changes = [] } = judged.get(row.id) ?? {};
        return { ...row, checks, changes, result: worstOf(checks) };
      }),
    };
  };

  const detail = async (reader: Reader, id: number): Promise<ClosingDetail> => {
    const row = await closings.detail(reader, id);
    const { checks, figures, changes } = await judgeOne(reader, row);
    const sent = row.status === 'closed' ? sentWords(await closings.sentOfMonth(reader, row), row.month) : [];
    return { ...row, ...figures, checks, changes, sent, result: worstOf(checks) };
  };

  /** Each company that works and has no closing of the month gets one. */
  const openMissing = (month: string, actor: AnyActor): Promise<void> =>
    inBatches(
      'companies',
      (after) => closings.toOpen(db, month, { after, limit: BATCH }),
      (companies) =>
        work(actor, (tx) => {
          const rows = companies.map(({ id: company_id, ...company }) => ({ ...company, company_id, month }));
          return tx.insertAll(table, rows, { action: 'closing.opened' });
        }),
    );

  /** What waits for a client who has answered goes on, and what a client blocks waits. */
  const followOpen = (month: string, actor: AnyActor): Promise<void> =>
    inBatches(
      'closings',
      (after) => closings.openIds(db, month, { after, limit: BATCH }),
      (ids) =>
        work(actor, async (tx) => {
          const rows = await closings.lockOpen(tx, ids);
          const judged = await judge(tx.db, month, rows);
          for (const row of rows) {
            const action = dueClosingAction(row.status, judged.get(row.id)?.checks ?? []);
            if (action) await move(tx, row, { action, by: 'system' }, valuesOf(action, tx, row));
          }
        }),
    );

  const refuseMovement = async (tx: Tx, { company_id, month }: Closing): Promise<void> => {
    const problem = movementProblem(await months.ofOne(company_id, month, tx.db), month);
    if (problem) throw new AppError(422, { message: problem, code: 'month_has_revenue' });
  };

  const lock = (tx: Tx, id: number, version: number | null): Promise<Closing> => tx.lock(table, { id, version, scope: undefined });

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<ClosingRow>> => page(input),
    followUp: (_actor: SessionActor, input: InputOf<typeof contract.followUp>): Promise<Page<ClosingRow>> => page(input),
    detail: (_actor: SessionActor, { id }: { id: number }): Promise<ClosingDetail> => detail(db, id),

    /** The months of a company that are closed, as they were kept. One statement. */
    kept: (company_id: number, from: string, to: string) => closings.kept(db, company_id, from, to),

    workload: async (_actor: SessionActor, input: InputOf<typeof contract.workload>): Promise<ClosingWorkload> => {
      const month = input.month ?? lastMonth();
      const analysts = await closings.workload(db, month);
      return {
        month,
        deadline: closingDeadline(month),
        analysts: analysts.map((one) => ({ ...one, after_deadline: closingsAfterDeadline({ month, ...one }, clock.today()) })),
      };
    },

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<ClosingDetail> =>
      work(actor, async (tx) => {
        if (form.analyst_id) await users.refuseOutsiders(tx.db, form.analyst_id);
        const before = await lock(tx, id, version);
        refuseClosed(before, actor);
        await tx.change(table, before, form, { action: 'closing.edited', company_id: before.company_id });
        return detail(tx.db, id);
      }),

    move: async (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        if (action === 'declare_no_movement' || action === 'waive') await refuseMovement(tx, before);
        await move(tx, before, { action, by: 'staff', reason }, valuesOf(action, tx, before));
        if (action === 'reopen' && before.status === 'closed') await notices.tell(tx, [reopenedNews(before)]);
      });
    },

    close: async (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.close>): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        const { checks, figures } = await judgeOne(tx.db, before);
        const result = worstOf(checks);
        if (result === 'block') throw new AppError(422, { message: 'O mês não fecha: há bloqueios.', code: 'closing_blocked' });
        if (result === 'alert') {
          if (before.status !== 'in_review')
            throw new AppError(422, { message: 'Há alertas: envie para revisão antes.', code: 'closing_needs_review' });
          if (before.reviewed_for === actor.user.id)
            throw new AppError(422, {
              message: 'Há alertas: quem fecha é outra pessoa, e não quem enviou para revisão.',
              code: 'closing_needs_review',
            });
          if (!reason) {
            const message = 'Conte por que o mês fecha com alertas.';
            throw new AppError(422, { message, errors: { reason: [message] } });
          }
        }
        await move(
          tx,
          before,
          { action: 'close', by: 'staff', reason },
          { checks, figures, closed_at: tx.now, reviewer_id: actor.user.id },
        );
        await notices.tell(tx, [closedNews(before)]);
      });
    },

    closeMany: (actor: SessionActor, { body: { ids } }: InputOf<typeof contract.closeMany>): Promise<{ closed: number; kept: number }> =>
      work(actor, async (tx) => {
        const rows = await tx.lockAll(table, { scope: closings.chosen(ids), most: MOST_CLOSED });
        const ready = rows.filter(({ status }) => closingMachine.legalActions(status, 'staff').includes('close'));
        const closed: typeof ready = [];
        for (const month of [...new Set(ready.map((row) => row.month))].toSorted()) {
          const ofMonth = ready.filter((row) => row.month === month);
          const judged = await judge(tx.db, month, ofMonth);
          for (const row of ofMonth) {
            const judgement = judged.get(row.id);
            if (!judgement || worstOf(judgement.checks) !== 'ok') continue;
            const { checks, figures } = judgement;
            await move(tx, row, { action: 'close', by: 'staff' }, { checks, figures, closed_at: tx.now, reviewer_id: actor.user.id });
            closed.push(row);
          }
        }
        await notices.tell(tx, closed.map(closedNews));
        return { closed: closed.length, kept: rows.length - closed.length };
      }),

    history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
      await closings.detail(db, id);
      return recordHistory(db, { type: 'closing', id }, closingForm);
    },

    /** Every night: each company that works gets the month that has ended, and whoever waits for a client who has answered goes on. A job. */
    follow: async (request_id: string): Promise<void> => {
      const month = lastMonth();
      try {
        await openMissing(month, systemActor(request_id));
      } finally {
        await followOpen(month, systemActor(request_id));
      }
    },

    piles: () => closings.piles(db, clock.today()),
  };
};

type Step = { action: ClosingAction; by: ClosingActor; reason?: string | null };

/** What an action notes beside the status. A month that is opened again is judged anew. */
const valuesOf = (action: ClosingAction, tx: Tx, { started_on }: Closing): RowUpdate<typeof table> => {
  if (action === 'send_to_review') return { reviewed_for: tx.actor.user?.id ?? null };
  if (action === 'reopen') return { checks: null, figures: null, closed_at: null, reviewer_id: null, reviewed_for: null, changed_after: 0 };
  return action === 'start' ? { started_on: started_on ?? tx.today } : {};
};

const move = (tx: Tx, before: Closing, { action, by, reason = null }: Step, values: RowUpdate<typeof table>): Promise<Closing> =>
  tx.move(table, closingMachine, before, { action, by, reason }, { ...values, ...(reason && { reason }) });

const refuseClosed = ({ status, month }: Closing, actor: SessionActor): void => {
  if (status === 'closed') throw monthClosed(month, actor);
};

const closedNews = ({ id, company_id, month, version }: Closing): News => ({
  kind: 'closing.closed',
  company_id,
  to: 'partners',
  title: `${formatCompetence(month)} está fechado`,
  body: 'O contador conferiu as notas, a folha e os impostos do mês.',
  action_url: null,
  // A month that was opened again is told of again.
  key: `closing-${id}-closed-${version}`,
});

/** The news of a month that was opened again after people were told that it is closed. */
const reopenedNews = ({ id, company_id, month, version }: Closing): News => ({
  kind: 'closing.reopened',
  company_id,
  to: 'partners',
  title: `${formatCompetence(month)} foi reaberto`,
  body: 'O contador abriu o mês de novo para corrigir. Os números podem mudar até ele fechar outra vez.',
  action_url: null,
  key: `closing-${id}-reopened-${version}`,
});
