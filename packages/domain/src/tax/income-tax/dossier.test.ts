import { describe, expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { type DossierLine, dossierOf } from './dossier.ts';

const line = (more: Partial<DossierLine>): DossierLine => ({
  section: 'employment',
  source: 'told',
  name: 'Clínica Alfa',
  document: '11222333000181',
  month: null,
  amount: 0,
  social_security: 0,
  tax: 0,
  cash_book: 0,
  thirteenth: 0,
  thirteenth_tax: 0,
  left_out: false,
  is_shared: false,
  company_id: null,
  fact_id: null,
  informe_id: null,
  set_aside: false,
  due_date: null,
  paid_on: null,
  note: null,
  ...more,
});
const payroll = (month: string, more: Partial<DossierLine> = {}) =>
  line({ source: 'payroll', month, amount: 500_000, social_security: 55_000, tax: 10_000, ...more });
const NO_GOODS = { lines: [], pending: [] };
const of = (...lines: DossierLine[]) =>
  dossierOf({ tables: LAW_TABLES, year: 2025, deadline: '2026-05-29', lines, goods: NO_GOODS, rates: {} });
const counts = (...lines: DossierLine[]) => of(...lines).lines.map((one) => one.counts);

describe('what counts', () => {
  it('what is computed, and beside it what was told of the same payer where it differs', () => {
    const { lines, differences, result } = of(
      payroll('2025-01'),
      payroll('2025-02'),
      line({ amount: 1_000_001, social_security: 110_000, tax: 20_000 }),
    );
    expect(lines.map((one) => one.counts)).toEqual([true, true, false]);
    expect(differences).toEqual([
      {
        section: 'employment',
        name: 'Clínica Alfa',
        document: '11222333000181',
        sides: [
          { source: 'payroll', counts: true, amount: 1_000_000, social_security: 110_000, tax: 20_000 },
          { source: 'told', counts: false, amount: 1_000_001, social_security: 110_000, tax: 20_000 },
        ],
      },
    ]);
    expect(result.annual.steps[0]).toMatchObject({ value: 1_000_000 });
  });

  it('nothing is said where they agree', () => {
    expect(of(payroll('2025-01'), line({ amount: 500_000, social_security: 55_000, tax: 10_000 })).differences).toEqual([]);
  });

  it('what was told of another payer, and of the same one another kind of income', () => {
    expect(counts(payroll('2025-01'), line({ amount: 1, document: '11444777000161' }), line({ section: 'services', amount: 1 }))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('a pró-labore of several partners is shown, and what was told counts', () => {
    const { lines, differences, result } = of(payroll('2025-01', { is_shared: true }), line({ amount: 250_000 }));
    expect(lines.map((one) => one.counts)).toEqual([false, true]);
    expect(differences).toEqual([]);
    expect(result.annual.steps[0]).toMatchObject({ value: 250_000 });
  });

  it('of individuals, who are many, the book before the notes', () => {
    const book = line({
      section: 'individuals',
      source: 'cash_book',
      name: 'Livro-caixa',
      document: null,
      month: '2025-03',
      amount: 300_000,
    });
    const note = line({ section: 'individuals', source: 'invoices', name: 'Maria', document: '12345678909', amount: 200_000 });
    const { lines, differences } = of(note, book);
    expect(lines.map((one) => one.counts)).toEqual([false, true]);
    expect(differences).toMatchObject([
      { name: 'Todas as pessoas físicas', document: null, sides: [{ source: 'invoices' }, { source: 'cash_book' }] },
    ]);
    expect(counts(note)).toEqual([true]);
  });

  it('a month of the book in which nothing came in keeps its deductions and displaces nothing', () => {
    const book = line({
      section: 'individuals',
      source: 'cash_book',
      name: 'Livro-caixa',
      month: '2025-03',
      cash_book: 100,
      social_security: 50,
    });
    const told = line({ section: 'individuals', name: 'Pacientes', amount: 300_000 });
    expect(counts(book, told)).toEqual([true, true]);
    expect(of(book, told).result.deductions.total).toBe(150);
  });
});

it('profits that the product holds stand before those that were told of the same firm', () => {
  const held = line({ section: 'profits', source: 'distributions', amount: 60_000_000 });
  const told = line({ section: 'profits', amount: 50_000_000, document: '11222333000262' });
  const { lines, differences, result } = of(held, told);
  expect(lines.map(({ counts }) => counts)).toEqual([true, false]);
  expect(differences).toMatchObject([{ section: 'profits', sides: [{ amount: 60_000_000 }, { amount: 50_000_000 }] }]);
  expect(result.figures.exempt_income).toBe(60_000_000);
});

it('every part finds its place in the result', () => {
  const { result } = of(
    line({ amount: 10_000_000, social_security: 500_000, tax: 1_000_000, thirteenth: 700_000, thirteenth_tax: 90_000 }),
    line({ section: 'services', amount: 2_000_000, tax: 30_000, document: '11444777000161' }),
    line({ section: 'individuals', amount: 1_000_000, tax: 20_000, cash_book: 400_000 }),
    line({ section: 'profits', amount: 60_000_000, tax: 0, document: '11444777000161' }),
    line({ section: 'exclusive', amount: 300_000, tax: 45_000 }),
    line({ section: 'exempt', amount: 100_000, left_out: true }),
    line({ section: 'health', amount: 800_000 }),
    line({ section: 'education', name: 'Ana', document: null, amount: 300_000 }),
    line({ section: 'education', name: 'Ana', document: null, amount: 100_000 }),
    line({ section: 'dependent', name: 'Ana', document: null }),
    line({ section: 'pension', amount: 100_000 }),
    line({ section: 'alimony', amount: 200_000 }),
    line({ section: 'company_reducer', amount: 1 }),
  );
  expect(result.deductions.total).toBe(500_000 + 400_000 + 800_000 + 356_150 + 227_508 + 100_000 + 200_000);
  expect(result.annual).toMatchObject({ used_simplified: false, base: 13_000_000 - result.deductions.total });
  expect(result.annual.balance).toBe(result.annual.tax - 1_050_000);
  expect(result.minimum.income).toBe(13_000_000 + 700_000 + 300_000 + 60_000_000);
});

describe('goods beside the income', () => {
  const flat = {
    group_code: 'B01' as const,
    source: 'told' as const,
    description: 'Apartamento',
    document: null,
    registration: null,
    value_before: 0,
    value: 70_000_000,
    asset_id: 1,
    company_id: null,
  };
  const salary = line({ amount: 100_000_000, social_security: 5_000_000, tax: 20_000_000, thirteenth: 2_000_000, thirteenth_tax: 500_000 });
  const spent = line({ section: 'health', amount: 7_000_000 });
  const withGoods = (pending: Parameters<typeof dossierOf>[0]['goods']['pending'], more: object = {}) =>
    dossierOf({
      tables: LAW_TABLES,
      year: 2025,
      deadline: '2026-05-29',
      lines: [salary, spent],
      goods: { lines: [{ ...flat, ...more }], pending },
      rates: {},
    });

  it('change nothing of the tax, and stand among the figures of the year', () => {
    const { result } = withGoods([]);
    expect(result.balance).toBe(of(salary, spent).result.balance);
    expect(result.figures).toEqual({
      taxable_income: 100_000_000,
      exempt_income: 0,
      exclusive_income: 2_000_000,
      year_tax: result.annual.tax + result.minimum.due,
      assets_value: 70_000_000,
      debts_value: 0,
    });
    expect(of(salary).result.figures).toMatchObject({ assets_value: null, debts_value: null });
  });

  it('are held against what came in, less the tax that was paid and what is known to have been spent', () => {
    // 102.000.000 − 20.500.000 − 12.000.000.
    expect(withGoods([], { value: 69_500_000 }).goods.unexplained).toBeNull();
    expect(withGoods([], { value: 69_500_001 }).goods.unexplained).toEqual({ growth: 69_500_001, available: 69_500_000, missing: 1 });
  });

  it('are no figure while one of them waits to be confirmed', () => {
    const { result } = withGoods([{ group_code: 'B02', description: 'Carro', document: null, registration: null, value: 1, asset_id: 2 }]);
    expect(result.figures).toMatchObject({ assets_value: null, debts_value: null });
  });
});
