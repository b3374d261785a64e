import { formatMoney } from '../../shared/money/money.ts';
import { formatTaxRate } from '../../shared/money/percent.ts';

/**
 * One line of an explained calculation, in the order in which it is read: what (`label`), how (`formula`, in figures), by which law (`source`)
 * and how much. Money is integer cents, rates are fractions ('0.09972').
 */
export type Step = { label: string; formula: string | null; source: string | null } & StepValue;

export type StepValue = { unit: 'money'; value: number } | { unit: 'rate'; value: string } | { unit: 'text'; value: string };

type How = { formula?: string | null; source?: string | null };

export const moneyStep = (label: string, value: number, { formula = null, source = null }: How = {}): Step => ({
  label,
  formula,
  source,
  unit: 'money',
  value,
});

export const rateStep = (label: string, value: string, { formula = null, source = null }: How = {}): Step => ({
  label,
  formula,
  source,
  unit: 'rate',
  value,
});

export const textStep = (label: string, value: string, { formula = null, source = null }: How = {}): Step => ({
  label,
  formula,
  source,
  unit: 'text',
  value,
});

/** The value as a person reads it: 'R$ 997,20', '9,972 %'. */
export const formatStep = (step: Step): string => {
  if (step.unit === 'money') return formatMoney(step.value);
  return step.unit === 'rate' ? formatTaxRate(step.value) : step.value;
};

/** A line as screens and letters show it, its value in words. */
export const shownStep = (step: Step): { label: string; formula: string | null; source: string | null; shown: string } => ({
  label: step.label,
  formula: step.formula,
  source: step.source,
  shown: formatStep(step),
});
