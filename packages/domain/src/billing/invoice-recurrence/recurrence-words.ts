import { formatCompetence, formatCompetenceNumeric } from '../../shared/date/competence.ts';
import { formatDateFull, formatDateNumeric } from '../../shared/date/date.ts';
import type { RecurrenceStatus } from './invoice-recurrence-life.ts';
import type { Occurrence, Rhythm } from './schedule.ts';

type Told = Pick<Rhythm, 'day' | 'until'> & { status: RecurrenceStatus; next_competence: string | null; next_on: string | null };

/** 'Repete todo mês, dia 5, até 12/2027 · próxima: 05/12/2026'. Only an active one has a next. */
export const recurrenceSentence = ({ status, day, until, next_on }: Told): string => {
  const verb = status === 'ended' ? 'Repetiu' : 'Repete';
  const rhythm = `${verb} todo mês, ${dayInWords(day)}${until ? `, até ${formatCompetenceNumeric(until)}` : ''}`;
  return status === 'active' && next_on ? `${rhythm} · próxima: ${formatDateNumeric(next_on)}` : rhythm;
};

/** What a request that is about to be made will be followed by. */
export const nextRequestText = ({ competence, on }: Occurrence): string =>
  `Próximo pedido em ${formatDateFull(on)}, competência ${formatCompetence(competence)}.`;

/** Why a recurrence stopped by itself: what is in the way, and which month was not asked for. */
export const suspensionReason = (obstacle: string, competence: string): string =>
  `${obstacle} A nota da competência ${formatCompetence(competence)} não foi pedida.`;

/** What the company's accounting status says, as a sentence. */
export const companyObstacle = (message: string): string => `${message.replace(/\.$/, '')}.`;

export const requesterObstacle = (name: string): string => `${name} não pode mais pedir notas desta empresa.`;

export const CLIENT_OBSTACLE = 'O tomador não está ativo: reative o cadastro e retome a repetição.';

/** A day that not every month has is told with what happens then. */
export const dayInWords = (day: number): string => (day > 28 ? `dia ${day} ou o último do mês` : `dia ${day}`);
