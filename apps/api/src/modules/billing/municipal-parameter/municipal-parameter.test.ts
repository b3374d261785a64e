import { municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { municipalParameterSample, municipalRuleSample } from './municipal-parameter.examples.ts';

const api = await testApp();
const as = { as: await api.make.master() };
const create = (body: object) => api.call(municipalParameter.create, { body: { ...municipalParameterSample(), ...body } }, as);

test('a city is found by name, and changed only by who has seen its last version', async () => {
  const { body: city } = await create({ city: 'São José', ibge: '4216602', adapter: 'national', dps_series: 7 });
  expect((await api.ask(municipalParameter.list, { search: 'sao jose' }, as)).items).toEqual([city]);
  expect(await api.ask(municipalParameter.detail, { id: city.id }, as)).toEqual(city);
  expect((await api.ask(municipalParameter.list, { adapter: 'manual', search: 'sao jose' }, as)).items).toEqual([]);
  const { id, version, created_at: _created, updated_at: _updated, companies_count: _there, rule_in_force: _rule, ...form } = city;
  const change = () => api.call(municipalParameter.update, { id, body: { ...form, adapter: 'manual', version } }, as);
  expect((await change()).body).toMatchObject({ adapter: 'manual', version: 2 });
  expect((await change()).status).toBe(409);
});

test.each([
  [{ ibge: '4216602' }, 'ibge', 'Este município já está cadastrado.'],
  [{ ibge: '123' }, 'ibge', 'Código do município: use os 7 dígitos do IBGE.'],
  [{ dps_series: 0 }, 'dps_series', 'Série da DPS: use de 1 a 49999.'],
  [{ dps_series: 50_000 }, 'dps_series', 'Série da DPS: use de 1 a 49999.'],
  [{ adapter: 'fax' }, 'adapter', 'Escolha uma das opções de Emissão.'],
])('%j is refused in words', async (wrong, field, message) => {
  const { status, error } = await create(wrong);
  expect([status, error.errors]).toEqual([422, { [field]: [message] }]);
});

test('a rule holds from its month on, beside its ground, and what held before stays', async () => {
  const first = { ...municipalRuleSample(), valid_from: '2020-01', iss_rate: '0.02', reason: 'Cadastro.' };
  const { body: city } = await create({ rule: first });
  expect(city.rule_in_force).toMatchObject({ valid_from: '2020-01', iss_rate: '0.02', source: 'LC municipal 12/2020, art. 3º' });
  const { id, created_at: _created, updated_at: _updated, companies_count: _there, rule_in_force: _rule, ...form } = city;
  const change = (version: number, rule: object | null) =>
    api.call(municipalParameter.update, { id, body: { ...form, version, rule } }, as);

  const next = await change(1, municipalRuleSample());
  expect(next.body.rule_in_force).toMatchObject({ valid_from: '2020-01', iss_rate: '0.02' });
  const versions = await api.ask(municipalParameter.rules, { id }, as);
  expect(versions.map(({ valid_from, until, iss_rate }) => [valid_from, until, iss_rate])).toEqual([
    ['2026-12', null, '0.03'],
    ['2020-01', '2026-11', '0.02'],
  ]);

  const [last] = await api.ask(municipalParameter.history, { id }, as);
  expect(last).toMatchObject({
    label: 'ISS e prazos do município alterados',
    reason: 'Nova alíquota.',
    changes: [
      { label: 'ISS geral', old: '2,00\u00a0%', new: '3,00\u00a0%' },
      { label: 'Vale a partir de', old: 'jan/2020', new: 'dez/2026' },
    ],
  });

  // The same again, and a form that tells none, add no version.
  await change(2, { ...municipalRuleSample(), source: null, reason: null });
  await change(3, null);
  expect(await api.ask(municipalParameter.rules, { id }, as)).toEqual(versions);
});

test('a month that is over never changes, and a change without ground or reason is refused', async () => {
  const { body: city } = await create({ rule: { ...municipalRuleSample(), valid_from: '2020-01' } });
  const { id, version, created_at: _created, updated_at: _updated, companies_count: _there, rule_in_force: _rule, ...form } = city;
  const change = (rule: object) => api.call(municipalParameter.update, { id, body: { ...form, version, rule } }, as);
  const past = await change({ ...municipalRuleSample(), valid_from: '2026-10', iss_rate: '0.05' });
  expect([past.status, past.error.errors]).toEqual([
    422,
    { 'rule.valid_from': ['Vale a partir de: os meses até 10/2026 não mudam mais. Escolha 11/2026 ou depois.'] },
  ]);
  const groundless = await change({ ...municipalRuleSample(), iss_rate: '0.05', source: null, reason: null });
  expect([groundless.status, Object.keys(groundless.error.errors ?? {})]).toEqual([422, ['rule.source', 'rule.reason']]);
  expect((await api.ask(municipalParameter.rules, { id }, as)).length).toBe(1);
});

test('cities of which no rule is known are found', async () => {
  const { body: bare } = await create({ city: 'Sem Regra' });
  await create({ city: 'Com Regra', rule: municipalRuleSample() });
  const { items } = await api.ask(municipalParameter.list, { without_rule: true, search: 'regra' }, as);
  expect(items.map(({ id }) => id)).toEqual([bare.id]);
});

test('tells how many companies of the office are there, on which what is told acts', async () => {
  const ibge = '3300100';
  const made = await api.ask(municipalParameter.create, { body: { ...municipalParameterSample(), ibge } }, as);
  expect(made.companies_count).toBe(0);
  const [here, gone] = [await api.make.company(), await api.make.company()];
  await api.sql(`update companies set address = jsonb_build_object('ibge', $2::text) where id = any($1)`, [[here.id, gone.id], ibge]);
  await api.sql("update companies set accounting_status = 'inactive' where id = $1", [gone.id]);
  expect((await api.ask(municipalParameter.detail, { id: made.id }, as)).companies_count).toBe(1);
});
