import { LATE_DECLARATIONS } from '../../law/obligation/fines.ts';
import { lateDeclarationFine, latePayment } from '../../law/obligation/late-fine.ts';
import type { SelicRates } from '../../law/obligation/late-tax.ts';
import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { obligationOfKey } from '../../law/obligation/obligation-rules.ts';
import { selicBetween } from '../../law/parameter/accounting-parameter.ts';
import { roundHalfUpCents } from '../../shared/money/money.ts';

/** Paid to others than the federal revenue, with fines of their own. */
const OTHER_FINES: readonly ObligationKey[] = ['fgts', 'iss'];

type Late = { rule_key: ObligationKey | null; legal_date: string | null; day: string; selic: SelicRates };

/** Rates on the amount, each part rounded half up; the fine is at least `minimum` cents. `amount_known`: nothing is said where the amount is not. */
export type LateRates = { fine: string; interest: string; minimum: number; amount_known: boolean };

/** What an obligation costs more when it is fulfilled on `day`, whatever its amount; null where the law's rules do not tell, as of one of the office's. */
export const lateRates = ({ rule_key, legal_date, day, selic }: Late): LateRates | null => {
  if (legal_date === null || rule_key === null) return null;
  if (day <= legal_date) return { fine: '0', interest: '0', minimum: 0, amount_known: false };
  if (obligationOfKey(rule_key).type === 'declaration') {
    const declaration = LATE_DECLARATIONS.find((key) => key === rule_key);
    if (!declaration) return null;
    const { rate, minimum } = lateDeclarationFine({ declaration, tax: 0, due_date: legal_date, delivered_date: day });
    return { fine: rate, interest: '0', minimum, amount_known: false };
  }
  if (OTHER_FINES.includes(rule_key)) return null;
  const dates = { due_date: legal_date, paid_date: day };
  const { fine_rate, interest_rate } = latePayment({ ...dates, amount: 0, selic: selicBetween(selic, dates).selic });
  return { fine: fine_rate, interest: interest_rate, minimum: 0, amount_known: true };
};

/**
 * What an obligation costs more when it is fulfilled on `day`, cents, null where that is not known: fine and interest of a payment by its amount, the
 * fine of a declaration, at least the minimum. Zero on time.
 */
export const lateEstimate = ({ amount, ...late }: Late & { amount: number | null }): number | null => {
  const rates = lateRates(late);
  if (rates === null || (rates.amount_known && amount === null)) return null;
  const part = (rate: string): number => roundHalfUpCents(amount ?? 0, rate);
  return Math.max(rates.minimum, part(rates.fine)) + part(rates.interest);
};
