import type { InferType } from 'yup';
import { daysBetween, isIsoDate } from '../../shared/date/date.ts';
import { SHIFT_VALUE_KINDS, shiftValueKindLabel } from '../../shared/money/value-kind.ts';
import {
  besides,
  cents,
  filledList,
  flag,
  id,
  integer,
  isoDate,
  list,
  longText,
  object,
  oneOf,
  text,
  time,
} from '../../shared/schema/fields.ts';
import { SHIFT_TYPES, shiftTypeLabel } from './duty-shift-kinds.ts';

/** The longest window of a schedule, in days: a month with the weeks around it. */
export const LONGEST_SCHEDULE = 62;
/** Most shifts that one step changes. */
export const MOST_CHANGES = 400;
/** Most places that are made at once of a shift. */
export const MOST_VACANCIES = 20;

const what = {
  unit_id: id('Unidade').required(),
  sector_id: id('Setor'),
  title: text('Título').max(80),
  shift_type: oneOf('Tipo', SHIFT_TYPES, shiftTypeLabel).default('on_site').required(),
  qualification_ids: list('Qualificações', id('Qualificação').required(), 10),
  tag_ids: list('Tags', id('Tag').required(), 10),
  value: cents('Valor'),
  value_kind: oneOf('Como é pago', SHIFT_VALUE_KINDS, shiftValueKindLabel).when('value', ([value], field) =>
    value === null || value === undefined ? field : field.required(),
  ),
  notes: longText('Observações'),
};

const when = {
  starts_on: isoDate('Dia').required(),
  starts_at: time('Início').required(),
  ends_at: time('Fim').required(),
};

/** What a manager writes about one place of a shift. It ends on the next day where its end is not after its start; money in cents. */
export const dutyShiftForm = object({ ...what, ...when, professional_id: id('Profissional') });
export type DutyShiftForm = InferType<typeof dutyShiftForm>;

/** With the reason why a warning is overridden; without one, a warning refuses what is asked. */
const override = { reason: text('Motivo').max(300) };

/** Why what a step is warned of does not hold it. */
export const overrideForm = object({ reason: text('Motivo').max(300).required() });

/** A new shift, with as many places as asked for; whom it names has the first. */
export const newDutyShiftForm = dutyShiftForm.shape({
  vacancies: integer('Vagas').min(1).max(MOST_VACANCIES).default(1).required(),
  ...override,
});
export type NewDutyShiftForm = InferType<typeof newDutyShiftForm>;

export const dutyShiftEditForm = dutyShiftForm.shape(override);
export type DutyShiftEditForm = InferType<typeof dutyShiftEditForm>;

/**
 * One change of the schedule: what the shift is to be (`shift`; a new one where `id` is null), or that it leaves (`shift` null). All of a step is written
 * or none of it.
 */
export const scheduleChange = object({
  id: id('Plantão'),
  version: integer('Versão'),
  shift: dutyShiftForm.nullable().default(null),
});
export type ScheduleChange = InferType<typeof scheduleChange>;

/** What a step does, as its undo names it. */
export const STEP_KINDS = ['change', 'move', 'paste', 'template', 'fill', 'undo'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export const stepKindLabel: Record<StepKind, string> = {
  change: 'Alteração',
  move: 'Mudança de lugar',
  paste: 'Cópia',
  template: 'Aplicação de modelo',
  fill: 'Preenchimento',
  undo: 'Desfazer',
};

export const scheduleStepForm = object({
  kind: oneOf('Passo', ['change', 'move', 'paste'] as const)
    .default('change')
    .required(),
  changes: filledList('Mudanças', scheduleChange.required(), 'Nada muda.', MOST_CHANGES),
  ...override,
});
export type ScheduleStepForm = InferType<typeof scheduleStepForm>;

/** Days from one to another, at most a schedule's window. */
export const scheduleDays = {
  from: isoDate('De').required(),
  to: isoDate('Até')
    .required()
    .test('window', (value, { parent, createError }) => {
      const from = besides(parent, 'from');
      if (!value || from === null || !isIsoDate(from) || !isIsoDate(value)) return true;
      if (value < from) return createError({ message: '${path}: escolha um dia a partir do primeiro.' });
      return daysBetween(from, value) < LONGEST_SCHEDULE || createError({ message: '${path}: escolha no máximo dois meses.' });
    }),
};

export const scheduleQuery = object({ ...scheduleDays, unit_id: id('Unidade'), sector_id: id('Setor') });
export type ScheduleQuery = InferType<typeof scheduleQuery>;

/** A shift for which somebody is looked for: one that is there (`except_id`) or is only being written. */
export const candidateQuery = object({
  unit_id: id('Unidade').required(),
  ...when,
  /** Their numbers, '3,7'. */
  qualifications: text('Qualificações').matches(/^\d{1,9}(?:,\d{1,9}){0,9}$/, {
    message: '${path}: escolha da lista.',
    excludeEmptyString: true,
  }),
  except_id: id('Plantão'),
});
export type CandidateQuery = InferType<typeof candidateQuery>;

export const publicationForm = object({ ...scheduleDays, unit_id: id('Unidade'), sector_id: id('Setor'), ...override });
export type PublicationForm = InferType<typeof publicationForm>;

/** The doctor's view of the schedule: their own shifts, or all of the group. */
export const ownScheduleQuery = object({ ...scheduleDays, group_id: id('Grupo'), mine: flag('Só os meus') });
export type OwnScheduleQuery = InferType<typeof ownScheduleQuery>;
