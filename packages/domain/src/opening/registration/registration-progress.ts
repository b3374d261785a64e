import { isRedAlert, openRegistrationSteps, REGISTRATION_STEPS, type RegistrationStep } from './registration-step.ts';
import type { RegistrationStepStatus } from './registration-step-status.ts';

/** Where one step stands. Dates: 'YYYY-MM-DD'. */
export type StepProgress = {
  status: RegistrationStepStatus;
  /** The day on which its turn came; null before. */
  begun_on: string | null;
  due_on: string | null;
  /** The day on which it was over; null before. */
  ended_on: string | null;
  /** Business days from the one to the other. */
  days: number | null;
  note: string | null;
  /** When whoever has the turn was last written to. */
  reminded_on: string | null;
};
export type RegistrationProgress = Record<RegistrationStep, StepProgress>;

const UNTOUCHED: StepProgress = {
  status: 'pending',
  begun_on: null,
  due_on: null,
  ended_on: null,
  days: null,
  note: null,
  reminded_on: null,
};

/** The days that the steps are counted by; local holidays included. */
export type BusinessDays = { after: (date: string, count: number) => string; between: (from: string, to: string) => number };

/** What a change is made with: today, the calendar, and how many business days a step is given. */
export type ProgressRules = { today: string; days: BusinessDays; allowance: (step: RegistrationStep) => number };

/** The step whose turn it is: the first that is not over; null when all are. */
export const currentStep = (progress: RegistrationProgress): RegistrationStep | null =>
  openRegistrationSteps(statusesOf(progress))[0] ?? null;

export const statusesOf = (progress: RegistrationProgress): Record<RegistrationStep, RegistrationStepStatus> => ({
  draft: progress.draft.status,
  viability: progress.viability.status,
  irs: progress.irs.status,
  board_registration: progress.board_registration.status,
  board_fee: progress.board_fee.status,
  digital_signature: progress.digital_signature.status,
  protocol: progress.protocol.status,
  national_simple: progress.national_simple.status,
});

/** All steps pending, the first one with its turn. */
export const newProgress = (rules: ProgressRules): RegistrationProgress =>
  withTurn(
    {
      draft: UNTOUCHED,
      viability: UNTOUCHED,
      irs: UNTOUCHED,
      board_registration: UNTOUCHED,
      board_fee: UNTOUCHED,
      digital_signature: UNTOUCHED,
      protocol: UNTOUCHED,
      national_simple: UNTOUCHED,
    },
    rules,
  );

/** One step comes to a status, and its day is renewed while it goes on; the next one gets its turn where this one is over. */
export const withStep = (
  progress: RegistrationProgress,
  { step, to, note }: { step: RegistrationStep; to: RegistrationStepStatus; note: string | null },
  rules: ProgressRules,
): RegistrationProgress => {
  const before = progress[step];
  const begun_on = before.begun_on ?? (to === 'pending' ? null : rules.today);
  const isOver = to === 'concluded' || to === 'cancelled';
  const after: StepProgress = {
    ...before,
    status: to,
    note,
    begun_on,
    due_on: isOver || to === before.status ? before.due_on : renewedDue(step, to, rules),
    ended_on: isOver ? (before.ended_on ?? rules.today) : null,
    days: to === 'concluded' && begun_on !== null ? (before.days ?? rules.days.between(begun_on, rules.today)) : null,
    reminded_on: before.status === to ? before.reminded_on : null,
  };
  return withTurn({ ...progress, [step]: after }, rules);
};

/** Whoever has the turn now gets the time that the step usually takes; a step that is put back gets its day with its turn. */
const renewedDue = (step: RegistrationStep, to: RegistrationStepStatus, { today, days, allowance }: ProgressRules): string | null =>
  to === 'pending' ? null : days.after(today, allowance(step));

const withTurn = (progress: RegistrationProgress, { today, days, allowance }: ProgressRules): RegistrationProgress => {
  const step = currentStep(progress);
  if (step === null) return progress;
  const { begun_on, due_on, ...rest } = progress[step];
  return {
    ...progress,
    [step]: { ...rest, begun_on: begun_on ?? today, due_on: due_on ?? days.after(today, allowance(step)) },
  };
};

/** What lists and boards are ordered and narrowed by. */
export const progressSummary = (progress: RegistrationProgress) => {
  const step = currentStep(progress);
  return {
    step,
    step_status: step && progress[step].status,
    due_on: step && progress[step].due_on,
    is_alert: REGISTRATION_STEPS.some((one) => isRedAlert(one, progress[one].status)),
  };
};
