import { LATE_DECLARATIONS } from '../obligations/fines.ts';
import { lateDeclarationFine } from '../obligations/late-fine.ts';
import { lateTax, type SelicRates } from '../obligations/late-tax.ts';
import type { ObligationKey } from '../obligations/obligation-rule.ts';
import { obligationOfKey } from '../obligations/obligation-rules.ts';

/** Paid to others than the federal revenue, with fines of their own. */
const OTHER_FINES: readonly ObligationKey[] = ['fgts', 'iss'];

/**
 * What an obligation costs more when it is fulfilled on `day`, cents, null where that is not known: fine and interest of a payment by its amount, the
 * fine of a declaration, at least the minimum. Zero on time.
 */
export const lateEstimate = (obligation: {
  rule_key: ObligationKey;
  amount: number | null;
  legal_date: string | null;
  day: string;
  selic: SelicRates;
}): number | null => {
  const { rule_key, amount, legal_date, day, selic } = obligation;
  if (legal_date === null) return null;
  if (day <= legal_date) return 0;
  if (obligationOfKey(rule_key).type === 'declaration') {
    const declaration = LATE_DECLARATIONS.find((key) => key === rule_key);
    return declaration ? lateDeclarationFine({ declaration, tax: amount ?? 0, due_date: legal_date, delivered_date: day }).fine : null;
  }
  if (amount === null || OTHER_FINES.includes(rule_key)) return null;
  const { fine, interest } = lateTax({ amount, due_date: legal_date }, day, selic);
  return fine + interest;
};
