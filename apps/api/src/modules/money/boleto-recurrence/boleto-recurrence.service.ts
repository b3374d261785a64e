import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { BoletoRecurrenceRow, boletoRecurrence as contract } from '@esteto/contract/money/boleto-recurrence';
import { untilProblem } from '@esteto/domain/billing/invoice-recurrence/recurrence-form';
import { changedWords, pendingCompetence } from '@esteto/domain/billing/invoice-recurrence/recurring-request';
import { type BoletoRecurrenceAction, boletoRecurrenceMachine } from '@esteto/domain/money/boleto-recurrence/boleto-recurrence-life';
import { nextBoleto, resumedBoleto, rhythmOf } from '@esteto/domain/money/boleto-recurrence/boleto-schedule';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { RowUpdate } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type BoletoRecurrence, boletoRecurrences as table } from '../../../tables/boleto-recurrence/boleto-recurrence.tables.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as recurrences from './boleto-recurrence.repository.ts';
import { MAKE_BOLETOS } from './boletos-due.ts';

type Of = { id: number };
type Step = InputOf<typeof contract.end>;
type Update = Omit<RowUpdate<typeof table>, 'status'>;
type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & { boletos: Pick<BoletoService, 'createIn'> };

/** Boletos of a fixed bill: begun with one that is made at once, then changed, resumed and ended by staff. */
export const boletoRecurrenceService = ({ db, work, jobs, boletos }: Parts) => {
  /** What is due at once is made at once, not tomorrow. */
  const follow = async (tx: Tx, after: BoletoRecurrence): Promise<void> => {
    if (after.next_on !== null && after.next_on <= tx.today)
      await jobs.enqueue(tx, MAKE_BOLETOS, {}, `boleto-recurrence-${after.id}-${after.version}`);
  };

  const step =
    (action: BoletoRecurrenceAction, plan: (tx: Tx, before: BoletoRecurrence) => Update) =>
    (actor: SessionActor, { id, body: { version } }: Step): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        await follow(tx, await tx.move(table, boletoRecurrenceMachine, before, { action, by: 'staff' }, () => plan(tx, before)));
      });

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<BoletoRecurrenceRow>> => recurrences.list(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<BoletoRecurrenceRow> => recurrences.detail(db, id),

    start: (actor: SessionActor, { body }: InputOf<typeof contract.start>): Promise<Of> =>
      work(actor, async (tx) => {
        const { repeat: _monthly, repeat_months, ...form } = body;
        const { company_id, kind, description, competence, amount, fine_rate, interest_rate, discount_amount } = form;
        if (!competence) throw invalid({ competence: 'Competência: escolha o mês do primeiro boleto.' });
        const rhythm = rhythmOf({ ...form, competence }, repeat_months);
        const next = nextBoleto(rhythm, competence);
        const recurrence = await tx.insert(
          table,
          {
            ...rhythm,
            company_id,
            kind,
            description,
            amount,
            fine_rate,
            interest_rate,
            discount_amount,
            status: 'active',
            starts_at: competence,
            last_competence: competence,
            next_competence: next?.competence ?? null,
            next_on: next?.on ?? null,
          },
          { action: 'boleto_recurrence.created', company_id },
        );
        const id = await boletos.createIn(tx, form, { recurrence_id: recurrence.id, recurrence_competence: competence });
        await follow(tx, recurrence);
        return { id };
      }),

    update: (actor: SessionActor, { id, body: { version, description, ...values } }: InputOf<typeof contract.update>) =>
      work(actor, async (tx): Promise<BoletoRecurrenceRow> => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        if (before.status === 'ended')
          throw new AppError(422, { message: 'Esta repetição foi encerrada e não muda mais.', code: 'not_editable' });
        const problem = untilProblem(pendingCompetence(before), values.until);
        if (problem) throw invalid({ until: problem });
        const words = changedWords({ ...before, shifts: null }, { description, shifts: null });
        const next = before.status === 'active' ? nextBoleto({ ...before, ...values }, before.last_competence) : null;
        const changed = { ...values, ...words, next_on: next?.on ?? null };
        const event = { action: 'boleto_recurrence.edited', company_id: before.company_id } as const;
        await follow(tx, await tx.change(table, before, changed, event));
        return recurrences.detail(tx.db, id);
      }),

    resume: step('resume', (tx, before) => {
      const next = resumedBoleto(before, before.last_competence, tx.today);
      if (!next)
        throw new AppError(422, { message: 'O último mês desta repetição já passou. Mude "Até" para retomar.', code: 'recurrence_over' });
      return { pause_reason: null, next_competence: next.competence, next_on: next.on };
    }),

    end: step('end', () => ({ pause_reason: null, next_competence: null, next_on: null })),
  };
};
