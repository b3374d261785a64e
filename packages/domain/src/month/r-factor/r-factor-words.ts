import { formatMoney } from '../../shared/money/money.ts';
import { formatRate } from '../../shared/money/percent.ts';

/** '27,99 %': cut and never rounded up, as the PGDAS-D does, so that no 28 is read where annex V holds. */
export const formatRFactor = (ratio: string): string => formatRate(/^\d+(?:\.\d{1,4})?/.exec(ratio)?.[0] ?? ratio);

/** What the payroll of the months lacks to 28 % of the revenue, cents; below zero it has as much to spare. */
export const distanceInWords = (lacking: number): string => {
  if (lacking > 0) return `Faltam ${formatMoney(lacking)}`;
  return lacking === 0 ? 'Exatamente 28 %' : `Sobram ${formatMoney(-lacking)}`;
};
