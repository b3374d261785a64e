import type { InputOf } from '@esteto/contract/endpoint';
import type { registration as contract } from '@esteto/contract/opening/registration';
import { statusesOf, withStep } from '@esteto/domain/opening/registration/registration-progress';
import {
  boardFeeProblem,
  registrationStepLabel,
  registrationStepProblem,
  stepOrderProblem,
} from '@esteto/domain/opening/registration/registration-step';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { registrations as table } from '../../../tables/registration/registration.tables.ts';
import { withdraw } from './draft/draft.repository.ts';
import { tellOf } from './registration-mail.ts';
import { changeSteps, type Registration } from './registration-progress.ts';
import { type Counting, rulesOf } from './registration-shown.ts';

// Steps of an opening, as our team moves them on and dates them.

type Stepping = Counting & Pick<Deps, 'work' | 'jobs'>;

/** One step of a locked opening comes to a status that it may have. A draft that waits is not asked about any longer once its step goes on. */
export const setStepOf =
  (counting: Counting) =>
  async (
    tx: Tx,
    before: Registration,
    { step, to, note = null }: Pick<InputOf<typeof contract.setStep>['body'], 'step' | 'to'> & { note?: string | null },
  ): Promise<Registration> => {
    if (before.status !== 'pending') throw new AppError(422, { message: NOT_PENDING, code: 'registration_not_pending' });
    const problem = registrationStepProblem(step, to, before);
    if (problem?.code === 'receipt_missing') throw invalid({ voter_registration: problem.message });
    const early = problem?.message ?? stepOrderProblem(step, to, statusesOf(before.steps)) ?? boardFeeProblem(step, to, before);
    if (early) throw invalid({ to: early });
    const rules = await rulesOf(counting, tx.db, before.company_id);
    const steps = withStep(before.steps, { step, to, note }, rules);
    return changeSteps(tx, before, steps, { action: 'registration.status_changed', reason: note });
  };

export const setStep =
  ({ work, jobs, ...counting }: Stepping) =>
  (actor: SessionActor, { id, body: { version, ...change } }: InputOf<typeof contract.setStep>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      await setStepOf(counting)(tx, before, change);
      if (change.step === 'board_fee' && change.to === 'sent')
        await tellOf(jobs, tx, { kind: 'reminder', registration_id: id, step: 'board_fee' });
      if (change.step === 'draft' && change.to !== 'waiting') await withdraw(tx, id);
    });

export const setDue =
  ({ work, ...counting }: Omit<Stepping, 'jobs'>) =>
  (actor: SessionActor, { id, body }: InputOf<typeof contract.setDue>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: body.version, scope: undefined });
      const { step, due_on, reason } = body;
      if (due_on < tx.today) throw invalid({ due_on: 'Prazo: escolha um dia a partir de hoje.' });
      const { days } = await rulesOf(counting, tx.db, before.company_id);
      if (!days.isOpen(due_on)) throw invalid({ due_on: 'Prazo: escolha um dia útil.' });
      const steps = { ...before.steps, [step]: { ...before.steps[step], due_on, reminded_on: null } };
      await changeSteps(tx, before, steps, {
        action: 'registration.due_date_changed',
        reason: `${registrationStepLabel[step]}: ${reason}`,
      });
    });

export const notifySignature =
  ({ work, jobs, ...counting }: Stepping) =>
  (actor: SessionActor, { id, body: { version } }: InputOf<typeof contract.notifySignature>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const sent =
        before.steps.digital_signature.status === 'sent'
          ? before
          : await setStepOf(counting)(tx, before, { step: 'digital_signature', to: 'sent' });
      if (sent.status !== 'pending') throw new AppError(422, { message: NOT_PENDING, code: 'registration_not_pending' });
      tx.record({ type: 'registration', id }, { action: 'registration.signature_notice_sent', company_id: before.company_id });
      await tellOf(jobs, tx, { kind: 'signature', registration_id: id });
    });

const NOT_PENDING = 'Este registro não está pendente. Retome-o antes de mudar uma etapa.';
