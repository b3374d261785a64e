import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { planSample } from '../plan/plan.examples.ts';
import { couponSample } from './coupon.examples.ts';

const api = await testApp();
const finance = await api.make.analyst([granted('finance.plans', 'view', 'edit'), granted('finance.coupons', 'view', 'edit')]);
const as = { as: finance };
const create = (values: object = {}) => api.ask(coupon.create, { body: { ...couponSample(), ...values } }, as);
const { id: plan_id } = await api.ask(plan.create, { body: planSample() }, as);
const spend = async (code: string, company?: { id: number }) =>
  api.call(plan.subscribe, { id: (company ?? (await api.make.company())).id, body: { plan_id, coupon: code } }, as);

describe('a coupon', () => {
  test('keeps only the discount that it names, and its code is its own', async () => {
    const made = await create({ code: 'natal-26', discount: 'amount', amount: 5000, percentage: '0.5' });
    expect(made).toMatchObject({ code: 'NATAL-26', amount: 5000, percentage: null, situation: 'active', uses_count: 0 });
    expect((await api.call(coupon.create, { body: { ...couponSample(), code: 'Natal-26' } }, as)).error?.errors).toEqual({
      code: ['Já existe um cupom com este código.'],
    });
    expect((await api.call(coupon.create, { body: { ...couponSample(), percentage: null } }, as)).error?.errors).toHaveProperty(
      'percentage',
    );
  });

  test('is found by where it stands', async () => {
    const name = `Zimbro ${couponSample().code}`;
    await create({ name });
    await create({ name, is_active: false });
    await create({ name, valid_until: '2026-11-19' });
    const { code } = await create({ name, max_uses: 1 });
    expect((await spend(code)).status).toBe(200);
    const found = async (situation?: 'active' | 'inactive' | 'expired' | 'used_up') =>
      (await api.ask(coupon.list, { search: name, ...(situation && { situation }) }, as)).items.map((row) => row.situation);
    expect(await found()).toHaveLength(4);
    for (const situation of ['active', 'inactive', 'expired', 'used_up'] as const) expect(await found(situation)).toEqual([situation]);
  });

  test('says to a stranger what it gives, and no more', async () => {
    const { code } = await create({ name: 'Boas-vindas', max_payments: 3 });
    expect(await api.ask(coupon.check, { code: ` ${code.toLowerCase()} ` })).toEqual({
      name: 'Boas-vindas',
      gives: '10,00\u00a0% de desconto no preço do plano, nos 3 primeiros pagamentos.',
    });
    expect((await api.call(coupon.check, { code: 'NADA-DISSO' })).error?.errors).toEqual({ code: ['Não há cupom com este código.'] });
  });

  test('is not for whom its terms leave out', async () => {
    const company = await api.make.company();
    const owner = await api.make.person({ doctor_role: 'partner' });
    await api.make.join(owner, company, { is_owner: true });
    const refusal = async (values: object) => (await spend((await create(values)).code, company)).error?.errors?.['coupon']?.[0];
    expect(await refusal({ only_residents: true })).toBe('Este cupom é só para médicos residentes.');
    expect(await refusal({ only_indication: true })).toBe('Este cupom é só para quem foi indicado.');
    expect(await refusal({ colleges: ['UFRGS'] })).toBe('Este cupom não vale para a sua faculdade.');
    expect(await refusal({ plan_ids: [plan_id + 1000] })).toBe('Este cupom não vale para este plano.');
    const { code } = await create({ max_uses_per_doctor: 1 });
    expect((await spend(code, company)).status).toBe(200);
    const other = await api.make.company();
    await api.make.join(owner, other, { is_owner: true });
    expect((await spend(code, other)).error?.errors?.['coupon']).toEqual(['Você já usou este cupom o número de vezes que podia.']);
  });

  test('its last use goes to one of fifty who take it at once', async () => {
    const { id, code } = await create({ max_uses: 1 });
    const companies = await Promise.all(Array.from({ length: 50 }, () => api.make.company()));
    const answers = await Promise.all(companies.map((company) => spend(code, company)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
    expect(await api.ask(coupon.detail, { id }, as)).toMatchObject({ uses_count: 1, situation: 'used_up' });
    expect(await api.ask(coupon.uses, { id }, as)).toHaveLength(1);
  });
});
