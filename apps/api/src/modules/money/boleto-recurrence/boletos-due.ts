import { companyBar } from '@esteto/domain/company/company/company-may';
import { boletoRecurrenceMachine, boletoSuspensionReason } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-life';
import { monthlyBoleto, nextBoleto } from '@esteto/domain/money/boleto-recurrence/boleto-schedule';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { each } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type BoletoRecurrence, boletoRecurrences as table } from '../../../tables/boleto-recurrence/boleto-recurrence.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as recurrences from './boleto-recurrence.repository.ts';

export const MAKE_BOLETOS = 'boleto-recurrences.make-due';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  boletos: Pick<BoletoService, 'createIn'>;
  notices: Pick<NoticeService, 'tell'>;
};
type Due = BoletoRecurrence & { next_competence: string };

/**
 * Makes every boleto that is due, each in a transaction of its own that also moves the repetition to its next month: a server that is killed goes on where
 * it stopped, and one that was down makes what it missed, each month once. What cannot be made stops its repetition and is told.
 */
export const makeBoletos =
  ({ db, work, clock, boletos, notices }: Parts) =>
  async (request_id: string): Promise<void> => {
    const makeNext = (id: number): Promise<boolean> =>
      work(systemActor(request_id), async (tx) => {
        const row = await recurrences.lockDue(tx.db, id, tx.today);
        if (!row?.recurrence.next_competence) return false;
        const due = { ...row.recurrence, next_competence: row.recurrence.next_competence };
        // What a company that is gone or elsewhere owes is no business of a job's.
        const obstacle = companyBar('boletos', row.standing)?.message ?? (await make(boletos, tx, due));
        await (obstacle === null ? advance(tx, due) : suspend(notices, tx, due, obstacle));
        return true;
      });
    await each('boletos that repeat', await recurrences.dueIds(db, clock.today()), async (id) => {
      for (let isDue = true; isDue; ) isDue = await makeNext(id);
    });
  };

/** Null when the boleto is made, otherwise what is in the way. */
const make = async (boletos: Parts['boletos'], tx: Tx, due: Due): Promise<string | null> => {
  const { id, company_id, next_competence } = due;
  const form = { ...monthlyBoleto(due, next_competence), company_id, replaces: false };
  try {
    await boletos.createIn(tx, form, { recurrence_id: id, recurrence_competence: next_competence });
    return null;
  } catch (error) {
    // A refusal comes before anything is written.
    if (error instanceof AppError) return error.message;
    throw error;
  }
};

const advance = (tx: Tx, due: Due) => {
  const { company_id, next_competence } = due;
  const next = nextBoleto(due, next_competence);
  const values = { last_competence: next_competence, next_competence: next?.competence ?? null, next_on: next?.on ?? null };
  return next
    ? tx.change(table, due, values, { action: 'boleto_recurrence.made', company_id })
    : tx.move(table, boletoRecurrenceMachine, due, { action: 'finish', by: 'system' }, values);
};

const suspend = async (notices: Parts['notices'], tx: Tx, due: Due, obstacle: string): Promise<void> => {
  const { id, company_id, next_competence, description } = due;
  const reason = boletoSuspensionReason(obstacle, next_competence);
  const step = { action: 'suspend', by: 'system', reason } as const;
  const { version } = await tx.move(table, boletoRecurrenceMachine, due, step, {
    pause_reason: reason,
    next_competence: null,
    next_on: null,
  });
  await notices.tell(tx, [
    {
      kind: 'boleto.recurrence_stopped',
      company_id,
      to: 'analyst',
      title: `Repetição parou: ${description}`,
      body: `${reason} Resolva e retome, ou encerre a repetição.`,
      action_url: `/painel/boletos/repeticoes/repeticao/${id}`,
      key: `boleto-recurrence-${id}-stopped-${version}`,
    },
  ]);
};
