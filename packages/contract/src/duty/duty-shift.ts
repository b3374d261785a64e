import {
  candidateQuery,
  dutyShiftEditForm,
  dutyShiftForm,
  newDutyShiftForm,
  ownScheduleQuery,
  publicationForm,
  scheduleQuery,
  scheduleStepForm,
} from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { SHIFT_TYPES } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { DUTY_SHIFT_STATUSES } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { SHIFT_VALUE_KINDS } from '@esteto/domain/shared/money/value-kind';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { dutyPartner, dutySchedule } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { versioned } from '../record.ts';
import { shiftFinding } from './shift-brief.ts';

const hours = {
  duration_minutes: number().required(),
  night_minutes: number().required(),
  weekend_minutes: number().required(),
  holiday_minutes: number().required(),
};

/** One place of a shift as its managers see it. Instants beside the wall times of the group; money in cents. */
export const scheduleShift = dutyShiftForm.shape({
  id: number().required(),
  version: number().required(),
  status: string().oneOf(DUTY_SHIFT_STATUSES).required(),
  ends_on: string().required(),
  start_at: string().required(),
  end_at: string().required(),
  ...hours,
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  professional_name: string().nullable().defined(),
});
export type ScheduleShift = InferType<typeof scheduleShift>;

const holiday = object({ date: string().required(), name: string().required() });

/** The days of a schedule: its shifts, and the holidays in its units. */
export const schedule = object({ shifts: array(scheduleShift.required()).required(), holidays: array(holiday.required()).required() });
export type Schedule = InferType<typeof schedule>;

/** What stands against a shift as it is planned. */
export const shiftFindings = object({ id: number().required(), findings: array(shiftFinding.required()).required() });
export type ShiftFindings = InferType<typeof shiftFindings>;

/** Somebody who might take a shift. Minutes are those of the month in this group, the shift not counted. */
export const shiftCandidate = object({
  professional_id: number().required(),
  name: string().required(),
  findings: array(shiftFinding.required()).required(),
  month_minutes: number().required(),
});
export type ShiftCandidate = InferType<typeof shiftCandidate>;

/** What a step leaves: by its number it is undone, and again by the number of the undoing. */
export const stepDone = object({ step_id: number().required() });
export type StepDone = InferType<typeof stepDone>;

/** A shift as a professional sees it. Value and notes are told of their own only. */
export const ownShift = object({
  id: number().required(),
  version: number().required(),
  group_id: number().required(),
  group_name: string().required(),
  unit_name: string().required(),
  sector_name: string().nullable().defined(),
  title: string().nullable().defined(),
  shift_type: string().oneOf(SHIFT_TYPES).required(),
  starts_on: string().required(),
  starts_at: string().required(),
  ends_on: string().required(),
  ends_at: string().required(),
  ...hours,
  status: string().oneOf(DUTY_SHIFT_STATUSES).required(),
  mine: boolean().required(),
  professional_name: string().nullable().defined(),
  value: number().nullable().defined(),
  value_kind: string().oneOf(SHIFT_VALUE_KINDS).nullable().defined(),
  notes: string().nullable().defined(),
});
export type OwnShift = InferType<typeof ownShift>;

const named = { id: number().required(), name: string().required() };

/** What the forms of a schedule choose from: the units that whoever asks looks after, and what the group sorts and asks by. */
export const scheduleSetup = object({
  units: array(object(named).required()).required(),
  sectors: array(object({ ...named, unit_id: number().required() }).required()).required(),
  tags: array(object(named).required()).required(),
  qualifications: array(object(named).required()).required(),
});
export type ScheduleSetup = InferType<typeof scheduleSetup>;

/** The duty schedule of a group, made step by step by its managers, and read by whom it is about. */
export const dutyShift = {
  schedule: get('admin/manager/schedule', {
    summary: 'A escala de plantões do grupo entre dois dias.',
    who: dutySchedule.view,
    query: scheduleQuery,
    answer: schedule,
  }),
  findings: get('admin/manager/schedule/findings', {
    summary: 'O que há contra os plantões escalados entre dois dias.',
    who: dutySchedule.view,
    query: scheduleQuery,
    answer: array(shiftFindings.required()).required(),
  }),
  candidates: get('admin/manager/schedule/candidates', {
    summary: 'Quem pode assumir um plantão, e o que há contra cada um.',
    who: dutySchedule.edit,
    query: candidateQuery,
    answer: array(shiftCandidate.required()).required(),
  }),
  setup: get('admin/manager/schedule/setup', {
    summary: 'As unidades, os setores, as tags e as qualificações da escala.',
    who: dutySchedule.view,
    answer: scheduleSetup,
  }),
  detail: get('admin/manager/schedule/shifts/:id', { summary: 'Um plantão da escala.', who: dutySchedule.view, answer: scheduleShift }),
  create: post('admin/manager/schedule/shifts', {
    summary: 'Inclui um plantão, com tantas vagas quantas se pedem.',
    who: dutySchedule.edit,
    body: newDutyShiftForm,
    answer: stepDone,
  }),
  update: post('admin/manager/schedule/shifts/:id', {
    summary: 'Altera um plantão.',
    who: dutySchedule.edit,
    body: versioned(dutyShiftEditForm),
    answer: stepDone,
  }),
  step: post('admin/manager/schedule/steps', {
    summary: 'Muda a escala: inclui, altera, escala ou retira plantões, tudo ou nada.',
    who: dutySchedule.edit,
    body: scheduleStepForm,
    answer: stepDone,
  }),
  undo: post('admin/manager/schedule/steps/:id/undo', {
    summary: 'Desfaz um passo da escala.',
    who: dutySchedule.edit,
    answer: stepDone,
  }),
  publish: post('admin/manager/schedule/publication', {
    summary: 'Publica os rascunhos da escala entre dois dias.',
    who: dutySchedule.edit,
    body: publicationForm,
    answer: object({ published: number().required(), told: number().required() }),
  }),
  own: get('duty/schedule', {
    summary: 'Os plantões publicados: os da pessoa, ou os dos grupos em que é credenciada.',
    who: dutyPartner.view,
    query: ownScheduleQuery,
    answer: array(ownShift.required()).required(),
  }),
  confirm: post('duty/shifts/:id/confirm', {
    summary: 'Confirma a presença em um plantão.',
    who: dutyPartner.edit,
    body: versioned(dutyShiftForm.pick([])),
  }),
};
