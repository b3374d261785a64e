import { currentStep, type StepProgress, withStep } from '@esteto/domain/opening/registration/registration-progress';
import type { RegistrationStep } from '@esteto/domain/opening/registration/registration-step';
import { registrationTurn } from '@esteto/domain/opening/registration/registration-turn';
import type { Deps } from '../../../deps.ts';
import { each } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import { pendingIds, placeOf } from './registration.repository.ts';
import type { RegistrationService } from './registration.service.ts';
import { tellOf } from './registration-mail.ts';
import { changeSteps, type PlaceRules, placeRules, type Registration } from './registration-progress.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & { months: MonthService };

export const registrationReminders = (parts: Parts, registrations: RegistrationService) => ({
  /** Every pending opening, each in a transaction of its own. A job: who was written to today is not again when it runs once more. */
  run: async (jobId: string): Promise<void> => {
    await each('openings', await pendingIds(parts.db), (id) =>
      parts.work(systemActor(jobId), async (tx) => remind(parts, tx, await registrations.lock(tx, id, null))),
    );
  },
});

const remind = async ({ jobs, months }: Parts, tx: Tx, registration: Registration): Promise<void> => {
  if (registration.status !== 'pending') return;
  const rules = await placeRules(tx.db, months, await placeOf(tx.db, registration.company_id), tx.today);
  const isFeeLate =
    registration.steps.board_fee.status === 'sent' && registration.board_fee_due_on !== null && registration.board_fee_due_on < tx.today;
  const fee = { step: 'board_fee', to: 'late', note: registration.steps.board_fee.note } as const;
  const before = isFeeLate
    ? await changeSteps(tx, registration, withStep(registration.steps, fee, rules), { action: 'registration.status_changed' })
    : registration;
  const step = currentStep(before.steps);
  if (step === null || !isToBeReminded(step, before.steps[step], rules)) return;
  const steps = { ...before.steps, [step]: { ...before.steps[step], reminded_on: tx.today } };
  await changeSteps(tx, before, steps, { action: 'registration.reminded' });
  await tellOf(jobs, tx, { kind: 'reminder', registration_id: before.id, step });
};

/** The doctor every so many business days; of ours whoever looks after it, once it is late. */
const isToBeReminded = (
  step: RegistrationStep,
  { status, begun_on, due_on, reminded_on }: StepProgress,
  { today, days, reminder_days }: PlaceRules,
): boolean => {
  const turn = registrationTurn(step, status);
  if (turn === 'staff') {
    const isLate = due_on !== null && due_on < today;
    return isLate && (reminded_on === null || days.between(reminded_on, today) >= reminder_days);
  }
  const since = reminded_on ?? begun_on;
  return turn === 'client' && since !== null && days.between(since, today) >= reminder_days;
};
