import { dueDate } from '@esteto/contract/agenda/due-date';
import { holiday } from '@esteto/contract/agenda/holiday';
import { boleto } from '@esteto/contract/money/boleto';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { boletoSample } from '../../money/boleto/boleto.examples.ts';
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

test('what falls due on a holiday of its city moves at once as its tax does, the same on guides, obligations and calendars', async () => {
  const address = { ...emptyAddress, state: 'SP', ibge: '3509502', city: 'Campinas' } as const;
  const { id: company_id } = await api.make.company({ tax_regime: 'simples', address });
  const { id: elsewhere } = await api.make.company({ tax_regime: 'simples' });
  for (const of of [company_id, elsewhere])
    await api.sql(
      `insert into closings (company_id, month, name, das_official, created_at, updated_at) values ($1, '2026-11', 'Mês', $2, now(), now())`,
      [of, boletoSample().amount],
    );
  const obligation = { company_id, rule_key: 'das', competence: '2026-11', observations: null } as const;
  const { id } = await api.ask(monthlyObligation.create, { body: obligation }, as);
  const guide = (of: number, tax_key: 'das' | 'inss', due_date: string) =>
    api.ask(boleto.create, { body: { ...boletoSample(), kind: 'tax', tax_key, competence: '2026-11', due_date, company_id: of } }, as);
  // The 20th is a Sunday: the DAS goes on to the Monday, the INSS back to the Friday.
  const guides = [await guide(company_id, 'das', '2026-12-20'), await guide(company_id, 'inss', '2026-12-20')];
  const other = await guide(elsewhere, 'das', '2026-12-20');
  const days = async () => [
    (await api.ask(monthlyObligation.detail, { id }, as)).legal_date,
    ...(await Promise.all(guides.map(async (one) => (await api.ask(boleto.detail, { id: one.id }, as)).pay_by))),
  ];
  expect(await days()).toEqual(['2026-12-21', '2026-12-21', '2026-12-18']);
  const city = { ibge: '3509502', city: 'Campinas' };
  const told = [];
  for (const date of ['2026-12-21', '2026-12-18'])
    told.push(await api.ask(holiday.create, { body: { ...holidaySample(), ...city, date } }, as));
  await expect.poll(days).toEqual(['2026-12-22', '2026-12-22', '2026-12-17']);
  expect((await api.ask(boleto.detail, { id: other.id }, as)).pay_by).toBe('2026-12-21');
  const shown = await api.ask(dueDate.office, { from: '2026-12-15', to: '2026-12-24', company_id }, as);
  expect(shown.items.map(({ kind, on }) => [kind, on])).toEqual([
    ['boleto', '2026-12-17'],
    ['boleto', '2026-12-22'],
    ['obligation', '2026-12-22'],
  ]);
  for (const one of told) await api.ask(holiday.remove, { id: one.id }, as);
  await expect.poll(days).toEqual(['2026-12-21', '2026-12-21', '2026-12-18']);
});
