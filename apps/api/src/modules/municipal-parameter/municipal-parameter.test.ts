import { municipalParameter } from '@esteto/contract/municipal-parameter';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { municipalParameterSample } from './municipal-parameter.examples.ts';

const api = await testApp();
const as = { as: await api.make.master() };
const create = (body: object) => api.call(municipalParameter.create, { body: { ...municipalParameterSample(), ...body } }, as);

test('a city is found by name, and changed only by who has seen its last version', async () => {
  const { body: city } = await create({ city: 'São José', ibge: '4216602', adapter: 'national', dps_series: 7 });
  expect((await api.ask(municipalParameter.list, { search: 'sao jose' }, as)).items).toEqual([city]);
  expect(await api.ask(municipalParameter.detail, { id: city.id }, as)).toEqual(city);
  expect((await api.ask(municipalParameter.list, { adapter: 'manual', search: 'sao jose' }, as)).items).toEqual([]);
  const { id, version, created_at: _created, updated_at: _updated, ...form } = city;
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
