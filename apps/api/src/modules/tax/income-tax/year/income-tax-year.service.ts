import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { incomeTaxYear as contract, IncomeTaxYearRow } from '@esteto/contract/tax/income-tax-year';
import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { incomeTaxYearForm } from '@esteto/domain/tax/income-tax/income-tax-year-form';
import type { Deps } from '../../../../deps.ts';
import { recordHistory } from '../../../../platform/audit/record-history.ts';
import { inBatches } from '../../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { incomeTaxes } from '../../../../tables/income-tax/income-tax.tables.ts';
import { incomeTaxYears as table } from '../../../../tables/income-tax/income-tax-year.tables.ts';
import type { MonthlyObligationService } from '../../../month/monthly-obligation/monthly-obligation.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { tellPerson } from '../news/income-tax-news.ts';
import type { IncomeTaxQuotaService } from '../quota/income-tax-quota.service.ts';
import * as years from './income-tax-year.repository.ts';

const yearTaken = { constraint: 'income_tax_years_year', field: 'exercise_year', message: 'Exercício: este ano já está configurado.' };

export const FOLLOW_DEADLINE = 'income-tax-years.follow-deadline';

/** `from`: the last day to deliver that was in force until then. */
type FollowDeadline = { exercise_year: number; from: string };

/** Returns in one transaction. */
const BATCH = 100;

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & {
  incomeTaxQuotas: IncomeTaxQuotaService;
  monthlyObligations: MonthlyObligationService;
  notices: NoticeService;
};

/** How the returns of each year are made. What was made of a year already stays as it was, but for the last day to deliver, which is the law's. */
export const incomeTaxYearService = ({ db, work, jobs, incomeTaxQuotas, monthlyObligations, notices }: Parts) => {
  const moveDeadline = async (tx: Tx, { id, version, exercise_year, deadline }: Row<typeof table>, from: string): Promise<void> => {
    if (deadline !== from)
      await jobs.enqueue(tx, FOLLOW_DEADLINE, { exercise_year, from } satisfies FollowDeadline, `income-tax-year-${id}-${version}`);
  };

  /** Returns that are still made, and were to be delivered on that day: who set another for one of them keeps it. */
  const moveReturns = ({ exercise_year, from }: FollowDeadline, deadline: string, jobId: string): Promise<void> =>
    inBatches(
      `returns of ${exercise_year}`,
      (after) => years.dueOn(db, { exercise_year, from }, { after, limit: BATCH }),
      (batch) =>
        work(systemActor(jobId), async (tx) => {
          const ids = batch.map(({ id }) => id);
          const rows = await tx.lockAll(incomeTaxes, { scope: years.stillDueOn(ids, from), most: BATCH });
          await tx.changeAll(incomeTaxes, rows, { deadline }, { action: 'income_tax.deadline_moved' });
          const waiting = rows.filter(({ status }) => status === 'awaiting_approval').map(({ user_id }) => user_id);
          if (waiting.length === 0) return;
          // Who was asked to approve it was told the day.
          await tellPerson(notices, tx, waiting, {
            kind: 'income_tax.approval',
            title: `IRPF ${exercise_year}: o prazo mudou`,
            body: `A declaração que espera a sua aprovação agora se entrega até ${formatDateNumeric(deadline)}.`,
            key: `income-tax-deadline-${exercise_year}-${deadline}`,
          });
        }),
    );

  return {
    list: (_actor: SessionActor): Promise<IncomeTaxYearRow[]> => years.list(db),

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<IncomeTaxYearRow> =>
      work(actor, async (tx) => {
        const made = await refuseTaken(yearTaken, () => tx.insert(table, body, { action: 'income_tax_year.created' }));
        await moveDeadline(tx, made, irpfDeadline(made.exercise_year, {}));
        return years.find(tx.db, made.id);
      }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<IncomeTaxYearRow> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const after = await tx.change(table, before, form, { action: 'income_tax_year.edited' });
        await moveDeadline(tx, after, before.deadline);
        return years.find(tx.db, id);
      }),

    /** Another last day to deliver moves at once what is still to be delivered or paid by it. A job: nothing is left to do when it runs again. */
    followDeadline: async (moved: FollowDeadline, jobId: string): Promise<void> => {
      const { exercise_year } = moved;
      const deadline = await years.deadlineOf(db, exercise_year);
      await moveReturns(moved, deadline, jobId);
      await incomeTaxQuotas.followDeadline({ exercise_year, deadline }, jobId);
      await monthlyObligations.followIrpfDeadline(exercise_year, jobId);
    },

    history: async (_actor: SessionActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
      await years.find(db, id);
      return recordHistory(db, { type: 'income_tax_year', id }, incomeTaxYearForm);
    },
  };
};
