import { invoices as invoiceAccess } from '@esteto/contract/access';
import { recurrenceMachine } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import {
  CLIENT_OBSTACLE,
  companyObstacle,
  requesterObstacle,
  suspensionReason,
} from '@esteto/domain/billing/invoice-recurrence/recurrence-words';
import { recurringRequest } from '@esteto/domain/billing/invoice-recurrence/recurring-request';
import { following } from '@esteto/domain/billing/invoice-recurrence/schedule';
import { decide } from '@esteto/domain/identity/permission/access';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { systemActor } from '../../../../platform/work/actor.ts';
import { monthClosed } from '../../../../platform/work/closed-month.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type InvoiceRecurrence, invoiceRecurrences } from '../../../../tables/invoice/invoice-recurrence.tables.ts';
import { partiesOf } from '../invoice.repository.ts';
import { requestInvoice } from '../invoice-request.ts';
import * as recurrences from './invoice-recurrence.repository.ts';
import { SUSPENDED_MAIL, type SuspendedMail } from './suspended-mail.ts';

export const MAKE_RECURRING = 'invoice-recurrences.make-due';

/**
 * Asks for every invoice that is due, each in a transaction of its own that also moves the recurrence to its next month: a server that is killed
 * goes on where it stopped, and one that was down makes what it missed, each month once. What cannot be asked for pauses its recurrence.
 */
export const recurrenceDue =
  ({ db, work, clock, jobs }: Pick<Deps, 'db' | 'work' | 'clock' | 'jobs'>) =>
  async (request_id: string): Promise<void> => {
    const makeNext = (id: number): Promise<boolean> =>
      work(systemActor(request_id), async (tx) => {
        const recurrence = await recurrences.lockDue(tx.db, id, tx.today);
        if (!recurrence?.next_competence) return false;
        const due = { ...recurrence, next_competence: recurrence.next_competence };
        const obstacle = await ask(tx, due);
        await (obstacle === null ? advance(tx, due) : suspend(tx, due, obstacle, jobs));
        return true;
      });

    await each('recurring requests', await recurrences.dueIds(db, clock.today()), async (id) => {
      for (let isDue = true; isDue; ) isDue = await makeNext(id);
    });
  };

type Due = InvoiceRecurrence & { next_competence: string };

/** Null when the invoice is asked for, otherwise what is in the way. */
const ask = async (tx: Tx, recurrence: Due): Promise<string | null> => {
  const { id, company_id, client_id, requested_by, next_competence, day } = recurrence;
  const requester = await recurrences.requesterOf(tx.db, recurrence);
  const decision = decide(invoiceAccess.repeat, requester);
  if (!decision.allowed) return decision.message ? companyObstacle(decision.message) : requesterObstacle(requester.name);
  const parties = await partiesOf(tx.db, { company_id, client_id });
  if (parties.client.status !== 'active') return CLIENT_OBSTACLE;
  if (await recurrences.isMonthClosed(tx.db, company_id, next_competence)) return monthClosed(next_competence, tx.actor).message;
  const form = recurringRequest(valuesOf(recurrence), next_competence, tx.today, parties.client.payment_term_days);
  const reason = `Repetição mensal de ${requester.name}, dia ${day}: competência ${formatCompetence(next_competence)}.`;
  try {
    await requestInvoice(tx, parties, form, { recurring_id: id, recurring_competence: next_competence, requested_by, reason });
    return null;
  } catch (error) {
    // A refusal comes before anything is written.
    if (error instanceof AppError) return error.message;
    throw error;
  }
};

const valuesOf = ({ client_id, gross_amount, description, shifts, service_place_ibge, starts_at, due_days }: Due) => ({
  client_id,
  gross_amount,
  description,
  shifts,
  service_place_ibge,
  starts_at,
  due_days,
});

const advance = (tx: Tx, recurrence: Due) => {
  const { company_id, next_competence: competence } = recurrence;
  const next = following(recurrence, { competence });
  const values = { last_competence: competence, next_competence: next?.competence ?? null, next_on: next?.on ?? null };
  return next
    ? tx.change(invoiceRecurrences, recurrence, values, { action: 'invoice_recurrence.made', company_id })
    : tx.move(invoiceRecurrences, recurrenceMachine, recurrence, { action: 'finish', by: 'system' }, values);
};

const suspend = async (tx: Tx, recurrence: Due, obstacle: string, jobs: Deps['jobs']) => {
  const { id, next_competence } = recurrence;
  const reason = suspensionReason(obstacle, next_competence);
  const { version } = await tx.move(
    invoiceRecurrences,
    recurrenceMachine,
    recurrence,
    { action: 'suspend', by: 'system', reason },
    { pause_reason: reason, next_competence: null, next_on: null },
  );
  await jobs.enqueue(tx, SUSPENDED_MAIL, { recurrence_id: id } satisfies SuspendedMail, `invoice-recurrence-${id}-${version}`);
};
