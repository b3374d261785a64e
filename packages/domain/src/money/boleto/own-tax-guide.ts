import { isAsDue } from '../../law/obligation/late-tax.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { type BoletoStatus, isOpenBoleto } from './boleto-life.ts';

// The guide of a tax that the product makes by itself, of what the tax is known to be, and that follows when that changes.

/** The guide that stands for the tax of a month. `is_by_hand`: staff wrote it, and answer for it. */
export type OwnTaxGuide = {
  status: BoletoStatus;
  amount: number;
  due_date: string;
  paid_amount: number | null;
  claimed_on: string | null;
  is_by_hand: boolean;
};

/** What the tax of the month is, cents, and until when it is paid. */
export type OwedTax = { amount: number; due_date: string };

const says = ({ amount, due_date }: Pick<OwnTaxGuide, 'amount' | 'due_date'>, owed: OwedTax): boolean =>
  isAsDue(amount, owed.amount, due_date > owed.due_date);

/**
 * What is done with the guide of a month when its tax is known, once or anew. One of which something was paid, or the client says so, stays as it is: the
 * money went by it. So does one that staff made anew for a later day, with its fine and interest.
 */
export const ownTaxStep = (guide: OwnTaxGuide | null, owed: OwedTax): 'make' | 'change' | 'cancel' | 'leave' => {
  if (!guide) return owed.amount > 0 ? 'make' : 'leave';
  const isUntouched = isOpenBoleto(guide.status) && guide.paid_amount === null && guide.claimed_on === null;
  if (guide.is_by_hand || !isUntouched) return 'leave';
  if (owed.amount === 0) return 'cancel';
  return says(guide, owed) ? 'leave' : 'change';
};

/** That the guide which stands says another tax than the month does, as one that was paid before the month was closed anew; null where both agree. */
export const ownTaxDifference = (guide: Pick<OwnTaxGuide, 'amount' | 'due_date'>, owed: OwedTax): string | null =>
  says(guide, owed) ? null : `A guia é de ${formatMoney(guide.amount)}; o mês fechado dá ${formatMoney(owed.amount)}.`;
