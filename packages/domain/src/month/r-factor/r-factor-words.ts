import { formatMoney } from '../../shared/money/money.ts';
import { formatRate } from '../../shared/money/percent.ts';
import { countOf } from '../../shared/text/text.ts';
import type { RevenueParts } from './coming-revenue.ts';

/** '27,99 %': cut and never rounded up, as the PGDAS-D does, so that no 28 is read where annex V holds. */
export const formatRFactor = (ratio: string): string => formatRate(/^\d+(?:\.\d{1,4})?/.exec(ratio)?.[0] ?? ratio);

/** What the payroll of the months lacks to 28 % of the revenue, cents; below zero it has as much to spare. */
export const distanceInWords = (lacking: number): string => {
  if (lacking > 0) return `Faltam ${formatMoney(lacking)}`;
  return lacking === 0 ? 'Exatamente 28 %' : `Sobram ${formatMoney(-lacking)}`;
};

/** '2 notas recorrentes R$ 16.000,00; 9 plantões R$ 13.500,00; média R$ 2.000,00': what is nothing is left out. */
export const partsInWords = ({ requested, recurring, shifts, mean }: RevenueParts): string =>
  [
    requested > 0 && `já pedido ${formatMoney(requested)}`,
    recurring.amount > 0 && `${countOf(recurring.count, 'nota recorrente', 'notas recorrentes')} ${formatMoney(recurring.amount)}`,
    shifts.amount > 0 && `${countOf(shifts.count, 'plantão', 'plantões')} ${formatMoney(shifts.amount)}`,
    mean > 0 && `média ${formatMoney(mean)}`,
  ]
    .filter((part) => part !== false)
    .join('; ');
