import { isAsDue } from '../../law/obligation/late-tax.ts';
import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import type { MonthTax } from '../../law/tax/month-tax.ts';
import { firstDayOf, formatCompetenceNumeric, lastDayOf } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatQuarter, quarterOf } from '../../shared/date/quarter.ts';
import { formatMoney } from '../../shared/money/money.ts';

/**
 * Why an obligation of a competence cannot have been delivered on a day, null where it can: its month must be over, and the day must have come. What an
 * office's rule asks within its own month is delivered within it.
 */
export const deliveryDateProblem = (
  delivered_on: string,
  { competence, due_month }: { competence: string; due_month: string },
  today: string,
): string | null => {
  if (delivered_on > today) return 'Entregue em: esta data ainda não chegou.';
  if (due_month === competence)
    return delivered_on < firstDayOf(competence)
      ? `Entregue em: a competência só começa em ${formatDateNumeric(firstDayOf(competence))}.`
      : null;
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

/** Whether an amount agrees with a guide: where only the most is known any smaller amount may be right, and a late one has fine and interest on top. */
const agrees = (amount: number, due: GuideDue, isLate: boolean): boolean =>
  due.is_most ? isLate || amount <= due.amount : isAsDue(amount, due.amount, isLate);

/** The obligations whose guide the product knows something of. */
export const GUIDES_KNOWN = ['das', 'carne_leao', 'pis_cofins', 'irpj_csll'] as const satisfies readonly ObligationKey[];
type GuideKnown = (typeof GUIDES_KNOWN)[number];

const guideName: Record<GuideKnown, string> = {
  das: 'O DAS',
  carne_leao: 'O carnê-leão',
  pis_cofins: 'O total de PIS e Cofins',
  irpj_csll: 'O total de IRPJ e CSLL',
};

export const isGuideKnown = (key: ObligationKey | null): key is GuideKnown => GUIDES_KNOWN.some((guide) => guide === key);

/** What a guide comes to, cents. `is_most`: it may be less, never more. */
type GuideDue = { amount: number; is_most: boolean };

/** What a competence is known to owe. `carne_leao`: of a month of the cash book that is closed. */
export type KnownTaxes = Pick<MonthTax, 'das_due' | 'presumido'> & { carne_leao: number | null };

/**
 * What the guide of an obligation comes to; null where that is not known. Of the Lucro Presumido only the most is: what payers kept back is taken off it, its
 * IRPJ and CSLL are lower for hospital services and are paid in up to three quotas. INSS and FGTS are not known: the payroll is kept as a total by the
 * month of its payment, and what is withheld depends on what each person earns. The ISS is not either: its rate and its day are the municipality's.
 */
export const guideDue = (key: ObligationKey | null, taxes: KnownTaxes): GuideDue | null => (isGuideKnown(key) ? DUE[key](taxes) : null);

const exactly = (amount: number | null): GuideDue | null => (amount === null ? null : { amount, is_most: false });

const DUE: Record<GuideKnown, (taxes: KnownTaxes) => GuideDue | null> = {
  das: ({ das_due }) => exactly(das_due),
  carne_leao: ({ carne_leao }) => exactly(carne_leao),
  pis_cofins: ({ presumido }) => presumido && { amount: presumido.pis + presumido.cofins, is_most: true },
  irpj_csll: ({ presumido }) => presumido && { amount: presumido.irpj + presumido.csll, is_most: true },
};
