import { describe, expect, it } from 'vitest';
import { type AgreedTerms, agreedCoupon, asAgreed } from './agreed-terms.ts';

const agreed: AgreedTerms = {
  plan_id: 3,
  valid_until: '2026-12-08',
  terms: { value: 20_000, value_residents: null, extra_partner_value: 1000, extra_employee_value: null },
  coupon: { id: 9, code: 'AMIGO', percentage: '0.1', amount: null, max_payments: 3 },
};
const plan = { id: 3, name: 'Essencial', value: 25_000, value_residents: 15_000, extra_partner_value: null, extra_employee_value: null };

describe('an offer', () => {
  it.each<[string, AgreedTerms | null, number, string, boolean]>([
    ['holds for its plan', agreed, 3, '2026-12-01', true],
    ['holds on its last day', agreed, 3, '2026-12-08', true],
    ['is over the day after', agreed, 3, '2026-12-09', false],
    ['says nothing of another plan', agreed, 4, '2026-12-01', false],
    ['there is none', null, 3, '2026-12-01', false],
  ])('%s', (_name, offer, plan_id, today, isIt) => {
    const of = { ...plan, id: plan_id };
    expect(asAgreed(of, offer, today)).toEqual(isIt ? { ...of, ...agreed.terms } : of);
    expect(agreedCoupon('AMIGO', plan_id, offer, today)).toEqual(isIt ? agreed.coupon : null);
    expect(agreedCoupon('OUTRO', plan_id, offer, today)).toBeNull();
  });
});
