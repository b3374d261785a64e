import { addCompetence, competenceOf, formatCompetenceNumeric, monthsBetween } from '../../shared/date/competence.ts';
import { rateFromScaled, scaledRate } from '../../shared/money/percent.ts';

export const ACCOUNTING_PARAMETER_KINDS = ['social_security', 'irrf', 'selic', 'office_rules', 'processing_times'] as const;
export type AccountingParameterKind = (typeof ACCOUNTING_PARAMETER_KINDS)[number];

/**
 * Why a value cannot begin in that month; null where it can. What months that are over were calculated with never changes. The Selic is published
 * once its month is over: it is told for months of which nothing is known, and mended until the month after.
 */
export const monthProblem = (
  kind: AccountingParameterKind,
  valid_from: string,
  { today, isKnown }: { today: string; isKnown: boolean },
): string | null => {
  const month = competenceOf(today);
  if (kind === 'selic') {
    if (valid_from > month) return `Mês: a Selic de ${formatCompetenceNumeric(valid_from)} ainda não foi publicada.`;
    const first = addCompetence(month, -1);
    return isKnown && valid_from < first ? `Mês: a Selic de ${formatCompetenceNumeric(valid_from)} já é conhecida e não muda mais.` : null;
  }
  if (valid_from >= month) return null;
  return `Vale a partir de: os meses até ${formatCompetenceNumeric(addCompetence(month, -1))} não mudam mais. Escolha ${formatCompetenceNumeric(month)} ou depois.`;
};

/**
 * What `latePayment` asks for: the monthly rates from the month after the due date to the month before the payment, added up (Lei 9.430/1996, art. 61,
 * § 3º), and the months of which no rate is known. `rates` by month, fractions.
 */
export const selicBetween = (
  rates: Readonly<Record<string, string>>,
  { due_date, paid_date }: { due_date: string; paid_date: string },
): { selic: string; missing: string[] } => {
  const first = addCompetence(competenceOf(due_date), 1);
  const count = Math.max(0, monthsBetween(first, competenceOf(paid_date)));
  const months = Array.from({ length: count }, (_, at) => addCompetence(first, at));
  const sum = months.reduce((total, month) => total + scaledRate(rates[month] ?? '0'), 0n);
  return { selic: rateFromScaled(sum), missing: months.filter((month) => rates[month] === undefined) };
};
