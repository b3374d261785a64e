import { formatRate } from '@esteto/domain/shared/money/percent';
import { type Cell, widthOf } from './cell.ts';

/** A fraction in text: '0.015' is shown '1,50 %'. */
export const rateCell: Cell<string> = {
  render: (rate) => formatRate(rate),
  text: (rate) => formatRate(rate),
  sheet: (rate) => ({ value: Number(rate), format: '0.00%' }),
  align: 'end',
  width: widthOf(8),
};
