import { addCompetence, competenceOf, formatCompetenceNumeric, monthsBetween } from '../../shared/date/competence.ts';
import { rateFromScaled, scaledRate } from '../../shared/money/percent.ts';

export const ACCOUNTING_PARAMETER_KINDS = ['social_security', 'irrf', 'irpf_annual', 'selic', 'office_rules', 'processing_times'] as const;
export type AccountingParameterKind = (typeof ACCOUNTING_PARAMETER_KINDS)[number];

/** As far ahead as a law is told, and as far back as one that came late, in months. */
const AHEAD = 24;
const BACK = 12;

type ParameterMonth = {
  today: string;
  isKnown: boolean;
  /** The last month of any company or cash book that is closed; null without any. */
  closed: string | null;
};

/**
 * Why a value cannot begin in that month; null where it can. A closed month never changes: a table that is published late (January's, told in February) holds
 * from its own month where nothing of it is closed. The Selic is published once its month is over: it is told for months of which nothing is known, and mended
 * until the month after.
 */
export const monthProblem = (
  kind: AccountingParameterKind,
  valid_from: string,
  { today, isKnown, closed }: ParameterMonth,
): string | null => {
  const month = competenceOf(today);
  if (kind === 'selic') {
    if (valid_from > month) return `Mês: a Selic de ${formatCompetenceNumeric(valid_from)} ainda não foi publicada.`;
    const first = addCompetence(month, -1);
    return isKnown && valid_from < first ? `Mês: a Selic de ${formatCompetenceNumeric(valid_from)} já é conhecida e não muda mais.` : null;
  }
  if (kind === 'irpf_annual') return yearProblem(Number(valid_from.slice(0, 4)), Number(today.slice(0, 4)));
  const last = addCompetence(month, AHEAD);
  if (valid_from > last) return `Vale a partir de: escolha um mês até ${formatCompetenceNumeric(last)}.`;
  if (valid_from >= month) return null;
  if (kind === 'processing_times') return `Vale a partir de: escolha ${formatCompetenceNumeric(month)} ou depois.`;
  const first = [addCompetence(month, -BACK), ...(closed ? [addCompetence(closed, 1)] : [])].toSorted().at(-1) ?? month;
  if (valid_from >= first) return null;
  const begins = formatCompetenceNumeric(first < month ? first : month);
  return closed !== null && valid_from <= closed
    ? `Vale a partir de: há meses fechados até ${formatCompetenceNumeric(closed)}, que não mudam mais. Escolha ${begins} ou depois.`
    : `Vale a partir de: escolha ${begins} ou depois.`;
};

/** The year whose returns are being made, this one and the next: what was declared of earlier years was declared by their tables. */
const yearProblem = (year: number, now: number): string | null =>
  year >= now - 1 && year <= now + 1 ? null : `Ano-calendário: escolha de ${now - 1} a ${now + 1}.`;

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
