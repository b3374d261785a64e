import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { type GoodsLine, goodsChange, goodsOf, unexplainedGrowth, unexplainedSentence } from './goods.ts';

const line = (more: Partial<GoodsLine>): GoodsLine => ({
  group_code: 'B01',
  source: 'told',
  description: 'Apartamento',
  document: null,
  registration: null,
  value_before: 0,
  value: 0,
  asset_id: 1,
  company_id: null,
  ...more,
});
const share = (more: Partial<GoodsLine>) => line({ group_code: 'B03', description: 'Alfa Ltda.', document: '11222333000181', ...more });
const cash = { income: 0, tax_paid: 0, spending: 0 };
const of = (...lines: GoodsLine[]) => goodsOf({ lines, pending: [], cash });
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('what a person has and owes', () => {
  it('is summed apart, at both ends of the year', () => {
    const { assets, debts } = of(
      line({ value_before: 100, value: 150 }),
      line({ group_code: 'B99', value_before: 7, value: 0, asset_id: 2 }),
      line({ group_code: 'D11', value_before: 40, value: 30, asset_id: 3 }),
    );
    expect([assets, debts]).toEqual([
      { value_before: 107, value: 150 },
      { value_before: 40, value: 30 },
    ]);
  });

  it('counts a share of a company by its articles, and shows beside them what was told of it otherwise', () => {
    const known = share({ source: 'partnership', asset_id: null, company_id: 7, value_before: 75_000, value: 75_000 });
    const { lines, differences, assets } = of(share({ value_before: 75_000, value: 80_000 }), known);
    expect(lines.map(({ counts }) => counts)).toEqual([false, true]);
    expect(assets.value).toBe(75_000);
    expect(differences).toEqual([
      {
        description: 'Alfa Ltda.',
        document: '11222333000181',
        sides: [
          { source: 'told', counts: false, value_before: 75_000, value: 80_000 },
          { source: 'partnership', counts: true, value_before: 75_000, value: 75_000 },
        ],
      },
    ]);
    expect(of(share({ value_before: 75_000, value: 75_000 }), known).differences).toEqual([]);
  });

  it('counts shares of another company, two of one that nobody else tells of, and what has no CNPJ', () => {
    const { lines } = of(
      share({ source: 'partnership', asset_id: null, value: 1 }),
      share({ document: '11444777000161', value: 2 }),
      share({ document: '11444777000161', value: 3, asset_id: 2 }),
      share({ document: null, value: 4, asset_id: 3 }),
      line({ document: '11222333000181', value: 5, asset_id: 4 }),
    );
    expect(lines.map(({ counts }) => counts)).toEqual([true, true, true, true, true]);
  });
});

describe('growth that nothing explains', () => {
  const growth = (by: number, available: number) =>
    unexplainedGrowth({ assets: { value_before: 0, value: by }, debts: { value_before: 0, value: 0 } }, { ...cash, income: available });

  it.each([
    [100, 100, null],
    [101, 100, { growth: 101, available: 100, missing: 1 }],
    [0, -50, null],
    [10, -50, { growth: 10, available: -50, missing: 10 }],
    [-10, 0, null],
  ])('by %i of %i', (by, available, found) => {
    expect(growth(by, available)).toEqual(found);
  });

  it('takes tax and spending off what came in, and a new debt off the growth', () => {
    const sums = { assets: { value_before: 50, value: 150 }, debts: { value_before: 0, value: 40 } };
    expect(unexplainedGrowth(sums, { income: 100, tax_paid: 30, spending: 10 })).toBeNull();
    expect(unexplainedGrowth(sums, { income: 100, tax_paid: 30, spending: 11 })).toMatchObject({ growth: 60, available: 59, missing: 1 });
  });

  it('is not judged while something waits to be confirmed', () => {
    const pending = [{ group_code: 'B01' as const, description: 'Casa', document: null, registration: null, value: 5, asset_id: 9 }];
    expect(goodsOf({ lines: [line({ value: 100 })], pending, cash })).toMatchObject({ unexplained: null, pending });
    expect(of(line({ value: 100 })).unexplained).toMatchObject({ missing: 100 });
  });

  it('never asks of somebody who borrowed what they bought', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, amount, (before, loan, income) => {
        const sums = { assets: { value_before: before, value: before + loan }, debts: { value_before: 0, value: loan } };
        expect(unexplainedGrowth(sums, { ...cash, income })).toBeNull();
      }),
      runs,
    );
  });

  it('says how much, of what, and where the rule stands', () => {
    expect(plain(unexplainedSentence(2026, { growth: 50_000, available: 20_000, missing: 30_000 }))).toBe(
      'Variação patrimonial a descoberto: em 2026 o patrimônio cresceu R$ 500,00, e do que entrou, menos o imposto pago e os gastos conhecidos, sobram R$ 200,00. Faltam R$ 300,00 sem origem conhecida: confira os valores e os rendimentos que ainda não estão aqui (Lei 7.713/1988, art. 3º, § 1º).',
    );
    expect(unexplainedSentence(2026, { growth: 5, available: 0, missing: 5 })).toContain('não sobra nada');
  });
});

it.each([
  [{ value_before: 5, value: 5 }, 'sem mudança no ano'],
  [{ value_before: 0, value: 100 }, '+ R$ 1,00 no ano'],
  [{ value_before: 150, value: 100 }, '− R$ 0,50 no ano'],
])('says what changed', (sum, words) => {
  expect(plain(goodsChange(sum))).toBe(words);
});
