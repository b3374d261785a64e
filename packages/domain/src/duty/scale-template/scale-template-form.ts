import type { InferType } from 'yup';
import { SHIFT_VALUE_KINDS, shiftValueKindLabel } from '../../shared/money/value-kind.ts';
import { WEEKDAYS, weekdayLabel } from '../../shared/schedule/recurrence-rule.ts';
import { besides, cents, filledList, flag, id, integer, isoDate, list, object, oneOf, text, time } from '../../shared/schema/fields.ts';
import { MOST_VACANCIES, scheduleDays } from '../duty-shift/duty-shift-form.ts';
import { HOLIDAY_POLICIES, holidayPolicyLabel, SHIFT_TYPES, shiftTypeLabel } from '../duty-shift/duty-shift-kinds.ts';

export const MOST_WEEKS = 8;
export const MOST_SLOTS = 200;

/** One shift of a template: in which of its weeks, on which day, and what. Money in cents; `week` counts from 1. */
export const templateSlot = object({
  week: integer('Semana').min(1).max(MOST_WEEKS).default(1).required(),
  weekday: oneOf('Dia', WEEKDAYS, weekdayLabel).required(),
  starts_at: time('Início').required(),
  ends_at: time('Fim').required(),
  shift_type: oneOf('Tipo', SHIFT_TYPES, shiftTypeLabel).default('on_site').required(),
  vacancies: integer('Vagas').min(1).max(MOST_VACANCIES).default(1).required(),
  value: cents('Valor'),
  value_kind: oneOf('Como é pago', SHIFT_VALUE_KINDS, shiftValueKindLabel).when('value', ([value], field) =>
    value === null || value === undefined ? field : field.required(),
  ),
  qualification_ids: list('Qualificações', id('Qualificação').required(), 10),
  default_professional_id: id('Profissional'),
  tag_ids: list('Tags', id('Tag').required(), 10),
});
export type TemplateSlot = InferType<typeof templateSlot>;

export const scaleTemplateForm = object({
  name: text('Nome').max(80).required(),
  unit_id: id('Unidade').required(),
  sector_id: id('Setor'),
  weeks_count: integer('Semanas').min(1).max(MOST_WEEKS).default(1).required(),
  slots: filledList('Plantões', templateSlot.required(), 'Inclua pelo menos um plantão.', MOST_SLOTS).test(
    'weeks',
    '${path}: há um plantão em uma semana que o modelo não tem.',
    (slots, { parent }) => weeksIn(slots).every((week) => week <= (weeksOf(parent) ?? MOST_WEEKS)),
  ),
  holiday_policy: oneOf('Nos feriados', HOLIDAY_POLICIES, holidayPolicyLabel).default('keep').required(),
  /** How much dearer, in whole percent. */
  holiday_surcharge: integer('Acréscimo (%)')
    .min(1)
    .max(500)
    .when('holiday_policy', ([policy], field) => (policy === 'different_value' ? field.required() : field)),
  valid_from: isoDate('Vale de').required(),
  valid_until: isoDate('Vale até').test('after-start', '${path}: escolha um dia a partir do primeiro.', (value, { parent }) => {
    const from = besides(parent, 'valid_from');
    return !value || from === null || value >= from;
  }),
  is_active: flag('Ativo').default(true),
});
export type ScaleTemplateForm = InferType<typeof scaleTemplateForm>;

export const scaleTemplateFilters = object({ search: text('Buscar').max(120), unit_id: id('Unidade') });

/** Days of the schedule onto which a template is laid. */
export const templateApplication = object(scheduleDays);
export type TemplateApplication = InferType<typeof templateApplication>;

/** The weeks of slots that are numbers; the slots may be anything yet. */
const weeksIn = (slots: unknown): number[] =>
  Array.isArray(slots) ? slots.flatMap((slot: { week?: unknown } | null) => (typeof slot?.week === 'number' ? [slot.week] : [])) : [];

const weeksOf = (parent: unknown): number | null => {
  const value = (parent as { weeks_count?: unknown } | null)?.weeks_count;
  return typeof value === 'number' ? value : null;
};
