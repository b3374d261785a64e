import { cashBook } from '@esteto/contract/money/cash-book';
import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { notice } from '@esteto/contract/office/notice';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { tally } from '../../../testing/tally.ts';
import { testApp } from '../../../testing/test-app.ts';
import { irrfSample } from '../../month/accounting-parameter/accounting-parameter.examples.ts';
import { incomeSample, rentSample } from './cash-book.examples.ts';

const api = await testApp();
const staff = await api.make.analyst([granted('cash_book.updates', 'view', 'edit'), granted('monthly.cash_book_closings', 'view')]);

const newBook = async () => {
  const { company, partner } = await newScene(api);
  const { id } = partner;
  const at = { company_id: company.id };
  const as = { as: partner };
  const add = (body: object) => api.call(cashBook.create, { ...at, body: body as ReturnType<typeof incomeSample> }, as);
  const year = async () => (await api.ask(cashBook.year, { ...at, year: 2026 }, as)).months;
  return { company, partner, id, at, as, add, year };
};

describe('the book of a year', () => {
  test('is added up by month with its carnê-leão explained: what companies paid stays out, the home counts a fifth', async () => {
    const { at, as, add, year } = await newBook();
    await add({ ...incomeSample(), amount: 1_000_000 });
    await add({
      ...incomeSample(),
      received_from: 'PJ',
      payer_cpf: null,
      payer_cnpj: '11222333000181',
      amount: 500_000,
      irrf_amount: 7500,
    });
    const home = { ...rentSample(), amount: 100_000, is_home_office: true };
    expect((await add(home)).error?.errors).toEqual({ is_home_office: [expect.stringMatching(/^Marque antes/)] });
    expect((await api.call(cashBook.settings, { ...at, body: { dependents: 1, works_at_home: true } }, as)).status).toBe(204);
    expect((await add(home)).status).toBe(200);
    await add({ ...rentSample(), code: 'P11.01.00007', history: 'Combustível' });
    await add({ ...rentSample(), code: 'P20.01.00001', history: 'INSS', amount: 90_000, competence: '2026-09' });
    const october = (await year())[9];
    expect(october).toMatchObject({
      month: '2026-10',
      month_status: 'open',
      entries_count: 5,
      income_pf: 1_000_000,
      income_pj: 500_000,
      deductions: 20_000,
      social_security: 90_000,
      taxable: 1_000_000 - 20_000 - 90_000 - 18_959,
      due_date: '2026-11-30',
    });
    expect(october?.darf).toBeGreaterThan(0);
    expect(october?.steps.map(({ label }) => label)).toContain('Livro-caixa aproveitado');
    const { items, sums } = await api.ask(cashBook.entries, { ...at, month: '2026-10', kind: 'payment' }, as);
    expect(items).toHaveLength(3);
    expect(sums).toEqual({ amount: 100_000 + 180_000 + 90_000, deductible: 20_000 });
  });

  test('is nobody else’s, not even a partner’s of the same company, and an entry that is gone counts no more', async () => {
    const { company, at, as, add, year } = await newBook();
    const colleague = { as: await api.make.partner(company) };
    const { body } = await add(incomeSample());
    expect((await api.call(cashBook.detail, { ...at, id: body.id }, colleague)).status).toBe(404);
    expect((await api.call(cashBook.remove, { ...at, id: body.id }, colleague)).status).toBe(404);
    expect((await api.ask(cashBook.entries, at, colleague)).items).toEqual([]);
    expect((await api.ask(cashBook.year, { ...at, year: 2026 }, colleague)).months[9]?.entries_count).toBe(0);
    expect((await api.call(cashBook.remove, { ...at, id: body.id }, as)).status).toBe(204);
    expect((await api.call(cashBook.remove, { ...at, id: body.id }, as)).status).toBe(404);
    expect((await year())[9]?.income_pf).toBe(0);
  });

  test('is one, whichever of the person’s companies is chosen', async () => {
    const { partner, at, as, add, year } = await newBook();
    const other = await api.make.company({ type: 'natural_person' });
    await api.sql(
      "insert into memberships (user_id, company_id, user_type, is_owner, created_at, updated_at) values ($1, $2, 'partner', true, now(), now())",
      [partner.id, other.id],
    );
    const there = { company_id: other.id };
    const { body } = await add(incomeSample());
    await api.ask(cashBook.create, { ...there, body: rentSample() as never }, as);
    expect((await api.ask(cashBook.entries, at, as)).items).toEqual((await api.ask(cashBook.entries, there, as)).items);
    expect(await api.ask(cashBook.detail, { ...there, id: body.id }, as)).toMatchObject({ id: body.id });
    expect((await year())[9]).toMatchObject({ entries_count: 2, income_pf: 45_000, deductions: 180_000 });
    const [row] = (await api.ask(cashBook.everyBook, { search: partner.name }, { as: staff })).items;
    expect(row).toMatchObject({ id: partner.id, company_name: other.name, entries_count: 2 });
  });

  test('is written for the Carnê-Leão Web, income and payments apart, in its own letters', async () => {
    const { id, at, as, add } = await newBook();
    await add({ ...incomeSample(), history: 'Consulta de retorno às 9h' });
    await add(rentSample());
    const file = async (kind: 'income' | 'payment') => {
      const { bytes } = await api.call(cashBook.file, { ...at, year: 2026, kind }, as);
      return new TextDecoder('latin1').decode(bytes);
    };
    expect(await file('income')).toBe('05/10/2026;R01.001.001;225;450,00;;Consulta de retorno às 9h;PF;12345678909;12345678909;;;;;;;\r\n');
    await api.sql(
      `insert into cash_book_entries (user_id, kind, entry_date, code, amount, deductible, history, received_from, payer_cpf, search_key, created_at, updated_at)
       select $1, 'income', '2026-03-02', 'R01.001.001', 100, 0, 'Consulta ' || n, 'PF', '12345678909', 'consulta', now(), now() from generate_series(1, 1000) n`,
      [id],
    );
    const { bytes: zipped } = await api.call(cashBook.file, { ...at, year: 2026, kind: 'income' }, as);
    const parts = Object.entries(unzipSync(new Uint8Array(zipped))).map(([name, part]) => [
      name,
      strFromU8(part, true).split('\r\n').length - 1,
    ]);
    expect(parts).toEqual([
      ['carne-leao-rendimentos-2026-1.csv', 1000],
      ['carne-leao-rendimentos-2026-2.csv', 1],
    ]);
    expect(await file('payment')).toBe('08/10/2026;P10.01.00002;1800,00;Aluguel do consultório;;;\r\n');
  });
});

describe('a month', () => {
  test('that staff closed takes no entry, no change and no removal, until it is opened again with a reason', async () => {
    const { id, at, as, add, year } = await newBook();
    const { body: entry } = await add(incomeSample());
    const close = () => api.call(cashBook.closeMonth, { id, body: { month: '2026-10' } }, { as: staff });
    expect((await close()).status).toBe(204);
    expect((await close()).status).toBe(422);
    expect((await year())[9]?.month_status).toBe('closed');
    const refused = { code: 'month_closed', message: '10/2026 está fechado. Peça ao seu contador para reabrir.' };
    expect((await add(rentSample())).error).toEqual(refused);
    const moved = { ...incomeSample(), entry_date: '2026-11-03', version: 1 };
    expect((await api.call(cashBook.update, { ...at, id: entry.id, body: moved }, as)).error).toEqual(refused);
    expect((await api.call(cashBook.remove, { ...at, id: entry.id }, as)).status).toBe(422);
    expect(await api.ask(cashBook.detail, { ...at, id: entry.id }, as)).toMatchObject({ is_closed: true, version: 1 });
    const reopen = { id, body: { month: '2026-10', reason: 'Faltou um recibo.' } };
    expect((await api.call(cashBook.reopenMonth, reopen, { as: staff })).status).toBe(204);
    expect((await api.call(cashBook.update, { ...at, id: entry.id, body: moved }, as)).status).toBe(200);
    expect((await api.call(cashBook.closeMonth, { id, body: { month: '2026-11' } }, { as: staff })).error?.errors).toEqual({
      month: ['Este mês ainda não acabou.'],
    });
  });

  test('is none before the first year of the tables, nor of whoever is no doctor', async () => {
    const { id } = await newBook();
    const close = (person: number, month: string) => api.call(cashBook.closeMonth, { id: person, body: { month } }, { as: staff });
    const before = await close(id, '2024-12');
    expect([before.status, before.error?.errors]).toEqual([422, { month: ['Mês: o livro-caixa começa em 2025.'] }]);
    expect((await close(staff.id, '2026-09')).status).toBe(404);
    expect((await api.call(cashBook.yearOfPerson, { id: staff.id, year: 2026 }, { as: staff })).status).toBe(404);
    expect((await close(id, '2026-09')).status).toBe(204);
  });

  test('is closed before or after an entry that comes at the same moment, never around it', async () => {
    const { id, add, year } = await newBook();
    const close = api.call(cashBook.closeMonth, { id, body: { month: '2026-10' } }, { as: staff });
    const answers = await Promise.all([...Array.from({ length: 12 }, () => add(incomeSample())), close]);
    const added = tally(answers.slice(0, 12).map(({ status }) => status));
    expect((await year())[9]).toMatchObject({ month_status: 'closed', entries_count: added[200] ?? 0 });
  });
});

describe('the figures of a closed month', () => {
  const close = (id: number, month: string) => api.call(cashBook.closeMonth, { id, body: { month } }, { as: staff });
  const listed = async (name: string, month: string) => (await api.ask(cashBook.closings, { search: name, month }, { as: staff })).items[0];

  test('are those with which it was closed, whatever counts by now', async () => {
    const { id, partner, at, as, add, year } = await newBook();
    await add({ ...incomeSample(), amount: 1_000_000 });
    await add({ ...rentSample(), amount: 100_000 });
    await api.ask(cashBook.settings, { ...at, body: { dependents: 2, works_at_home: false } }, as);
    const before = (await year())[9];
    expect(await listed(partner.name, '2026-10')).toMatchObject({ income: 1_000_000, taxable: null, darf: null });
    expect((await close(id, '2026-10')).status).toBe(204);
    await api.ask(cashBook.settings, { ...at, body: { dependents: 0, works_at_home: false } }, as);
    await api.sql('update cash_book_entries set amount = 5 where user_id = $1', [id]);
    // The guide of its tax is made a moment later.
    expect({ ...(await year())[9], guide: null }).toEqual({ ...before, month_status: 'closed' });
    expect(await listed(partner.name, '2026-10')).toMatchObject({
      income: 1_000_000,
      deductions: 100_000,
      taxable: before?.taxable,
      darf: before?.darf,
    });
    await api.ask(cashBook.reopenMonth, { id, body: { month: '2026-10', reason: 'Faltou um recibo.' } }, { as: staff });
    expect((await year())[9]?.income_pf).toBe(5);
  });

  test('follow one another: a later month waits for an earlier one, keeps its excess, and says what changed before it', async () => {
    const { id, partner, add, year } = await newBook();
    for (const month of ['08', '10']) await add({ ...incomeSample(), entry_date: `2026-${month}-05` });
    expect((await close(id, '2026-10')).error?.errors).toEqual({ month: ['Feche antes agosto de 2026, que está em aberto.'] });
    expect([(await close(id, '2026-08')).status, (await close(id, '2026-10')).status]).toEqual([204, 204]);
    const marks = async () => (await year()).filter(({ changes }) => changes.length > 0).map(({ month }) => month);
    // A month without anything in it changes none.
    expect((await close(id, '2026-09')).status).toBe(204);
    expect(await marks()).toEqual([]);
    await add({ ...rentSample(), entry_date: '2026-07-08', amount: 2_000_000 });
    expect(await marks()).toEqual(['2026-08', '2026-09', '2026-10']);
    expect((await year())[10]?.carry_in).toBe(0);
    expect((await listed(partner.name, '2026-10'))?.changes[0]?.replaceAll('\u00a0', ' ')).toMatch(
      /^Excesso de meses anteriores: R\$ 0,00 no fechamento, R\$ 19\.\d{3},00 agora\.$/,
    );
    expect((await close(id, '2026-07')).status).toBe(204);
    const again = async (month: string) => {
      await api.ask(cashBook.reopenMonth, { id, body: { month, reason: 'Despesa de julho.' } }, { as: staff });
      api.clock.advance(60_000);
      await close(id, month);
    };
    for (const month of ['2026-08', '2026-09', '2026-10']) await again(month);
    expect(await marks()).toEqual([]);
    expect((await year())[10]?.carry_in).toBeGreaterThan(0);
    expect((await api.ask(notice.list, { before: null }, { as: partner })).map(({ kind }) => kind)).toContain('closing.reopened');
  });
});

test('staff see how far each book is: what came since the last closing and what is late', async () => {
  const { id, partner, add } = await newBook();
  await add({ ...incomeSample(), entry_date: '2026-08-05' });
  await add(incomeSample());
  await api.ask(cashBook.closeMonth, { id, body: { month: '2026-08' } }, { as: staff });
  const { items } = await api.ask(cashBook.everyBook, { search: partner.name }, { as: staff });
  expect(items).toMatchObject([{ id, income: 90_000, entries_count: 2, last_closed: '2026-08', late_months: 1 }]);
  expect((await api.ask(cashBook.yearOfPerson, { id, year: 2026 }, { as: staff })).months[7]?.month_status).toBe('closed');
});

test('the closings of a month say of each book whether it is closed, and what it came to', async () => {
  const { id, partner, add } = await newBook();
  await add(incomeSample());
  const find = async (filters: object) =>
    (await api.ask(cashBook.closings, { search: partner.name, month: '2026-10', ...filters }, { as: staff })).items;
  expect(await find({ month_status: 'open' })).toMatchObject([{ id, month_status: 'open', entries_count: 1, income: 45_000 }]);
  await api.ask(cashBook.closeMonth, { id, body: { month: '2026-10' } }, { as: staff });
  expect(await find({ month_status: 'open' })).toEqual([]);
  expect(await find({ month_status: 'closed' })).toMatchObject([{ month_status: 'closed', closed_at: expect.any(String) }]);
  expect(await find({ month: '2026-09' })).toMatchObject([{ month_status: 'open', entries_count: 0, income: 0 }]);
});

// The last one: whatever is computed in this file after it takes the table.
test('a table that staff told reaches the carnê-leão of its months, and of none before', async () => {
  const { add, year } = await newBook();
  for (const entry_date of ['2026-10-09', '2026-11-09']) await add({ ...incomeSample(), entry_date, amount: 1_000_000 });
  const before = await year();
  const bands = [
    { up_to: 250_000, rate: '0', deduction: 0 },
    { up_to: null, rate: '0.1', deduction: 25_000 },
  ];
  await api.ask(accountingParameter.setIrrf, { body: { ...irrfSample(), bands, valid_from: '2026-11' } }, { as: await api.make.master() });
  const [october, november] = (await year()).slice(9);
  expect(october?.darf).toBe(before[9]?.darf);
  // R$ 10.000,00 less the simplified discount of R$ 607,20: a tenth, less R$ 250,00. No reduction above R$ 7.350,00.
  expect(november?.darf).toBe(93_928 - 25_000);
  expect(before[10]?.darf).toBeGreaterThan(93_928 - 25_000);
});
