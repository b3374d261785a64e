import { isAsDue } from '../../law/obligation/late-tax.ts';
import { formatCompetenceNumeric, lastDayOf } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatQuarter, quarterOf } from '../../shared/date/quarter.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { type GuideDue, type GuideKnown, guideName } from './guide-due.ts';

/** Why an obligation of a competence cannot have been delivered on a day, null where it can: its month must be over, and the day must have come. */
export const deliveryDateProblem = (delivered_on: string, competence: string, today: string): string | null => {
  if (delivered_on > today) return 'Entregue em: esta data ainda não chegou.';
  const end = lastDayOf(competence);
  return delivered_on < end ? `Entregue em: a competência só termina em ${formatDateNumeric(end)}.` : null;
};

type Delivered = {
  rule_key: GuideKnown;
  competence: string;
  legal_date: string | null;
  delivered_on: string;
  amount: number;
  reason: string | null;
};

/** What a guide that is delivered over another amount than its month's lacks: the reason, which its history keeps. Null where nothing is missing. */
export const deliveryAmountProblem = (
  { rule_key, competence, legal_date, delivered_on, amount, reason }: Delivered,
  due: GuideDue,
): string | null => {
  const isLate = legal_date !== null && delivered_on > legal_date;
  if (reason !== null || agrees(amount, due, isLate)) return null;
  const period = rule_key === 'irpj_csll' ? `do ${formatQuarter(quarterOf(competence))}` : `de ${formatCompetenceNumeric(competence)}`;
  const most = due.is_most ? 'no máximo ' : '';
  return `${guideName[rule_key]} ${period} é ${most}${formatMoney(due.amount)}, e não ${formatMoney(amount)}. Conte por que o valor é outro.`;
};

/** Of a guide of which only the most is known any smaller amount may be right, and a late one has fine and interest on top. */
const agrees = (amount: number, due: GuideDue, isLate: boolean): boolean =>
  due.is_most ? isLate || amount <= due.amount : isAsDue(amount, due.amount, isLate);
