import type { InferType } from 'yup';
import { grounds } from '../../month/accounting-parameter/accounting-parameter-form.ts';
import { integer, object, text } from '../../shared/schema/fields.ts';
import { FIRST_RENEWAL_STALLED_DAYS } from '../licensing/licence-renewal.ts';
import { type RegistrationStep, registrationStepLabel } from '../registration/registration-step.ts';
import { FIRST_TYPICAL_DAYS } from '../registration/typical-days.ts';
import { FIRST_ONBOARDING_STALLED_DAYS } from './onboarding-stalled.ts';

// How long what goes on is given: the steps of an opening, a registration that its owner leaves, a renewal that an agency leaves.

const MOST_DAYS = 120;

/** Business days that a step usually takes, from the quick ones to the slow ones. Its due date is counted by the slow ones. */
const stepDays = (step: RegistrationStep) => {
  const name = registrationStepLabel[step];
  return object({
    from: integer(`${name} (de)`).min(0).max(MOST_DAYS).required(),
    to: integer(`${name} (até)`)
      .min(1)
      .max(MOST_DAYS)
      .required()
      .when('from', ([from], schema) =>
        typeof from === 'number' ? schema.min(Math.max(from, 1), '${path}: não pode ser menos que o começo.') : schema,
      ),
  });
};

export const processingTimesForm = object({
  ...grounds,
  source: text('Fonte').max(200),
  steps: object({
    draft: stepDays('draft'),
    viability: stepDays('viability'),
    irs: stepDays('irs'),
    board_registration: stepDays('board_registration'),
    board_fee: stepDays('board_fee'),
    digital_signature: stepDays('digital_signature'),
    protocol: stepDays('protocol'),
    national_simple: stepDays('national_simple'),
  }),
  /** Business days after which whoever has the turn in an opening is written to again. */
  reminder_days: integer('Lembrete da abertura').min(1).max(30).required(),
  onboarding_stalled_days: integer('Cadastro parado').min(1).max(MOST_DAYS).required(),
  renewal_stalled_days: integer('Renovação parada').min(1).max(MOST_DAYS).required(),
});
export type ProcessingTimesForm = InferType<typeof processingTimesForm>;

export type ProcessingTimes = Pick<ProcessingTimesForm, 'steps' | 'reminder_days' | 'onboarding_stalled_days' | 'renewal_stalled_days'>;

/** Until somebody tells others. */
export const FIRST_PROCESSING_TIMES: ProcessingTimes = {
  steps: FIRST_TYPICAL_DAYS,
  reminder_days: 3,
  onboarding_stalled_days: FIRST_ONBOARDING_STALLED_DAYS,
  renewal_stalled_days: FIRST_RENEWAL_STALLED_DAYS,
};
