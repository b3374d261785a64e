import { autoFillForm, fillAcceptanceForm } from '@esteto/domain/duty/auto-fill/auto-fill-form';
import { AUTO_FILL_STATUSES } from '@esteto/domain/duty/auto-fill/auto-fill-life';
import { FILL_PHASES } from '@esteto/domain/duty/auto-fill/fill-phases';
import { FILL_REASONS } from '@esteto/domain/duty/auto-fill/fill-proposal';
import { ELIGIBILITY_RULES } from '@esteto/domain/duty/duty-shift/eligibility';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { dutySchedule } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { stepDone } from './duty-shift.ts';
import { shiftFinding } from './shift-brief.ts';

const findings = array(shiftFinding.required()).required();

/** A place of a proposal. `is_open`: it is as it was when the proposal was made; otherwise it cannot be taken over any more. */
const place = object({
  shift_id: number().required(),
  starts_on: string().required(),
  starts_at: string().required(),
  ends_at: string().required(),
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  title: string().nullable().defined(),
  is_open: boolean().required(),
});

export const filledPlace = place.shape({
  professional_name: string().required(),
  reason: string().oneOf(FILL_REASONS).required(),
  /** What warns of it: taken over with a reason only. */
  findings,
});
export type FilledPlaceRow = InferType<typeof filledPlace>;

/** A place that nobody gets: for each rule how many people it keeps out, and the person for whom the least would have to give, null where there is none. */
export const leftPlace = place.shape({
  against: array(object({ rule: string().oneOf(ELIGIBILITY_RULES).required(), people: number().required() }).required()).required(),
  relaxation: object({ professional_name: string().required(), findings }).nullable().defined(),
});
export type LeftPlaceRow = InferType<typeof leftPlace>;

/** A person's part. `share`: how much of the average they work; points of the last months and of the days asked for, as they are and would be. */
export const fillBalance = object({
  professional_id: number().required(),
  name: string().required(),
  places: number().required(),
  minutes: number().required(),
  share: number().required(),
  before: number().required(),
  after: number().required(),
});
export type FillBalanceRow = InferType<typeof fillBalance>;

export const autoFillRun = object({
  id: number().required(),
  status: string().oneOf(AUTO_FILL_STATUSES).required(),
  from: string().required(),
  to: string().required(),
  unit_id: number().nullable().defined(),
  unit_name: string().nullable().defined(),
  with_warnings: boolean().required(),
  seed: number().required(),
  created_at: string().required(),
  actor_name: string().nullable().defined(),
  /** Null before it has begun. */
  phase: string().oneOf(FILL_PHASES).nullable().defined(),
  /** The proposal of a run that is ready, null otherwise. `is_best`: no other is better by more than the solver's tolerance. */
  proposal: object({
    is_best: boolean().required(),
    filled: array(filledPlace.required()).required(),
    left: array(leftPlace.required()).required(),
    balance: array(fillBalance.required()).required(),
  })
    .nullable()
    .defined(),
});
export type AutoFillRun = InferType<typeof autoFillRun>;

/** Proposals for the places of a schedule that nobody has: made in the background, taken over in one step or not at all. */
export const autoFill = {
  latest: get('admin/manager/schedule/auto-fill', {
    summary: 'O último preenchimento da escala, com o andamento ou a proposta.',
    who: dutySchedule.edit,
    answer: object({ run: autoFillRun.nullable().defined() }),
  }),
  start: post('admin/manager/schedule/auto-fill', {
    summary: 'Pede uma proposta para as vagas da escala entre dois dias.',
    who: dutySchedule.edit,
    body: autoFillForm,
    answer: object({ id: number().required() }),
  }),
  cancel: post('admin/manager/schedule/auto-fill/:id/cancel', {
    summary: 'Cancela um preenchimento em andamento.',
    who: dutySchedule.edit,
  }),
  accept: post('admin/manager/schedule/auto-fill/:id/acceptance', {
    summary: 'Escala quem a proposta diz nas vagas escolhidas, em um só passo.',
    who: dutySchedule.edit,
    body: fillAcceptanceForm,
    answer: stepDone.shape({ filled: number().required() }),
  }),
  close: post('admin/manager/schedule/auto-fill/:id/closing', {
    summary: 'Encerra uma proposta: o que não foi aceito dela continua sem ninguém.',
    who: dutySchedule.edit,
  }),
};
