import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type PricedCompany, type PricedPlan, partnersOwed, priceComposition } from './price-composition.ts';

const plan: PricedPlan = {
  name: 'Essencial',
  value: 29_990,
  value_residents: 14_990,
  extra_partner_value: 5000,
  extra_employee_value: 3000,
};
const company: PricedCompany = { is_resident: false, partners: 1, employees: 0, coupon: null };
const coupon = { code: 'BEMVINDO', percentage: '0.5', amount: null, max_payments: 3 };

it('is the price of the plan where nothing else counts', () => {
  expect(priceComposition(plan, company)).toStrictEqual({
    lines: [{ kind: 'base', label: 'Plano Essencial', amount: 29_990, reason: 'Preço do plano.' }],
    total: 29_990,
    after_coupon: null,
  });
});

it('tells each line with its reason, and what it will be after the coupon', () => {
  const { lines, total, after_coupon } = priceComposition(plan, { is_resident: true, partners: 3, employees: 1, coupon });
  expect(lines.map(({ label, amount, reason }) => [label, amount, reason])).toStrictEqual([
    ['Plano Essencial', 29_990, 'Preço do plano.'],
    ['Médico residente', -15_000, 'O plano tem um preço próprio para residentes.'],
    ['2 sócios adicionais', 10_000, 'O plano cobra por sócio adicional.'],
    ['1 funcionário adicional', 3000, 'O plano cobra por funcionário adicional.'],
    ['Cupom BEMVINDO', -7495, '50,00\u00a0% do preço do plano, por mais 3 pagamentos.'],
  ]);
  expect(total).toBe(20_495);
  expect(after_coupon).toStrictEqual({ total: 27_990, payments_left: 3 });
});

it.each<[string, Partial<PricedPlan>, Partial<PricedCompany>, number, number | null, string[]]>([
  ['a coupon without an end', {}, { coupon: { ...coupon, max_payments: null } }, 14_995, null, ['base', 'coupon']],
  ['a coupon that is over', {}, { coupon: { ...coupon, max_payments: 0 } }, 29_990, null, ['base']],
  ['a coupon of an amount', {}, { coupon: { ...coupon, percentage: null, amount: 1000 } }, 28_990, 29_990, ['base', 'coupon']],
  ['a coupon of nothing', {}, { coupon: { ...coupon, percentage: '0' } }, 29_990, null, ['base']],
  [
    'extras that cost nothing',
    { extra_partner_value: null, extra_employee_value: 0 },
    { partners: 3, employees: 1 },
    29_990,
    null,
    ['base'],
  ],
  ['a resident without a price of their own', { value_residents: null }, { is_resident: true }, 29_990, null, ['base']],
  [
    'a coupon larger than the plan, which leaves the extras',
    {},
    { partners: 2, coupon: { ...coupon, percentage: null, amount: 99_990 } },
    5000,
    34_990,
    ['base', 'extra_partner', 'coupon'],
  ],
])('%s', (_name, of, has, total, after, kinds) => {
  const price = priceComposition({ ...plan, ...of }, { ...company, ...has });
  expect(price.total).toBe(total);
  expect(price.after_coupon?.total ?? null).toBe(after);
  expect(price.lines.map(({ kind }) => kind)).toStrictEqual(kinds);
});

it.each([
  ['two partners more', 5000, 1, 3, 10_000],
  ['as many', 5000, 3, 3, 0],
  ['fewer', 5000, 3, 2, 0],
  ['a plan that asks nothing for them', null, 1, 3, 0],
])('%s', (_name, extra_partner_value, charged, partners, owed) => {
  expect(partnersOwed({ extra_partner_value }, { charged, partners })).toBe(owed);
});

it('adds up to the total, whatever a company has', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const count = fc.integer({ min: 0, max: 50 });
  const rate = fc.integer({ min: 0, max: 10_000 }).map((points) => (points / 10_000).toFixed(4));
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      count,
      rate,
      fc.boolean(),
      (value, value_residents, extra, extra_partners, percentage, is_resident) => {
        const { lines, total } = priceComposition(
          { ...plan, value, value_residents, extra_partner_value: extra },
          { is_resident, partners: extra_partners + 1, employees: 1, coupon: { ...coupon, percentage } },
        );
        expect(sumCents(lines.map(({ amount }) => amount))).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
      },
    ),
    runs,
  );
});
