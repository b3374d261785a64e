import { college } from '@esteto/contract/company/college';
import { doctor } from '@esteto/contract/company/doctor';
import { coupon } from '@esteto/contract/plan/coupon';
import { plan } from '@esteto/contract/plan/plan';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { couponSample } from '../../plan/coupon/coupon.examples.ts';
import { planSample } from '../../plan/plan/plan.examples.ts';
import { doctorSample } from '../doctor/doctor.examples.ts';
import { collegeSample } from './college.examples.ts';

const api = await testApp();
const master = await api.make.master();
const as = { as: master };
const create = (values: object = {}) => api.ask(college.create, { body: { ...collegeSample(), ...values } }, as);
const detail = (id: number) => api.ask(college.detail, { id }, as);

/** A doctor who studied there; what the server answered. */
const studied = async (college_id: number, person?: { id: number }, version = 1) => {
  const { id } = person ?? (await api.make.person({ doctor_role: 'partner' }));
  const { name, doctor: record } = doctorSample();
  const answer = await api.call(doctor.update, { id, body: { name, version, doctor: { ...record, college_id } } }, as);
  return { id, ...answer };
};

describe('a college', () => {
  test('is itself once in a city, whatever its accents, and found by all that it is', async () => {
    const { id } = await create({ name: 'Escola Médica Zênite', acronym: 'EMZ', city: 'Sinop', ibge: '5107909', state: 'MT' });
    expect(
      (await api.call(college.create, { body: { ...collegeSample(), name: 'escola medica zenite', ibge: '5107909' } }, as)).error?.errors,
    ).toEqual({
      name: ['Nome: esta faculdade já está na lista, nesta cidade.'],
    });
    await create({ name: 'Escola Médica Zênite' });
    const found = async (query: object) => (await api.ask(college.list, query, as)).items.map((row) => row.id);
    expect(await found({ search: 'zenite', state: 'MT' })).toEqual([id]);
    expect(await found({ search: 'emz sinop' })).toEqual([id]);
    expect((await api.ask(college.options, { search: 'EMZ' }, as)).items).toEqual([
      { id, label: 'EMZ · Escola Médica Zênite', detail: 'Sinop/MT' },
    ]);
  });

  test('that is offered no more stays where it was chosen, and is chosen by nobody else', async () => {
    const { id, name } = await create();
    const ana = await studied(id);
    expect(ana).toMatchObject({ status: 200, body: { doctor: { college_id: id } } });
    await api.ask(college.deactivate, { id }, as);
    expect((await studied(id, ana, 2)).body).toMatchObject({ doctor: { college_id: id } });
    expect((await studied(id)).error?.errors).toEqual({ 'doctor.college_id': ['Escolha uma faculdade da lista.'] });
    expect((await api.ask(college.options, { search: name }, as)).items).toEqual([]);
    // Whoever studied there still sees its name.
    expect((await api.ask(college.options, { id }, as)).items).toMatchObject([{ id }]);
    expect((await api.ask(college.list, { search: name, inactive: true }, as)).items).toMatchObject([{ id, doctors_count: 1 }]);
    await api.ask(college.activate, { id }, as);
    expect((await studied(id)).status).toBe(200);
    const { items } = await api.ask(college.doctors, { id }, as);
    expect(items).toHaveLength(2);
  });

  test('is chosen by whoever keeps doctors, and by doctors of themselves, who change none', async () => {
    const keeper = await api.make.analyst([granted('doctors.users', 'view', 'edit')]);
    expect((await api.call(college.options, {}, { as: keeper })).status).toBe(200);
    expect((await api.call(college.options, {}, { as: await api.make.partner(await api.make.company()) })).status).toBe(200);
    expect((await api.call(college.list, {}, { as: keeper })).status).toBe(403);
  });
});

describe('a double', () => {
  test('gives its doctors to the one that stays, with what happened told, and is offered no more', async () => {
    const [double, kept, earlier] = [await create({ name: 'UFMT Sinop' }), await create({ name: 'Universidade de Sinop' }), await create()];
    await api.ask(college.merge, { id: earlier.id, body: { into_id: double.id, version: 1 } }, as);
    const [ana, bruno] = [await studied(double.id), await studied(double.id)];
    expect(await api.ask(college.merge, { id: double.id, body: { into_id: kept.id, version: 1 } }, as)).toEqual({ moved: 2 });
    expect(await detail(kept.id)).toMatchObject({ doctors_count: 2, is_active: true, merged_into: null });
    expect(await detail(double.id)).toMatchObject({ doctors_count: 0, is_active: false, merged_into: kept.name });
    expect(await detail(earlier.id)).toMatchObject({ merged_into: kept.name });
    expect((await api.ask(doctor.detail, { id: ana.id }, as)).doctor.college_id).toBe(kept.id);
    const told = await api.sql(
      `select e.id from events e join doctors d on e.entity_type = 'doctor' and e.entity_id = d.id
       where d.user_id = any($1) and e.changes @> '[{"path": "college_id"}]' and e.action = 'doctor.edited'`,
      [[ana.id, bruno.id]],
    );
    expect(told).toHaveLength(2);
    const again = await api.call(college.activate, { id: double.id }, as);
    expect(again.error?.message).toBe('Esta faculdade já foi unida a outra: altere a que ficou.');
    await create({ name: 'UFMT Sinop' });
  });

  test('is no double of itself, of what is offered no more, or of what somebody else has changed', async () => {
    const [one, other] = [await create(), await create()];
    const refusal = async (id: number, into_id: number, version = 1) =>
      (await api.call(college.merge, { id, body: { into_id, version } }, as)).error;
    expect((await refusal(one.id, one.id))?.errors).toEqual({ into_id: ['Escolha outra faculdade: esta é a que sai.'] });
    await api.ask(college.deactivate, { id: other.id }, as);
    expect((await refusal(one.id, other.id))?.errors).toEqual({ into_id: ['Escolha uma faculdade da lista.'] });
    expect((await refusal(other.id, one.id))?.code).toBe('stale_version');
  });

  test('of two who merge them crosswise one wins', async () => {
    const [one, other] = [await create(), await create()];
    const merge = (id: number, into_id: number) => api.call(college.merge, { id, body: { into_id, version: 1 } }, as);
    const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await Promise.all([detail(one.id), detail(other.id)]);
    expect(left.filter(({ is_active }) => is_active)).toHaveLength(1);
  });
});

test('a coupon of some colleges is for whoever studied there, by name, by acronym, by what was one with it, and where it is not in the list', async () => {
  const { id: plan_id } = await api.ask(plan.create, { body: planSample() }, as);
  const { code } = await api.ask(coupon.create, { body: { ...couponSample(), colleges: ['FMX', 'Universidad de Buenos Aires'] } }, as);
  const spend = async (record: object) => {
    const company = await api.make.company();
    const owner = await api.make.partner(company, { is_owner: true });
    const { name, doctor: sample } = doctorSample();
    await api.ask(doctor.update, { id: owner.id, body: { name, version: 1, doctor: { ...sample, ...record } } }, as);
    return (await api.call(plan.subscribe, { id: company.id, body: { plan_id, coupon: code } }, as)).status;
  };
  const { id: college_id } = await create({ acronym: 'FMX' });
  expect(await spend({ college_id })).toBe(200);
  expect(await spend({ doctor_college: 'universidad de buenos aires' })).toBe(200);
  expect(await spend({})).toBe(422);

  const kept = await create();
  await api.ask(college.merge, { id: college_id, body: { into_id: kept.id, version: 1 } }, as);
  expect(await spend({ college_id: kept.id })).toBe(200);
});

test('the schools that INEP evaluated fill an empty list, once, and no other', async () => {
  await api.modules.colleges.fill('not empty');
  const count = async () => Number((await api.sql<{ count: string }>('select count(*) from colleges'))[0]?.count);
  const before = await count();
  await api.sql('update doctors set college_id = null');
  await api.sql('delete from colleges where merged_into_id is not null');
  await api.sql('delete from colleges');
  await api.modules.colleges.fill('empty');
  await api.modules.colleges.fill('again');
  expect([before < 40, await count()]).toEqual([true, 349]);
  const { items } = await api.ask(college.list, { search: 'ufmt sinop' }, as);
  expect(items).toMatchObject([
    { name: 'Universidade Federal de Mato Grosso', acronym: 'UFMT', city: 'Sinop', state: 'MT', kind: 'public', mec_code: 1 },
  ]);
});
