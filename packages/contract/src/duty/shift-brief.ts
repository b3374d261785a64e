import { DUTY_SHIFT_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { ELIGIBILITY_RULES } from '@esteto/domain/duty/duty-shift/eligibility';
import { type InferType, number, object, string } from 'yup';

/** Why somebody may not, or should not, take a shift. */
export const shiftFinding = object({
  rule: string().oneOf(ELIGIBILITY_RULES).required(),
  severity: string()
    .oneOf(['block', 'warn'] as const)
    .required(),
  message: string().required(),
});

/** A shift where something else is about it: where and when, in the wall time of its group. */
export const shiftBrief = object({
  id: number().required(),
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  title: string().nullable().defined(),
  starts_on: string().required(),
  starts_at: string().required(),
  ends_at: string().required(),
  duration_minutes: number().required(),
  status: string().oneOf(DUTY_SHIFT_STATUSES).required(),
  professional_name: string().nullable().defined(),
});
export type ShiftBrief = InferType<typeof shiftBrief>;
