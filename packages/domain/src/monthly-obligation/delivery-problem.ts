import { isAsDue } from '../obligations/late-tax.ts';
import { formatCompetenceNumeric, lastDayOf } from '../shared/date/competence.ts';
import { formatDateNumeric } from '../shared/date/date.ts';
import { formatMoney } from '../shared/money/money.ts';

/** Why an obligation of a competence cannot have been delivered on a day, null where it can: its month must be over, and the day must have come. */
export const deliveryDateProblem = (delivered_on: string, competence: string, today: string): string | null => {
  if (delivered_on > today) return 'Entregue em: esta data ainda não chegou.';
  const end = lastDayOf(competence);
  return delivered_on < end ? `Entregue em: a competência só termina em ${formatDateNumeric(end)}.` : null;
};

type Delivered = { competence: string; legal_date: string | null; delivered_on: string; amount: number; reason: string | null };

/** What a DAS that is delivered over another amount than its month's lacks: the reason, which its history keeps. Null where nothing is missing. */
export const deliveryAmountProblem = ({ competence, legal_date, delivered_on, amount, reason }: Delivered, due: number): string | null =>
  reason !== null || isAsDue(amount, due, legal_date !== null && delivered_on > legal_date)
    ? null
    : `O DAS de ${formatCompetenceNumeric(competence)} é ${formatMoney(due)}, e não ${formatMoney(amount)}. Conte por que o valor é outro.`;
