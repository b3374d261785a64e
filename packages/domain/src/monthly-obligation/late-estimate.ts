import { LATE_DECLARATIONS } from '../obligations/fines.ts';
import { lateDeclarationFine, latePayment } from '../obligations/late-fine.ts';
import type { ObligationKey } from '../obligations/obligation-rule.ts';
import { obligationOfKey } from '../obligations/obligation-rules.ts';

/** Paid to others than the federal revenue, with fines of their own. */
const OTHER_FINES: readonly ObligationKey[] = ['fgts', 'iss'];

/**
 * The fine (cents, interest left out) of an obligation that is fulfilled on `day`, null where none is known: of a payment by its amount, of a
 * declaration at least the minimum. Zero on time.
 */
export const lateEstimate = (obligation: {
  rule_key: ObligationKey;
  amount: number | null;
  legal_date: string | null;
  day: string;
}): number | null => {
  const { rule_key, amount, legal_date, day } = obligation;
  if (legal_date === null) return null;
  if (day <= legal_date) return 0;
  if (obligationOfKey(rule_key).type === 'declaration') {
    const declaration = LATE_DECLARATIONS.find((key) => key === rule_key);
    return declaration ? lateDeclarationFine({ declaration, tax: amount ?? 0, due_date: legal_date, delivered_date: day }).fine : null;
  }
  if (amount === null || OTHER_FINES.includes(rule_key)) return null;
  return latePayment({ amount, due_date: legal_date, paid_date: day, selic: '0' }).fine;
};
