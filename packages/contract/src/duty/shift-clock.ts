import { DIVERGENCES } from '@esteto/domain/duty/duty-shift/clock';
import { absenceForm, correctionForm, punchForm } from '@esteto/domain/duty/duty-shift/clock-form';
import { SHIFT_TYPES } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { DUTY_SHIFT_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { PLACEMENTS, PUNCH_KINDS, PUNCH_SOURCES } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { GROUP_TIME_ZONES } from '@esteto/domain/duty/management-group/group-kinds';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { dutyPartner, dutySchedule } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { versioned } from '../record.ts';

/** What the coordination is to look at: minutes, or metres of one that was elsewhere. */
export const divergence = object({ kind: string().oneOf(DIVERGENCES).required(), amount: number().nullable().defined() });

/** Where a shift takes place, and how far around it somebody is still there. */
const geofence = object({ latitude: number().required(), longitude: number().required(), radius_meters: number().required() });

/** A shift that its professional may clock now, or soon. Instants; wall times of the group beside them. */
export const clockShift = object({
  id: number().required(),
  group_name: string().required(),
  timezone: string().oneOf(GROUP_TIME_ZONES).required(),
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  title: string().nullable().defined(),
  shift_type: string().oneOf(SHIFT_TYPES).required(),
  starts_on: string().required(),
  starts_at: string().required(),
  ends_on: string().required(),
  ends_at: string().required(),
  status: string().oneOf(DUTY_SHIFT_STATUSES).required(),
  opens_at: string().required(),
  in_until: string().required(),
  out_until: string().required(),
  in_at: string().nullable().defined(),
  /** Null where nobody asks where the phone is. */
  place: geofence.nullable().defined(),
});
export type ClockShift = InferType<typeof clockShift>;

/** What was recorded: when, where, and what of it the coordination will look at. */
export const punched = object({
  at: string().required(),
  placement: string().oneOf(PLACEMENTS).nullable().defined(),
  distance_meters: number().nullable().defined(),
  divergences: array(divergence.required()).required(),
});
export type Punched = InferType<typeof punched>;

/** An entry or a check-out as the coordination sees it. What a later one of its kind replaced does not count any more. */
export const punchRow = object({
  id: number().required(),
  kind: string().oneOf(PUNCH_KINDS).required(),
  source: string().oneOf(PUNCH_SOURCES).required(),
  at: string().required(),
  received_at: string().required(),
  placement: string().oneOf(PLACEMENTS).nullable().defined(),
  distance_meters: number().nullable().defined(),
  reason: string().nullable().defined(),
  by_name: string().nullable().defined(),
  counts: boolean().required(),
});
export type PunchRow = InferType<typeof punchRow>;

/** The clock of a shift: what was recorded and what it comes to. `fixed`: why it changes no more; null while it does. */
export const shiftPunches = object({
  version: number().required(),
  timezone: string().oneOf(GROUP_TIME_ZONES).required(),
  done_minutes: number().nullable().defined(),
  divergences: array(divergence.required()).required(),
  punches: array(punchRow.required()).required(),
  fixed: string().nullable().defined(),
  may_correct: boolean().required(),
  may_miss: boolean().required(),
});
export type ShiftPunches = InferType<typeof shiftPunches>;

/** The clock of duty shifts: recorded by who works, looked at and corrected by who coordinates. */
export const shiftClock = {
  own: get('duty/clock', {
    summary: 'Os plantões cujo ponto a pessoa registra agora ou em breve.',
    who: dutyPartner.view,
    answer: array(clockShift.required()).required(),
  }),
  punch: post('duty/shifts/:id/punches', {
    summary: 'Registra a entrada ou a saída de um plantão.',
    who: dutyPartner.edit,
    body: punchForm,
    answer: punched,
  }),
  punches: get('admin/manager/schedule/shifts/:id/punches', {
    summary: 'O ponto de um plantão da escala.',
    who: dutySchedule.view,
    answer: shiftPunches,
  }),
  correct: post('admin/manager/schedule/shifts/:id/correction', {
    summary: 'Corrige o ponto de um plantão, com o motivo.',
    who: dutySchedule.edit,
    body: versioned(correctionForm),
  }),
  miss: post('admin/manager/schedule/shifts/:id/absence', {
    summary: 'Registra a falta de quem estava em um plantão.',
    who: dutySchedule.edit,
    body: versioned(absenceForm),
  }),
};
