import { formatAmount, formatMoney } from '@esteto/domain/shared/money/money';
import { Money } from '../../../components/display/money.tsx';
import { type Cell, widthOf } from './cell.ts';

/** Integer cents. Exported without 'R$' and with a plain minus, so that a spreadsheet reads a number. */
export const moneyCell: Cell<number> = {
  // Plain text where no colour is due: a thousand of them scroll by.
  render: (cents) => (cents < 0 ? <Money cents={cents} tone="sign" /> : formatMoney(cents)),
  text: (cents) => formatAmount(cents).replace('\u2212', '-').replaceAll('.', ''),
  sheet: (cents) => ({ value: cents / 100, format: '#,##0.00' }),
  align: 'end',
  width: widthOf(15),
};
