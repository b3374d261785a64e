import { describe, expect, it } from 'vitest';
import { type BroughtCoupon, type OfferablePlan, planOffers } from './plan-offer.ts';

const plan: OfferablePlan = {
  id: 3,
  name: 'Essencial',
  type: 'recurring',
  company_types: ['new_company'],
  services: [],
  revenue_limit_month: null,
  trial_days: null,
  value: 20_000,
  value_residents: null,
  extra_partner_value: 1000,
  extra_employee_value: 500,
};
const buyer = { type: 'new_company', is_resident: false, partners: 2 } as const;
const coupon = { code: 'AMIGO', percentage: '0.1', amount: null, max_payments: 3 };
const only = (id: number): BroughtCoupon => ({
  coupon,
  refusal: ({ plan_id }) => (plan_id === id ? null : 'Este cupom não vale para este plano.'),
});

describe('what is offered', () => {
  it.each<[string, BroughtCoupon | null, number, string | null]>([
    ['no coupon', null, 21_000, null],
    ['a coupon that counts', only(3), 19_000, null],
    ['one of another plan', only(4), 21_000, 'Este cupom não vale para este plano.'],
    ['a code that is none', { coupon: null, refusal: () => 'Não há.' }, 21_000, 'Não há.'],
  ])('with %s', (_name, brought, total, coupon_refusal) => {
    expect(planOffers([plan], buyer, brought)).toMatchObject([{ id: 3, coupon_refusal, price: { total } }]);
  });

  it('is only what is for such a company', () => {
    expect(planOffers([plan], { ...buyer, type: 'natural_person' }, null)).toEqual([]);
  });
});
