import { boleto } from '@esteto/contract/money/boleto';
import { planFee } from '@esteto/contract/money/plan-fee';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { couponSample } from '../../plan/coupon/coupon.examples.ts';
import { planSample } from '../../plan/plan/plan.examples.ts';
import { planFeeService } from './plan-fee.service.ts';

const api = await testApp();
const permissions = [
  granted('finance.plans', 'view', 'edit'),
  granted('finance.coupons', 'view', 'edit'),
  granted('boletos', 'view', 'edit'),
];
const finance = await api.make.analyst(permissions);
const as = { as: finance };
const create = (values: object = {}) => api.ask(plan.create, { body: { ...planSample(), billing_day: 10, ...values } }, as);
const run = () => api.modules.planFees.make('a night');

/** At noon of a day; sessions made before are over by then. */
const onDay = async (day: string) => {
  api.clock.set(`${day}T15:00:00Z`);
  return { as: await api.make.analyst(permissions) };
};

const today = () => api.clock.set('2026-11-20T12:00:00Z');

type Fee = { plan_month: string; amount: number; due_date: string; status: string };
const feesOf = (company_id: number) =>
  api.sql<Fee>(
    'select plan_month, amount::int, due_date::text, status from boletos where company_id = $1 and plan_month is not null order by plan_month',
    [company_id],
  );

/** A company with a plan since 20 November 2026. */
const subscribed = async (plan_id: number, body: object = {}) => {
  const company = await api.make.company({ without_plan: true });
  await api.ask(plan.subscribe, { id: company.id, body: { plan_id, ...body } }, as);
  return company;
};

test('a year of fees: a coupon of three payments, an announced price and a change of plan, to the cent', async () => {
  today();
  const one = await create({ value: 30_000 });
  const two = await create({ value: 50_000 });
  const { code } = await api.ask(coupon.create, { body: { ...couponSample(), percentage: '0.5', max_payments: 3 } }, as);
  const company = await subscribed(one.id, { coupon: code });
  const announced = { ...planSample(), name: one.name, billing_day: 10, value: 36_000, effective_from: '2027-03-01', version: one.version };
  await api.ask(plan.update, { id: one.id, body: announced }, as);
  for (const month of ['2026-11', '2026-12', ...Array.from({ length: 10 }, (_, index) => `2027-${String(index + 1).padStart(2, '0')}`)]) {
    await onDay(month === '2026-11' ? '2026-11-20' : `${month}-01`);
    await run();
    await run();
    if (month !== '2027-06') continue;
    const later = await onDay('2027-06-10');
    const change = await api.ask(plan.change, { id: company.id, plan_id: two.id }, later);
    await api.ask(plan.subscribe, { id: company.id, body: { plan_id: two.id } }, later);
    // 21 of 30 days: 50.000 × 0,7 = 35.000, less 36.000 × 0,7 = 25.200.
    expect(change).toMatchObject({ month: '2027-07', total: 59_800, coupon_code: code });
    expect(change.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['base', 50_000],
      ['change', 9800],
    ]);
    await run();
  }
  today();
  expect((await feesOf(company.id)).map(({ plan_month, amount, due_date }) => [plan_month, amount, due_date])).toEqual([
    // Half of 30.000, 11 of 30 days.
    ['2026-11', 5500, '2026-11-25'],
    ['2026-12', 15_000, '2026-12-10'],
    ['2027-01', 15_000, '2027-01-10'],
    ['2027-02', 30_000, '2027-02-10'],
    ['2027-03', 36_000, '2027-03-10'],
    ['2027-04', 36_000, '2027-04-10'],
    ['2027-05', 36_000, '2027-05-10'],
    ['2027-06', 36_000, '2027-06-10'],
    ['2027-07', 59_800, '2027-07-10'],
    ['2027-08', 50_000, '2027-08-10'],
    ['2027-09', 50_000, '2027-09-10'],
    ['2027-10', 50_000, '2027-10-10'],
  ]);
});

test('a fee says how its price is made up, to who pays and to the team; paid, it takes a payment of the coupon', async () => {
  today();
  const { id: plan_id } = await create({ value: 30_000 });
  const { id: coupon_id, code } = await api.ask(coupon.create, { body: { ...couponSample(), percentage: '0.5', max_payments: 1 } }, as);
  const company = await subscribed(plan_id, { coupon: code });
  const owner = await api.make.person({ doctor_role: 'partner' });
  await api.make.join(owner, company, { is_owner: true });
  await run();
  await onDay('2026-12-01');
  await run();
  today();
  const { items } = await api.ask(boleto.list, { company_id: company.id, sort: 'pay_by' }, as);
  expect(items.map(({ description, amount, kind, competence }) => [description, amount, kind, competence])).toEqual([
    ['Honorários de novembro de 2026', 5500, 'fee', '2026-11'],
    ['Honorários de dezembro de 2026', 30_000, 'fee', '2026-12'],
  ]);
  const id = items[0]?.id ?? 0;
  const own = await api.ask(boleto.ownDetail, { company_id: company.id, id }, { as: owner });
  expect(own.price_lines?.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['base', 30_000],
    ['coupon', -15_000],
    ['part', -9500],
  ]);
  expect((await api.ask(boleto.detail, { id }, as)).price_lines).toEqual(own.price_lines);
  const left = async () => (await api.ask(coupon.uses, { id: coupon_id }, as))[0]?.payments_left;
  const pay = (boleto_id: number, paid_amount: number) =>
    api.ask(boleto.pay, { id: boleto_id, body: { paid_on: '2026-11-20', paid_amount, version: 1 } }, as);
  // One that was charged without the discount takes none, paid first or not.
  await pay(items[1]?.id ?? 0, 30_000);
  expect(await left()).toBe(1);
  await pay(id, 5500);
  expect(await left()).toBe(0);
});

describe('a company is left out, and the team reads why', () => {
  const reasonOf = async (search: string) => (await api.ask(planFee.leftOut, { search }, as)).items.map(({ reason }) => reason);

  test.each([
    ['in its trial', { trial_days: 15 }, 'Em teste até 04/12/2026.'],
    ['of a plan without a day', { billing_day: null }, 'O plano não diz o dia do vencimento do honorário.'],
    ['of a plan that costs nothing', { value: 0 }, 'Nada a pagar: o desconto cobre o preço do plano.'],
  ])('%s', async (_name, values, reason) => {
    today();
    const company = await subscribed((await create(values)).id);
    await run();
    expect(await feesOf(company.id)).toEqual([]);
    expect(await reasonOf(company.name)).toEqual([reason]);
  });

  test('with a fee of the month that somebody wrote, and for good where the team cancelled what the clock made', async () => {
    today();
    const { id: plan_id } = await create();
    const [byHand, waived, paid] = await Promise.all([subscribed(plan_id), subscribed(plan_id), subscribed(plan_id)]);
    const fee = { kind: 'fee' as const, description: 'Honorários', amount: 30_000, due_date: '2026-12-10', competence: '2026-11' };
    await api.ask(boleto.create, { body: { ...fee, company_id: byHand.id } }, as);
    // What came with the first payment is the month in which the plan began.
    await api.sql("update subscriptions set fee_month = '2026-11' where company_id = $1", [paid.id]);
    await run();
    expect(await feesOf(byHand.id)).toEqual([]);
    expect(await feesOf(paid.id)).toEqual([]);
    expect(await reasonOf(byHand.name)).toEqual(['Já há um boleto de honorário de novembro de 2026.']);
    const { items } = await api.ask(boleto.list, { company_id: waived.id }, as);
    await api.ask(boleto.cancel, { id: items[0]?.id ?? 0, body: { reason: 'Cortesia', version: 1 } }, as);
    await run();
    expect((await feesOf(waived.id)).map(({ status }) => status)).toEqual(['canceled']);
  });

  test('and who is not is counted, with the sum', async () => {
    today();
    const before = await api.ask(planFee.month, {}, as);
    await subscribed((await create({ value: 30_000 })).id);
    await run();
    expect(await api.ask(planFee.month, {}, as)).toMatchObject({ month: '2026-11', made: before.made + 1, amount: before.amount + 11_000 });
  });
});

test('what fails for one company keeps nobody else waiting, and is made by the next run; a missed day, too', async () => {
  today();
  const { id: plan_id } = await create({ value: 30_000 });
  const companies = await Promise.all([1, 2, 3, 4, 5].map(() => subscribed(plan_id)));
  const broken = companies[2]?.id ?? 0;
  const { boletos, subscriptions } = api.modules;
  const failing = planFeeService({
    ...api.deps,
    subscriptions,
    boletos: {
      addPlanFees: async (tx, fees) => {
        await boletos.addPlanFees(tx, fees);
        if (fees.some(({ company_id }) => company_id === broken)) throw new Error('killed');
      },
    },
  });
  await onDay('2026-12-04');
  await expect(failing.make('a night')).rejects.toThrow('1 plan fees failed');
  const amounts = async () => (await Promise.all(companies.map(({ id }) => feesOf(id)))).map((fees) => fees.map(({ amount }) => amount));
  expect(await amounts()).toEqual([[30_000], [30_000], [], [30_000], [30_000]]);
  await run();
  expect(await amounts()).toEqual([[30_000], [30_000], [30_000], [30_000], [30_000]]);
  today();
});
