import type { InferType } from 'yup';
import { duration, flag, integer, object, time } from '../../shared/schema/fields.ts';

// The rules by which a group schedules, each with a value that suits most hospitals until an administrator says another. Durations are in minutes.

const DAY = 1440;

/** From when the weekend counts: Friday or Saturday; and until when: Sunday (its last minute) or Monday. Days as `weekday` counts them, Sunday 0. */
export const WEEKEND_FROM_DAYS = [5, 6] as const;
export const WEEKEND_TO_DAYS = [0, 1] as const;

export const weekendDayLabel: Readonly<Record<number, string>> = { 0: 'Domingo', 1: 'Segunda-feira', 5: 'Sexta-feira', 6: 'Sábado' };

export const groupRules = object({
  /** Between any two shifts of a person, whatever the group. 11 hours as CLT art. 66; zero asks for none. */
  min_rest_minutes: duration('Descanso entre plantões', { min: 0, max: 3 * DAY })
    .default(660)
    .required(),
  /** After a shift that has hours of the night. */
  min_night_rest_minutes: duration('Descanso depois da noite', { min: 0, max: 3 * DAY })
    .default(660)
    .required(),
  max_shift_minutes: duration('Plantão mais longo', { min: 60, max: DAY }).default(DAY).required(),
  max_week_minutes: duration('Máximo na semana', { min: 60, max: 7 * DAY })
    .default(3600)
    .required(),
  max_month_minutes: duration('Máximo no mês', { min: 60, max: 31 * DAY })
    .default(14_400)
    .required(),
  /** How long before its start a shift may still be swapped, handed over or given back. */
  swap_cutoff_hours: integer('Antecedência das trocas').min(0).max(720).default(24).required(),
  swap_needs_approval: flag('Trocas passam pela coordenação').default(true),
  justification_required: flag('Exigir justificativa').default(false),
  /** How far back a coordinator still changes a shift that is over. */
  past_edit_days: integer('Correções até').min(0).max(365).default(30).required(),
  /** Day of the following month until which a month's clock is reviewed. */
  point_review_day: integer('Dia da conferência do ponto').min(1).max(28).default(5).required(),
  /** How far from the planned time a check-in or check-out may be; null of a group that clocks nobody. */
  checkin_tolerance_minutes: duration('Tolerância do ponto', { min: 0, max: 240 }).default(30),
  night_from: time('Noite a partir de').default('22:00').required(),
  night_to: time('Noite até').default('06:00').required(),
  weekend_from_day: integer('Fim de semana desde').oneOf(WEEKEND_FROM_DAYS).default(6).required().meta({ labels: weekendDayLabel }),
  weekend_from: time('Fim de semana a partir de').default('00:00').required(),
  weekend_to_day: integer('Fim de semana até').oneOf(WEEKEND_TO_DAYS).default(1).required().meta({ labels: weekendDayLabel }),
  weekend_to: time('Fim de semana termina às').default('00:00').required(),
});
export type GroupRules = InferType<typeof groupRules>;

/** Those of a group that has said nothing yet. */
export const defaultGroupRules = (): GroupRules => groupRules.getDefault() as GroupRules;
