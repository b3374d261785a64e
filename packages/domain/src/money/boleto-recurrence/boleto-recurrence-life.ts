import type { RecurrenceStatus } from '../../billing/invoice-recurrence/invoice-recurrence-life.ts';
import { recurrenceStatusLabel } from '../../billing/invoice-recurrence/invoice-recurrence-life.ts';
import { dayInWords } from '../../billing/invoice-recurrence/recurrence-words.ts';
import { formatCompetence, formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { type Action, stateMachine } from '../../shared/status/state-machine.ts';

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const boletoRecurrenceEventLabel = {
  'boleto_recurrence.created': 'Repetição do boleto criada',
  'boleto_recurrence.edited': 'Repetição do boleto alterada',
  'boleto_recurrence.ended': 'Repetição do boleto encerrada',
  'boleto_recurrence.finished': 'Repetição do boleto concluída',
  'boleto_recurrence.made': 'Boleto feito pela repetição',
  'boleto_recurrence.resumed': 'Repetição do boleto retomada',
  'boleto_recurrence.suspended': 'Repetição do boleto interrompida',
} as const;

type Event = keyof typeof boletoRecurrenceEventLabel;

export type BoletoRecurrenceActor = 'staff' | 'system';

const actions = {
  /** A month could not be charged: the reason says what has to be mended first. */
  suspend: { label: 'Interromper', by: ['system'], event: 'boleto_recurrence.suspended', asks_reason: true, paths: { active: ['paused'] } },
  resume: { label: 'Retomar', by: ['staff'], event: 'boleto_recurrence.resumed', paths: { paused: ['active'] } },
  end: { label: 'Encerrar', by: ['staff'], event: 'boleto_recurrence.ended', paths: { active: ['ended'], paused: ['ended'] } },
  /** Its last month was charged. */
  finish: { label: 'Concluir', by: ['system'], event: 'boleto_recurrence.finished', paths: { active: ['ended'] } },
} as const satisfies Record<string, Action<RecurrenceStatus, BoletoRecurrenceActor, Event>>;

export type BoletoRecurrenceAction = keyof typeof actions;

export const boletoRecurrenceMachine = stateMachine<RecurrenceStatus, BoletoRecurrenceAction, BoletoRecurrenceActor, Event>({
  field: 'status',
  names: { the: 'A repetição', this: 'esta repetição' },
  labels: recurrenceStatusLabel,
  actions,
});

type Told = { status: RecurrenceStatus; day: number; until: string | null; next_on: string | null };

/** 'Repete todo mês, vence dia 10, até 12/2027 · próximo feito em 30/11/2026'. Only an active one has a next. */
export const boletoRecurrenceSentence = ({ status, day, until, next_on }: Told): string => {
  const verb = status === 'ended' ? 'Repetiu todo mês, vencia' : 'Repete todo mês, vence';
  const rhythm = `${verb} ${dayInWords(day)}${until ? `, até ${formatCompetenceNumeric(until)}` : ''}`;
  return status === 'active' && next_on ? `${rhythm} · próximo feito em ${formatDateNumeric(next_on)}` : rhythm;
};

/** Why a recurrence stopped by itself: what is in the way, and which month was not charged. */
export const boletoSuspensionReason = (obstacle: string, competence: string): string =>
  `${obstacle.replace(/\.$/, '')}. O boleto da competência ${formatCompetence(competence)} não foi feito.`;
