import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { changeLine, type FeeStanding, feeDueDate, feeObstacle, isDiscounted, monthlyFee } from './monthly-fee.ts';
import type { PricedCompany, PricedPlan, PriceLine } from './price-composition.ts';

const plan: PricedPlan = { name: 'Essencial', value: 24_900, value_residents: null, extra_partner_value: 4990, extra_employee_value: null };
const company: PricedCompany = { is_resident: false, partners: 1, employees: 0, coupon: null };
const half = { code: 'METADE', percentage: '0.5', amount: null, max_payments: 3 };
const began = { starts_on: '2026-09-15', trial_until: null };
const carriedLine = (amount: number): PriceLine => ({ kind: 'change', label: 'Troca', amount, reason: 'Troca.' });

it.each<[string, Partial<Pick<FeeStanding, 'starts_on' | 'trial_until'>>, Partial<PricedCompany>, number[], number, number[]]>([
  ['a whole month', {}, {}, [], 24_900, []],
  ['with a partner more and half off the plan', {}, { partners: 2, coupon: half }, [], 17_440, []],
  ['its coupon being spent', {}, { coupon: { ...half, max_payments: 0 } }, [], 24_900, []],
  // 24.900 × 16 ÷ 30 = 13.280.
  ['begun on the 15th', { starts_on: '2026-11-15' }, {}, [], 13_280, []],
  // 12.450 × 11 ÷ 30 = 4.565: the discount is of the part, too.
  ['begun on the 20th with half off', { starts_on: '2026-11-20' }, { coupon: half }, [], 4565, []],
  // 24.900 × 1 ÷ 30 = 830.
  ['begun on the last day', { starts_on: '2026-11-30' }, {}, [], 830, []],
  // From the 11th: 24.900 × 20 ÷ 30 = 16.600.
  ['after a trial that ended on the 10th', { starts_on: '2026-10-27', trial_until: '2026-11-10' }, {}, [], 16_600, []],
  ['with what a change left to pay', {}, {}, [13_333], 38_233, []],
  ['with what a change gives back', {}, {}, [-10_000], 14_900, []],
  ['with more given back than it costs', {}, {}, [-20_000, -9_000], 0, [-4100]],
])('is the fee of a month %s', (_name, of, has, carried, total, rest) => {
  const month = { ...began, ...of, month: '2026-11', carried: carried.map(carriedLine) };
  const fee = monthlyFee(plan, { ...company, ...has }, month);
  expect(fee.total).toBe(total);
  expect(sumCents(fee.lines.map(({ amount }) => amount))).toBe(total);
  expect(fee.carried.map(({ amount }) => amount)).toEqual(rest);
});

it('tells of a part of a month how many days it has, and since when', () => {
  const { lines } = monthlyFee(plan, company, { ...began, starts_on: '2026-11-15', month: '2026-11', carried: [] });
  expect(lines.at(-1)).toEqual({
    kind: 'part',
    label: 'Proporcional a 16 de 30 dias',
    amount: -11_620,
    reason: 'O plano conta a partir de 15/11/2026.',
  });
});

it.each([
  // 49.900 × 16 ÷ 30 = 26.613,33; 24.900 × 16 ÷ 30 = 13.280.
  ['to a dearer plan', 24_900, 49_900, '2026-11-15', '2026-11-15', 13_333],
  ['to a cheaper one', 49_900, 24_900, '2026-11-15', '2026-11-15', -13_333],
  ['on the first day', 24_900, 49_900, '2026-11-01', '2026-11-01', 25_000],
  // 25.000 × 1 ÷ 31: 49.900 ÷ 31 = 1.609,68; 24.900 ÷ 31 = 803,23.
  ['on the last day of a long month', 24_900, 49_900, '2026-12-31', '2026-12-31', 807],
  // 49.900 × 14 ÷ 28 − 24.900 × 14 ÷ 28.
  ['in February', 24_900, 49_900, '2027-02-15', '2027-02-15', 12_500],
  // The new one is free until the 24th: 49.900 × 6 ÷ 30 = 9.980, less 13.280.
  ['to one that begins with a trial', 24_900, 49_900, '2026-11-15', '2026-11-25', -3300],
  ['to one whose trial outlasts the month', 24_900, 49_900, '2026-11-15', '2026-12-05', -13_280],
  ['to one of the same price', 24_900, 24_900, '2026-11-15', '2026-11-15', 0],
])('is what a change of plan leaves %s', (_name, from, to, on, paid_from, amount) => {
  const line = changeLine({ from: { name: 'Essencial', total: from }, to: { name: 'Completo', total: to, paid_from }, on });
  expect(line?.amount ?? 0).toBe(amount);
});

it('tells of a change what was charged and what it costs', () => {
  const to = { name: 'Completo', total: 49_900, paid_from: '2026-11-15' };
  expect(changeLine({ from: { name: 'Essencial', total: 24_900 }, to, on: '2026-11-15' })).toMatchObject({
    label: 'Troca de Essencial por Completo',
    reason: '16 de 30 dias, a partir de 15/11/2026: R$\u00a0266,13 do plano novo menos R$\u00a0132,80 do anterior, já cobrado.',
  });
});

const standing: FeeStanding = {
  type: 'recurring',
  max_payments: null,
  billing_day: 10,
  starts_on: '2026-09-15',
  trial_until: null,
  accounting_status: 'active',
  is_yet_to_begin: false,
  is_charged: false,
  is_repeated: false,
};

it.each<[string, Partial<FeeStanding>, string | null]>([
  ['active', {}, null],
  ['that is late with what it owes', { accounting_status: 'delinquent' }, null],
  ['that is still on its way in', { is_yet_to_begin: true }, 'A abertura da empresa ainda não terminou.'],
  ['frozen', { accounting_status: 'frozen' }, 'A empresa está congelada.'],
  ['closed', { accounting_status: 'closed' }, 'A empresa foi baixada.'],
  ['in its trial', { trial_until: '2026-11-20' }, 'Em teste até 20/11/2026.'],
  ['the day after its trial', { trial_until: '2026-11-19' }, null],
  ['of a plan of one payment, months later', { type: 'single' }, 'O plano tem 1 pagamento, e o último já foi cobrado.'],
  ['of a plan of one payment, in its month', { type: 'single', starts_on: '2026-11-02' }, null],
  ['of a plan of two payments', { max_payments: 2 }, 'O plano tem 2 pagamentos, e o último já foi cobrado.'],
  ['of a plan of three payments', { max_payments: 3 }, null],
  ['charged already', { is_charged: true }, 'Já há um boleto de honorário de novembro de 2026.'],
  ['that a repetition charges', { is_repeated: true }, 'Uma repetição de boletos já cobra o honorário desta empresa.'],
  ['of a plan without a day', { billing_day: null }, 'O plano não diz o dia do vencimento do honorário.'],
])('says whether a company is charged: %s', (_name, of, words) => {
  expect(feeObstacle({ ...standing, ...of }, '2026-11', '2026-11-20')).toBe(words);
});

it.each([
  [10, '2026-11-01', '2026-11-10'],
  [5, '2026-11-01', '2026-11-06'],
  [10, '2026-11-20', '2026-11-25'],
  [28, '2026-11-28', '2026-12-03'],
])('falls due on the %s of what is made on %s: %s', (day, today, due) => {
  expect(feeDueDate('2026-11', day, today)).toBe(due);
});

it('knows a discount by its line', () => {
  expect(isDiscounted(monthlyFee(plan, { ...company, coupon: half }, { ...began, month: '2026-11', carried: [] }).lines)).toBe(true);
  expect(isDiscounted(monthlyFee(plan, company, { ...began, month: '2026-11', carried: [] }).lines)).toBe(false);
});

it('gives back no more and no less than what is left, whatever is carried', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 4 }), day, (amounts, starts_on) => {
      const month = { month: '2026-11', starts_on, trial_until: null };
      const bare = monthlyFee(plan, company, { ...month, carried: [] });
      const { lines, total, carried } = monthlyFee(plan, company, { ...month, carried: amounts.map(carriedLine) });
      const sum = (of: readonly PriceLine[]) => sumCents(of.map(({ amount }) => amount));
      expect(sum(lines)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(total + sum(carried)).toBe(bare.total + sumCents(amounts));
    }),
    runs,
  );
});
