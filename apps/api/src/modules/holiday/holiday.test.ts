import { holiday } from '@esteto/contract/holiday';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { holidaySample } from './holiday.examples.ts';

const api = await testApp();
const as = { as: await api.make.master() };
const create = (body: object) => api.call(holiday.create, { body: { ...holidaySample(), ...body } }, as);

test('a holiday is told once for a place, found by its year, and taken away', async () => {
  const first = await create({ ibge: '3509502', city: 'Campinas' });
  expect(first.body).toMatchObject({ date: '2026-12-08', scope: 'city', city: 'Campinas' });
  expect((await create({ ibge: '3509502' })).error.errors).toEqual({ date: ['Data: este feriado já está cadastrado.'] });
  const { body: state } = await create({ date: '2027-07-09', name: 'Revolução de 1932', scope: 'state', ibge: null, city: 'x' });
  expect(state).toMatchObject({ state: 'SP', ibge: null, city: null });
  const ofYear = async (year: number) => (await api.ask(holiday.list, { year }, as)).items.map(({ name }) => name);
  expect(await ofYear(2027)).toEqual(['Revolução de 1932']);
  await api.ask(holiday.remove, { id: state.id }, as);
  expect(await ofYear(2027)).toEqual([]);
  expect((await create({ date: '2027-07-09', scope: 'state', ibge: null })).status).toBe(200);
});

test.each([
  [{ date: '2026-12-25' }, { date: ['Data: já é feriado nacional (Natal).'] }],
  [{ ibge: null }, { ibge: ['Escolha o município.'] }],
  [{ scope: 'state', state: null }, { state: ['Preencha o campo UF.'] }],
])('%j is refused in words', async (wrong, errors) => {
  const { status, error } = await create(wrong);
  expect([status, error.errors]).toEqual([422, errors]);
});
