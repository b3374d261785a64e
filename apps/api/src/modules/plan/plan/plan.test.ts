import { boleto } from '@esteto/contract/money/boleto';
import { notice } from '@esteto/contract/office/notice';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { STANDARD_CONTRACT } from '@esteto/domain/plan/plan/standard-contract';
import { describe, expect, test } from 'vitest';
import { unique } from '../../../testing/documents.ts';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { couponSample } from '../coupon/coupon.examples.ts';
import { planSample } from './plan.examples.ts';

const api = await testApp();
const finance = await api.make.analyst([granted('finance.plans', 'view', 'edit'), granted('finance.coupons', 'view', 'edit')]);
const collector = await api.make.analyst([granted('boletos', 'view', 'edit')]);
const as = { as: finance };
const create = (values: object = {}) => api.ask(plan.create, { body: { ...planSample(), ...values } }, as);

describe('the terms of a plan', () => {
  test('change from a day on, stay as they were before it, and are told in the history', async () => {
    const made = await create({ value: 20_000 });
    const body = { ...planSample(), name: made.name, value: 25_000, effective_from: '2026-12-01', version: 1 };
    const changed = await api.ask(plan.update, { id: made.id, body }, as);
    expect(changed).toMatchObject({
      version: 2,
      value: 25_000,
      prices: [
        { effective_from: '2026-12-01', value: 25_000 },
        { effective_from: '2026-11-20', value: 20_000 },
      ],
    });
    const today = (await api.ask(plan.list, {}, as)).find(({ id }) => id === made.id);
    expect(today).toMatchObject({ value: 20_000, effective_from: '2026-11-20', companies_count: 0 });
    const history = await api.ask(plan.history, { id: made.id }, as);
    expect(history[0]).toMatchObject({
      label: 'Plano alterado',
      reason: 'Valores a partir de 01/12/2026.',
      changes: [{ label: 'Valor por mês', old: 'R$\u00a0200,00', new: 'R$\u00a0250,00' }],
    });
  });

  test('never change back in time, nor before what is announced; what the plan is changes at once', async () => {
    const made = await create();
    const save = (values: object) => api.call(plan.update, { id: made.id, body: { ...planSample(), ...values } as never }, as);
    const announced = { name: made.name, value: 31_000, effective_from: '2027-02-01', version: 1 };
    expect((await save({ ...announced, effective_from: '2026-11-19' })).error?.errors).toEqual({
      effective_from: ['A mudança vale a partir de hoje, 20/11/2026, ou depois.'],
    });
    expect((await save(announced)).status).toBe(200);
    expect((await save({ ...announced, value: 32_000, effective_from: '2027-01-01', version: 2 })).error?.errors).toEqual({
      effective_from: ['Já há uma mudança a partir de 01/02/2027. Escolha este dia ou um depois.'],
    });
    const renamed = await save({ ...announced, name: `Renomeado ${unique()}`, effective_from: '2026-01-01', version: 2 });
    expect(renamed).toMatchObject({ status: 200, body: { version: 3 } });
    expect(renamed.body?.prices).toHaveLength(2);
    expect((await save({ ...announced, version: 1 })).status).toBe(409);
  });

  test('to come are told to who pays on the next morning, and can be withdrawn, which is told too', async () => {
    const made = await create({ value: 20_000 });
    const company = await api.make.company();
    const owner = await api.make.partner(company);
    await api.ask(plan.subscribe, { id: company.id, body: { plan_id: made.id } }, as);
    const save = (values: object) =>
      api.ask(plan.update, { id: made.id, body: { ...planSample(), name: made.name, ...values } as never }, as);
    const withdraw = (effective_from: string, version: number) =>
      api.call(plan.withdrawPrice, { id: made.id, body: { effective_from, version } }, as);
    const told = async () =>
      (await api.ask(notice.list, {}, { as: owner }))
        .filter(({ kind }) => kind === 'plan.price')
        .map(({ body }) => body?.replaceAll('\u00a0', ' '));
    const tell = () => api.modules.announcedPrices.tell('morning');

    const slip = await save({ value: 25_000, effective_from: '2027-02-01', version: 1 });
    const { body: quiet } = await withdraw('2027-02-01', slip.version);
    expect(quiet?.prices).toEqual([{ effective_from: '2026-11-20', value: 20_000 }]);
    await tell();
    expect(await told()).toEqual([]);

    const right = await save({ value: 22_000, effective_from: '2027-02-01', version: quiet?.version });
    await Promise.all([tell(), tell()]);
    await tell();
    const words = `Em 01/02/2027, o plano ${made.name} passa de R$ 200,00 para R$ 220,00 por mês. Até lá, nada muda.`;
    expect(await told()).toEqual([words]);
    const announced = async () => (await api.ask(plan.own, { company_id: company.id }, { as: owner })).subscription?.announced;
    expect(await announced()).toEqual({ from: '2027-02-01', total: 22_000, leaves_discount_out: false });

    const gone = await withdraw('2027-02-01', right.version);
    expect(gone.body?.prices).toHaveLength(1);
    expect(await announced()).toBeNull();
    await expect
      .poll(told)
      .toEqual([`A mudança do plano ${made.name} anunciada para 01/02/2027 foi retirada. O preço continua como está.`, words]);
    expect((await withdraw('2026-11-20', gone.body?.version ?? 0)).error?.errors).toEqual({
      effective_from: ['Esta mudança já vale, ou foi retirada.'],
    });
    expect((await api.ask(plan.history, { id: made.id }, as))[0]).toMatchObject({
      label: 'Mudança anunciada retirada',
      reason: 'Valores a partir de 01/02/2027.',
      changes: [{ label: 'Valor por mês', old: 'R$\u00a0220,00', new: 'R$\u00a0200,00' }],
    });
  });

  test('have a name of their own', async () => {
    const { name } = await create();
    expect((await api.call(plan.create, { body: { ...planSample(), name } }, as)).error?.errors).toEqual({
      name: ['Já existe um plano com este nome.'],
    });
  });
});

test('plans are ordered whole: a list that lacks one is refused', async () => {
  await create();
  await create();
  const ids = (await api.ask(plan.list, {}, as)).map(({ id }) => id).toReversed();
  expect((await api.call(plan.order, { body: { ids } }, as)).status).toBe(204);
  expect((await api.ask(plan.list, {}, as)).map(({ id }) => id)).toEqual(ids);
  expect((await api.call(plan.order, { body: { ids: ids.slice(1) } }, as)).error?.errors).toEqual({
    ids: ['Os planos mudaram. Abra de novo para ver todos.'],
  });
});

describe('the plan of a company', () => {
  const subscribe = (id: number, body: object) => api.call(plan.subscribe, { id, body: body as never }, as);
  const of = async (id: number) => (await api.ask(plan.ofCompany, { id }, as)).subscription;

  test('takes the place of the one before, with its price explained, and keeps the coupon that counts for it', async () => {
    const company = await api.make.company({ without_plan: true });
    const owner = await api.make.person({ doctor_role: 'partner' });
    await api.make.join(owner, company, { is_owner: true });
    const one = await create({ value: 30_000, extra_partner_value: 5000, trial_days: 7 });
    const code = await api.ask(coupon.create, { body: { ...couponSample(), percentage: '0.5', max_payments: 2 } }, as);
    expect(await of(company.id)).toBeNull();
    expect((await subscribe(company.id, { plan_id: one.id, coupon: code.code.toLowerCase() })).body?.subscription).toMatchObject({
      plan_name: one.name,
      subscription_status: 'trial',
      trial_until: '2026-11-26',
      price: { total: 15_000, after_coupon: { total: 30_000, payments_left: 2 } },
    });
    const second = await api.make.person({ doctor_role: 'partner' });
    await api.make.join(second, company);
    expect((await of(company.id))?.price.lines.map(({ label, amount }) => [label, amount])).toEqual([
      [`Plano ${one.name}`, 30_000],
      ['1 sócio adicional', 5000],
      [`Cupom ${code.code}`, -15_000],
    ]);
    expect((await api.ask(coupon.uses, { id: code.id }, as))[0]).toMatchObject({ company_id: company.id, payments_left: 2 });

    const two = await create({ value: 40_000 });
    await subscribe(company.id, { plan_id: two.id });
    expect(await of(company.id)).toMatchObject({ plan_name: two.name, subscription_status: 'trial', price: { total: 20_000 } });
    expect((await api.ask(plan.subscribers, { id: one.id }, as)).items).toEqual([]);
    expect((await api.ask(plan.subscribers, { id: two.id }, as)).items).toMatchObject([{ company_id: company.id, coupon_code: code.code }]);
    // The same use goes on: it is counted once, and once more only where the doctor brings the coupon again.
    expect(await api.ask(coupon.uses, { id: code.id }, as)).toMatchObject([{ plan_name: two.name, payments_left: 2 }]);
    const { version, ...terms } = await api.ask(coupon.detail, { id: code.id }, as);
    const { created_at: _c, updated_at: _u, uses_count: _n, situation: _s, id: _i, ...form } = terms;
    await api.ask(coupon.update, { id: code.id, body: { ...form, plan_ids: [one.id], version } as never }, as);
    const three = await create({ value: 40_000 });
    await subscribe(company.id, { plan_id: three.id });
    expect(await of(company.id)).toMatchObject({ plan_name: three.name, price: { total: 40_000, after_coupon: null } });
    await subscribe(company.id, { plan_id: two.id });
    expect(await api.ask(plan.own, { company_id: company.id }, { as: owner })).toMatchObject({ subscription: { plan_name: two.name } });
  });

  test('has one trial, counted from its first day whatever plan takes the place of the first', async () => {
    const company = await api.make.company({ without_plan: true });
    const [seven, thirty, none] = await Promise.all([create({ trial_days: 7 }), create({ trial_days: 30 }), create()]);
    await subscribe(company.id, { plan_id: seven.id });
    for (const { id } of [thirty, none, seven]) {
      await subscribe(company.id, { plan_id: id });
      expect(await of(company.id)).toMatchObject({ plan_id: id, subscription_status: 'trial', trial_until: '2026-11-26' });
    }
    await api.sql("update subscriptions set trial_until = '2026-11-10' where company_id = $1", [company.id]);
    await subscribe(company.id, { plan_id: thirty.id });
    expect(await of(company.id)).toMatchObject({ subscription_status: 'active', trial_until: null });
  });

  test('has its discount on as many payments as the coupon says, of what was charged since', async () => {
    const company = await api.make.company({ without_plan: true });
    const one = await create({ value: 30_000 });
    const fee = { kind: 'fee' as const, company_id: company.id, description: 'Mensalidade', amount: 15_000, due_date: '2026-12-10' };
    const charge = async (competence: string | null) =>
      (await api.ask(boleto.create, { body: { ...fee, competence } }, { as: collector })).id;
    const pay = (id: number, paid_amount: number, version = 1) =>
      api.call(boleto.pay, { id, body: { paid_on: '2026-11-20', paid_amount, version } }, { as: collector });
    const before = await charge('2026-10');
    await api.sql("update boletos set created_at = '2026-11-01T12:00:00Z' where id = $1", [before]);
    const { code } = await api.ask(coupon.create, { body: { ...couponSample(), percentage: '0.5', max_payments: 2 } }, as);
    await subscribe(company.id, { plan_id: one.id, coupon: code });
    const left = async () => (await of(company.id))?.price.after_coupon?.payments_left ?? 0;
    await pay(before, 15_000);
    await pay(await charge(null), 15_000);
    expect(await left()).toBe(2);
    const part = await charge('2026-11');
    await pay(part, 5000);
    expect(await left()).toBe(2);
    await pay(part, 10_000, 2);
    expect(await left()).toBe(1);
    // A payment that is undone gives the discount its payment back, once.
    await api.ask(boleto.undoPayment, { id: part, body: { reason: 'Era de outro boleto', version: 3 } }, { as: collector });
    expect(await left()).toBe(2);
    await pay(part, 15_000, 4);
    expect(await left()).toBe(1);
    await pay(await charge('2026-12'), 15_000);
    expect((await of(company.id))?.price).toMatchObject({ total: 30_000, after_coupon: null });
    await pay(await charge('2027-01'), 15_000);
    expect((await of(company.id))?.price.total).toBe(30_000);
  });

  test('counts a month that its discount leaves nothing to pay of as a payment, once it is over', async () => {
    const company = await api.make.company({ without_plan: true });
    const one = await create({ value: 30_000 });
    const { code } = await api.ask(coupon.create, { body: { ...couponSample(), percentage: '1', max_payments: 3 } }, as);
    await subscribe(company.id, { plan_id: one.id, coupon: code });
    const settledOn = async (instant: string) => {
      api.clock.set(instant);
      await api.modules.subscriptions.settleFreeMonths('a night');
      await api.modules.subscriptions.settleFreeMonths('a night');
      api.clock.set('2026-11-20T12:00:00Z');
      const { price } = (await of(company.id)) ?? {};
      return [price?.total, price?.after_coupon?.payments_left ?? 0];
    };
    expect(await settledOn('2026-11-30T12:00:00Z')).toEqual([0, 3]);
    expect(await settledOn('2026-12-01T12:00:00Z')).toEqual([0, 2]);
    expect(await settledOn('2027-01-15T12:00:00Z')).toEqual([0, 1]);
    expect(await settledOn('2027-02-01T12:00:00Z')).toEqual([30_000, 0]);
    expect(await settledOn('2027-03-01T12:00:00Z')).toEqual([30_000, 0]);
  });

  test('that was proposed has the price of the proposal for as long as that holds', async () => {
    const company = await api.make.company({ without_plan: true });
    const one = await create({ value: 90_000 });
    await subscribe(company.id, { plan_id: one.id });
    const terms = { value: 30_000, value_residents: null, extra_partner_value: null, extra_employee_value: null };
    const agreed = (valid_until: string) =>
      api.sql(
        `insert into wizards (company_id, account_type, phone, agreed, created_at, updated_at) values ($1, 'new_company', '11987654321', $2, now(), now())
          on conflict (company_id) do update set agreed = excluded.agreed`,
        [company.id, JSON.stringify({ plan_id: one.id, valid_until, terms, coupon: null })],
      );
    await agreed('2026-11-20');
    expect((await of(company.id))?.price.total).toBe(30_000);
    await agreed('2026-11-19');
    expect((await of(company.id))?.price.total).toBe(90_000);
  });

  test('is cancelled with a reason, once; then the company is among those without a plan', async () => {
    const company = await api.make.company({ without_plan: true });
    const { id: plan_id } = await create();
    await subscribe(company.id, { plan_id });
    const { id = 0 } = (await of(company.id)) ?? {};
    const cancel = () => api.call(plan.cancel, { id, body: { version: 1, reason: 'Mudou de escritório.' } }, as);
    const without = async () => (await api.ask(plan.without, { search: company.name }, as)).items.map((row) => row.id);
    expect(await without()).not.toContain(company.id);
    expect((await cancel()).status).toBe(204);
    expect((await cancel()).status).not.toBe(204);
    expect(await of(company.id)).toBeNull();
    expect(await without()).toContain(company.id);
  });

  test('is one that takes companies of its type, and still takes any', async () => {
    const person = await api.make.company({ type: 'natural_person' });
    const { id: plan_id } = await create();
    const { id: closed } = await create({ is_active: false });
    expect((await subscribe(person.id, { plan_id })).error?.errors).toEqual({ plan_id: ['Este plano não é para Pessoa Física.'] });
    expect((await subscribe((await api.make.company()).id, { plan_id: closed })).error?.errors).toEqual({
      plan_id: ['Este plano não aceita novas empresas.'],
    });
  });

  test('is given to many at once: all of them, or none', async () => {
    const companies = await Promise.all([1, 2, 3].map(() => api.make.company({ without_plan: true })));
    const ids = companies.map(({ id }) => id);
    const { id: plan_id } = await create();
    const give = (wanted: number[]) => api.call(plan.subscribeMany, { body: { ids: wanted, plan_id } }, as);
    expect((await give([...ids, 2_000_000_000])).status).toBe(404);
    expect(await of(ids[0] ?? 0)).toBeNull();
    expect((await give(ids)).status).toBe(204);
    expect((await api.ask(plan.subscribers, { id: plan_id }, as)).total).toBe(3);
  });
});

test('every text of a contract stays: a change is a version of its own, with its author', async () => {
  const { id } = await create();
  const save = (text: string, version: number) => api.call(plan.changeContract, { id, body: { text, version } }, as);
  expect(await api.ask(plan.contract, { id }, as)).toMatchObject({ text: STANDARD_CONTRACT, versions: [] });
  expect((await save('Plano {{plano.nom}}', 1)).error?.errors).toEqual({ text: ['O contrato não conhece o campo “{{plano.nom}}”.'] });
  expect((await save('Contrato do plano {{plano.nome}}.', 1)).error?.errors?.['text']?.[0]).toContain('{{escritorio.documento}}');
  const [one, two] = [`${STANDARD_CONTRACT}\nUm.`, `${STANDARD_CONTRACT}\nDois.`];
  await save(one, 1);
  await save(one, 2);
  const { body: answer } = await save(two, 2);
  expect(answer).toMatchObject({ text: two, version: 3, versions: [{ number: 2, author: finance.name }, { number: 1 }] });
  expect(await api.sql('select text from plan_contracts where plan_id = $1 order by number', [id])).toEqual([{ text: one }, { text: two }]);
});
