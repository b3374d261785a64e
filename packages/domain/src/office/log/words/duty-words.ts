import { eventKindLabel } from '../../../agenda/calendar-event/event-kinds.ts';
import { autoFillStatusLabel } from '../../../duty/auto-fill/auto-fill-life.ts';
import { fillPhaseLabel } from '../../../duty/auto-fill/fill-phases.ts';
import { DIVERGENCES, type Divergence } from '../../../duty/duty-shift/clock.ts';
import { distanceWords, divergenceWords } from '../../../duty/duty-shift/divergence-words.ts';
import { stepKindLabel } from '../../../duty/duty-shift/duty-shift-form.ts';
import { announcementTypeLabel } from '../../../duty/duty-shift/duty-shift-kinds.ts';
import { dutyShiftStatusLabel } from '../../../duty/duty-shift/duty-shift-life.ts';
import { punchKindLabel, punchSourceLabel } from '../../../duty/duty-shift/punch-kinds.ts';
import { unitBudgetForm } from '../../../duty/duty-shift/shift-money-form.ts';
import { hoursStatementStatusLabel } from '../../../duty/hours-statement/hours-statement-life.ts';
import { shiftRequestStatusLabel, shiftRequestTypeLabel } from '../../../duty/shift-request/shift-request-life.ts';
import { sectorForm } from '../../../duty/unit/unit-form.ts';
import { ruleInWords } from '../../../shared/schedule/recurrence-rule.ts';
import { cents, flag, id, instant, isoDate, list, longText, object, text } from '../../../shared/schema/fields.ts';
import { countOf } from '../../../shared/text/text.ts';
import { choice, choices, minutes, records, shownBy } from './word.ts';

const isDivergence = (value: unknown): value is Divergence =>
  typeof value === 'object' && value !== null && 'kind' in value && DIVERGENCES.some((kind) => kind === value.kind);

const divergences = shownBy('Divergências', (value) =>
  Array.isArray(value) ? value.filter(isDivergence).map(divergenceWords).join('; ') : '',
);

const placementLabel = { inside: 'No local', outside: 'Fora do local', unknown: 'Sem localização' };

/** The wall times that were asked for; their instants say the same. */
const clockTimes = {
  in_on: isoDate('Dia da entrada'),
  in_time: text('Entrada'),
  in_at: instant('Instante da entrada'),
  out_on: isoDate('Dia da saída'),
  out_time: text('Saída'),
  out_at: instant('Instante da saída'),
};

/** A doctor's calendar, and the shifts of a group. */
export const dutyWords = {
  calendar_event: {
    last_on: isoDate('Último dia'),
    rrule: shownBy('Repetição', (value) => (typeof value === 'string' ? ruleInWords(value) : '')),
    exdates: list('Dias sem repetição', isoDate('Dia')),
    series_id: id('Série'),
  },
  calendar_feed: { company_ids: records('Empresas'), kinds: choices('O que vai no link', eventKindLabel) },
  busy_calendar: { host: text('Site da agenda') },
  management_group: { is_active: flag('Ativo') },
  unit: {},
  unit_sector: sectorForm.fields,
  unit_budget: unitBudgetForm.fields,
  tag: {},
  qualification: { mandatory_unit_ids: records('Unidades que exigem') },
  duty_shift: {
    ends_on: isoDate('Dia do fim'),
    duration_minutes: minutes('Duração'),
    night_minutes: minutes('Horas à noite'),
    weekend_minutes: minutes('Horas no fim de semana'),
    holiday_minutes: minutes('Horas em feriado'),
    announcement_type: choice('Anúncio', announcementTypeLabel),
    status: choice('Situação', dutyShiftStatusLabel),
    in_at: instant('Entrada'),
    out_at: instant('Saída'),
    done_minutes: minutes('Horas feitas'),
    done_night_minutes: minutes('Horas feitas à noite'),
    done_weekend_minutes: minutes('Horas feitas no fim de semana'),
    done_holiday_minutes: minutes('Horas feitas em feriado'),
    divergences,
    invoiced_value: cents('Valor na nota'),
  },
  shift_punch: {
    shift_id: id('Plantão'),
    kind: choice('Ponto', punchKindLabel),
    source: choice('Como veio', punchSourceLabel),
    at: instant('Quando'),
    received_at: instant('Recebido em'),
    placement: choice('Onde', placementLabel),
    distance_meters: shownBy('Distância', (value) => (typeof value === 'number' ? distanceWords(value) : '')),
  },
  shift_request: {
    type: choice('Tipo', shiftRequestTypeLabel),
    requester_id: id('Quem pede'),
    party_ids: records('Colegas'),
    accepted_ids: records('Quem aceitou'),
    shift_ids: records('Plantões'),
    legs: shownBy('Trocas', (value) => (Array.isArray(value) ? countOf(value.length, 'plantão', 'plantões') : '')),
    value_difference: cents('Diferença'),
    clock: object(clockTimes).label('Ponto pedido'),
    decision_reason: longText('Motivo da decisão'),
    status: choice('Situação', shiftRequestStatusLabel),
  },
  hours_statement: {
    professional_id: id('Profissional'),
    status: choice('Situação', hoursStatementStatusLabel),
    title: text('Título'),
    presented_by: text('Apresentado por'),
  },
  schedule_step: { kind: choice('Passo', stepKindLabel), is_undone: flag('Desfeito') },
  scale_template: {},
  auto_fill: {
    unit_ids: records('Unidades'),
    first_on: isoDate('De'),
    last_on: isoDate('Até'),
    status: choice('Situação', autoFillStatusLabel),
    phase: choice('Fase', fillPhaseLabel),
  },
};
