import { invoices as invoiceAccess } from '@esteto/contract/access';
import type { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail, InvoiceRecurrenceAnswer } from '@esteto/contract/billing/invoice-answer';
import type { InputOf } from '@esteto/contract/endpoint';
import { type RecurrenceAction, recurrenceMachine } from '@esteto/domain/billing/invoice-recurrence/invoice-recurrence-life';
import { untilProblem } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { changedWords, pendingCompetence } from '@esteto/domain/billing/invoice-recurrence/recurring-request';
import { firstOccurrence, lagOf, rescheduled, resumedOccurrence } from '@esteto/domain/billing/invoice-recurrence/schedule';
import { decide } from '@esteto/domain/identity/permission/access';
import { daysBetween } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { RowUpdate } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type InvoiceRecurrence, invoiceRecurrences as table } from '../../../../tables/invoice/invoice-recurrence.tables.ts';
import * as invoices from '../invoice.repository.ts';
import { filledDescription, requestInvoice } from '../invoice-request.ts';
import { memberScope } from '../invoice-scope.ts';
import { memberRecurrences, requesterOf } from './invoice-recurrence.repository.ts';
import { MAKE_RECURRING } from './recurrence-due.ts';

type Start = InputOf<typeof invoice.startRecurrence>;
type Step = InputOf<typeof invoice.pauseRecurrence>;
type Update = Omit<RowUpdate<typeof table>, 'status'>;

/** Requests that repeat themselves: begun with one that is made at once, then paused, resumed, changed and ended by the company's people. */
export const invoiceRecurrenceService = ({ work, jobs }: Pick<Deps, 'work' | 'jobs'>) => {
  const lock = (tx: Tx, actor: CompanyActor, { id, version }: { id: number; version: number }) =>
    tx.lock(table, { id, version, scope: memberRecurrences(actor) });

  /** What is due at once is asked for at once, not at the next full hour. */
  const follow = async (tx: Tx, after: InvoiceRecurrence): Promise<InvoiceRecurrenceAnswer> => {
    if (after.next_on !== null && after.next_on <= tx.today)
      await jobs.enqueue(tx, MAKE_RECURRING, {}, `invoice-recurrence-${after.id}-${after.version}`);
    return after;
  };

  const step =
    (action: RecurrenceAction, plan: (tx: Tx, before: InvoiceRecurrence, actor: CompanyActor) => Promise<Update> | Update) =>
    (actor: CompanyActor, { id, body: { version } }: Step): Promise<InvoiceRecurrenceAnswer> =>
      work(actor, async (tx) => {
        const before = await lock(tx, actor, { id, version });
        return follow(tx, await tx.move(table, recurrenceMachine, before, { action, by: 'doctor' }, () => plan(tx, before, actor)));
      });

  return {
    start: (actor: CompanyActor, { body }: Pick<Start, 'body'>): Promise<InvoiceDetail> =>
      work(actor, async (tx) => {
        const { repeat: _monthly, repeat_day: day, repeat_until: until, ...request } = body;
        const { company_id } = actor.company;
        const parties = await invoices.partiesOf(tx.db, { company_id, client_id: request.client_id });
        const { client_id, competence, gross_amount, description, shifts, due_date } = request;
        const rhythm = { day, lag: lagOf(competence, tx.today), until };
        const next = firstOccurrence(rhythm, competence, tx.today);
        if (!next) throw invalid({ repeat_until: 'Até: escolha um mês que ainda vai ser pedido.' });
        const recurrence = await tx.insert(
          table,
          {
            ...rhythm,
            company_id,
            client_id,
            gross_amount,
            description,
            shifts,
            service_place_ibge: request.service_place_ibge,
            requested_by: actor.user.id,
            status: 'active',
            due_days: due_date && due_date >= tx.today ? daysBetween(tx.today, due_date) : null,
            starts_at: competence,
            last_competence: competence,
            next_competence: next.competence,
            next_on: next.on,
          },
          { action: 'invoice_recurrence.created', company_id },
        );
        const of = { recurring_id: recurrence.id, recurring_competence: competence, requested_by: actor.user.id };
        const { id } = await requestInvoice(tx, parties, request, of);
        return invoices.detail(tx.db, memberScope(actor), id);
      }),

    change: (actor: CompanyActor, { id, body: { version, description, shifts, ...values } }: InputOf<typeof invoice.changeRecurrence>) =>
      work(actor, async (tx): Promise<InvoiceRecurrenceAnswer> => {
        const before = await lock(tx, actor, { id, version });
        if (before.status === 'ended')
          throw new AppError(422, { message: 'Esta repetição foi encerrada e não muda mais.', code: 'not_editable' });
        const pending = pendingCompetence(before);
        const problem = untilProblem(pending, values.until);
        if (problem) throw invalid({ until: problem });
        const words = changedWords(before, { description, shifts });
        // Judged for the next month, so that no month stops for a text that nobody can fill.
        if (words) filledDescription({ description, shifts, competence: pending }, (await invoices.partiesOf(tx.db, before)).client);
        const next = before.status === 'active' ? rescheduled({ ...before, ...values }, { competence: pending }, tx.today) : null;
        const changed = { ...values, ...words, next_on: next?.on ?? null };
        const event = { action: 'invoice_recurrence.edited', company_id: before.company_id } as const;
        return follow(tx, await tx.change(table, before, changed, event));
      }),

    pause: step('pause', () => ({ pause_reason: null, next_competence: null, next_on: null })),

    /** In the name of whoever resumes it, when who asked before may no longer. */
    resume: step('resume', async (tx, before, { user }) => {
      const next = resumedOccurrence(before, before.last_competence, tx.today);
      if (!next)
        throw new AppError(422, { message: 'O último mês desta repetição já passou. Mude "Até" para retomar.', code: 'recurrence_over' });
      const mayStill = decide(invoiceAccess.repeat, await requesterOf(tx.db, before)).allowed;
      return {
        pause_reason: null,
        next_competence: next.competence,
        next_on: next.on,
        ...(!mayStill && { requested_by: user.id }),
      };
    }),

    end: step('end', () => ({ pause_reason: null, next_competence: null, next_on: null })),
  };
};
