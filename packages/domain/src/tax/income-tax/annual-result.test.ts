import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { declaredResult, type IncomeTaxYear, incomeTaxOfYear } from './annual-result.ts';

const NOTHING: IncomeTaxYear = {
  year: 2026,
  taxable_income: 0,
  spending: {
    social_security: 0,
    dependents: 0,
    education: [],
    health: 0,
    pension: 0,
    alimony: 0,
    cash_book: 0,
    self_employed_income: 0,
  },
  paid: { withheld: 0, carne_leao: 0, dividends: 0 },
  exclusive: { income: 0, tax: 0 },
  exempt_income: 0,
  left_out: 0,
  company_reducer: 0,
  deadline: '2027-05-31',
  rates: {},
  tables: LAW_TABLES,
};
const of = (input: Partial<IncomeTaxYear>) => incomeTaxOfYear({ ...NOTHING, ...input });

describe('a year of a doctor, worked out by hand', () => {
  it('pró-labore at the ceiling and profits below the limits: the reduction does not reach, nothing to pay beyond what was withheld', () => {
    // 101.706,60 a year; simplified 17.640,00; 84.066,60 × 27,5 % − 10.904,66 = 12.213,655.
    const { annual, minimum, balance, quotas } = of({
      taxable_income: 10_170_660,
      spending: { ...NOTHING.spending, social_security: 1_118_772 },
      paid: { withheld: 1_221_365, carne_leao: 0, dividends: 0 },
      exempt_income: 40_000_000,
    });
    expect(annual).toMatchObject({ used_simplified: true, base: 8_406_660, tax: 1_221_365 });
    expect(minimum).toMatchObject({ income: 50_170_660, due: 0 });
    expect([balance, quotas]).toEqual([0, []]);
  });

  it('profits of 100.000,00 a month from one company: the tax withheld is the minimum tax and more than it', () => {
    // 1.200.000,00 of profits and 19.452,00 of pró-labore: 10 % of 1.219.452,00 = 121.945,20, of which 120.000,00 were withheld.
    const { annual, minimum, balance, quotas } = of({
      taxable_income: 1_945_200,
      paid: { withheld: 0, carne_leao: 0, dividends: 12_000_000 },
      exempt_income: 120_000_000,
    });
    expect(annual.tax).toBe(0);
    expect(minimum).toMatchObject({ rate: '0.1', minimum: 12_194_520, due: 12_194_520, balance: 194_520 });
    expect(balance).toBe(194_520);
    expect(quotas.map(({ amount }) => amount)).toEqual(Array(8).fill(24_315));
    expect(quotas[0]?.due_date).toBe('2027-05-31');
  });

  it('one month above 50.000,00 in a year of little: the 6.000,00 come back', () => {
    expect(of({ exempt_income: 6_000_000, paid: { withheld: 0, carne_leao: 0, dividends: 600_000 } }).balance).toBe(-600_000);
  });

  it('the ordinary tax of a high salary leaves no minimum tax', () => {
    // 1.200.000,00 − 17.640,00 = 1.182.360,00 × 27,5 % − 10.904,66 = 314.244,34, above 120.000,00.
    const { annual, minimum } = of({ taxable_income: 120_000_000 });
    expect(annual.tax).toBe(31_424_434);
    expect(minimum).toMatchObject({ minimum: 12_000_000, due: 0 });
  });

  it('the carnê-leão and what companies withheld are both paid already', () => {
    const { annual, balance } = of({ taxable_income: 20_000_000, paid: { withheld: 1_000_000, carne_leao: 2_000_000, dividends: 0 } });
    expect([annual.tax, balance]).toEqual([3_924_434, 924_434]);
  });
});

it('its quotas come to its balance, and nothing is paid of a refund', () => {
  const year = fc.record({
    taxable_income: fc.nat(150_000_000),
    exempt_income: fc.nat(150_000_000),
    paid: fc.record({ withheld: fc.nat(30_000_000), carne_leao: fc.nat(5_000_000), dividends: fc.nat(15_000_000) }),
  });
  fc.assert(
    fc.property(year, (input) => {
      const { balance, annual, minimum, quotas } = of(input);
      expect(balance).toBe(annual.balance + minimum.balance);
      expect(sumCents(quotas.map(({ amount }) => amount))).toBe(balance < 1000 ? 0 : balance);
      const paid = input.paid.withheld + input.paid.carne_leao + input.paid.dividends;
      expect(balance + paid).toBe(Math.max(annual.tax, annual.tax + minimum.due));
    }),
    runs,
  );
});

it.each([
  [120_000, false, { uses_simplified: false, result: 'to_pay', tax_due: 120_000 }],
  [-80_000, true, { uses_simplified: true, result: 'to_refund', refund_amount: 80_000 }],
  [0, true, { uses_simplified: true, result: 'zero' }],
])('a balance of %i cents is declared so', (balance, used_simplified, declared) => {
  expect(declaredResult({ balance, used_simplified })).toEqual(declared);
});
