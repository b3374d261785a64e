import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type CarneLeaoMonth, carneLeao, carneLeaoDetails } from './carne-leao.ts';
import { LAW_TABLES } from './tables/law-tables.ts';

const month = (month: number, income: number, cash_book: number, inss = 0, dependents = 0): CarneLeaoMonth => ({
  month,
  income,
  cash_book,
  inss,
  dependents,
});

describe('carnê-leão', () => {
  it('carries the excess of the livro-caixa until December and loses it there', () => {
    const year = [month(10, 1_000_000, 2_500_000), month(11, 1_200_000, 0), month(12, 200_000, 1_000_000)];
    expect(carneLeao({ tables: LAW_TABLES, year: 2026, months: year }).months).toEqual([
      {
        month: 10,
        cash_book_applied: 1_000_000,
        carry_out: 1_500_000,
        taxable: 0,
        tax: 0,
        darf: 0,
        darf_carry_out: 0,
        due_date: '2026-11-30',
      },
      {
        month: 11,
        cash_book_applied: 1_200_000,
        carry_out: 300_000,
        taxable: 0,
        tax: 0,
        darf: 0,
        darf_carry_out: 0,
        due_date: '2026-12-30',
      },
      { month: 12, cash_book_applied: 200_000, carry_out: 0, taxable: 0, tax: 0, darf: 0, darf_carry_out: 0, due_date: '2027-01-29' },
    ]);
    expect(carneLeaoDetails({ tables: LAW_TABLES, year: 2026, months: year }).map(({ carry_in, lost }) => [carry_in, lost])).toEqual([
      [0, 0],
      [1_500_000, 0],
      [300_000, 1_100_000],
    ]);
  });

  it.each([
    ['livro-caixa, INSS and dependents', 2026, month(3, 2_000_000, 500_000, 169_511, 2), { taxable: 1_292_571, tax: 264_584 }],
    ['the simplified discount where nothing is deducted', 2026, month(3, 1_000_000, 0), { taxable: 939_280, tax: 167_429 }],
    [
      'a livro-caixa smaller than the simplified discount',
      2026,
      month(3, 1_000_000, 60_719),
      { taxable: 939_280, cash_book_applied: 60_719 },
    ],
    ['a livro-caixa as large as it', 2026, month(3, 1_000_000, 60_720), { taxable: 939_280, cash_book_applied: 60_720 }],
    ['the reduction of 2026', 2026, month(3, 600_000, 100_000), { taxable: 500_000, tax: 46_627 - 17_975 }],
    ['the reduction looks at the income before the livro-caixa', 2026, month(3, 1_000_000, 600_000), { taxable: 400_000, tax: 22_451 }],
    ['April 2025', 2025, month(4, 1_000_000, 0), { taxable: 943_520, tax: 169_868 }],
    ['May 2025', 2025, month(5, 1_000_000, 0), { taxable: 939_280, tax: 167_429 }],
  ])('%s', (_name, year, only, expected) => {
    expect(carneLeao({ tables: LAW_TABLES, year, months: [only] }).months).toMatchObject([expected]);
  });

  it('takes months in any order and keeps what is carried over one that does not come', () => {
    const [first, second] = carneLeao({ tables: LAW_TABLES, year: 2026, months: [month(7, 1_000_000, 0), month(2, 0, 300_000)] }).months;
    expect([first?.month, first?.carry_out, second?.month, second?.cash_book_applied]).toEqual([2, 300_000, 7, 300_000]);
    expect(carneLeao({ tables: LAW_TABLES, year: 2026, months: [] })).toEqual({ months: [] });
  });

  it('carries a DARF below R$ 10,00 to the next month that has tax', () => {
    // The simplified discount leaves R$ 2.500,00 of base in 2025: 7,5 % of it less R$ 182,16 is R$ 5,34.
    const months = [month(6, 310_720, 0), month(7, 0, 0), month(8, 310_720, 0), month(9, 310_720, 0)];
    const year = carneLeaoDetails({ tables: LAW_TABLES, year: 2025, months });
    expect(year.map(({ tax, darf, darf_carry_out }) => [tax, darf, darf_carry_out])).toEqual([
      [534, 0, 534],
      [0, 0, 534],
      [534, 1068, 0],
      [534, 0, 534],
    ]);
    expect(year.map(({ steps }) => steps.at(-1)?.label)).toEqual([
      'Fica para o mês seguinte',
      'Fica para o mês seguinte',
      'Guia do DARF',
      'Fica para o mês seguinte',
    ]);
    const [first] = carneLeaoDetails({ tables: LAW_TABLES, year: 2025, months, darf_carried: 466 });
    expect([first?.darf, first?.darf_carry_out]).toEqual([1000, 0]);
  });

  it('explains itself', () => {
    const [june, december] = carneLeaoDetails({ tables: LAW_TABLES, year: 2026, months: [month(6, 100, 300), month(12, 50, 0)] });
    expect(june?.steps.map(({ label }) => label)).toEqual([
      'Livro-caixa do mês',
      'Livro-caixa aproveitado',
      'Excesso para os meses seguintes',
      'Rendimento tributável',
      'Desconto simplificado',
      'Base de cálculo',
      'Imposto pela tabela',
      'Redução',
      'Imposto de renda',
    ]);
    expect(june?.steps[2]?.formula).toContain('jul/2026');
    expect(december?.steps.slice(1, 4).map(({ label, value }) => [label, value])).toEqual([
      ['Excesso trazido de meses anteriores', 200],
      ['Livro-caixa aproveitado', 50],
      ['Excesso que se perde', 150],
    ]);
  });

  it.each([
    [2026, [month(13, 0, 0)], 'invalid_input', 'Mês'],
    [2026, [month(1, -1, 0)], 'invalid_input', 'Rendimento'],
    [2026, [month(1, 0, Number.NaN)], 'invalid_input', 'Livro-caixa'],
    [2026, [month(1, 0, 0, 0.5)], 'invalid_input', 'INSS'],
    [2026, [month(1, 0, 0, 0, -2)], 'invalid_input', 'Dependentes'],
    [2026, [month(1, 0, 0), month(2, 0, 0), month(1, 0, 0)], 'invalid_input', 'duas vezes'],
    [Number.NaN, [], 'invalid_input', 'Ano'],
    [2024, [month(1, 0, 0)], 'no_table', '01/2024'],
  ])('refuses %i %o', (year, months, code, words) => {
    const call = () => carneLeao({ tables: LAW_TABLES, year, months });
    expect(call).toThrow(DomainError);
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) }));
  });

  it('no livro-caixa is deducted twice nor vanishes before December', () => {
    const months = fc.uniqueArray(
      fc.record({
        month: fc.integer({ min: 1, max: 12 }),
        income: fc.nat(5_000_000),
        cash_book: fc.nat(5_000_000),
        inss: fc.nat(200_000),
        dependents: fc.nat(5),
      }),
      { selector: ({ month }) => month },
    );
    fc.assert(
      fc.property(fc.constantFrom(2025, 2026, 2027), months, (year, months) => {
        const details = carneLeaoDetails({ tables: LAW_TABLES, year, months });
        let carried = 0;
        let darf_carried = 0;
        for (const { month, carry_in, cash_book_applied, carry_out, lost, taxable, tax, darf, darf_carry_out } of details) {
          const given = months.find((each) => each.month === month);
          expect(carry_in).toBe(carried);
          expect(carry_in + (given?.cash_book ?? 0)).toBe(cash_book_applied + carry_out + lost);
          expect(cash_book_applied).toBeLessThanOrEqual(given?.income ?? 0);
          if (month < 12) expect(lost).toBe(0);
          expect(Math.min(taxable, tax, carry_out, lost)).toBeGreaterThanOrEqual(0);
          expect(tax).toBeLessThanOrEqual(taxable);
          expect(darf_carried + tax).toBe(darf + darf_carry_out);
          expect(darf === 0 || darf >= 1000).toBe(true);
          carried = carry_out;
          darf_carried = darf_carry_out;
        }
      }),
      runs,
    );
  });
});

describe('tax paid abroad', () => {
  const abroad = (number: number, given: Partial<CarneLeaoMonth>): CarneLeaoMonth => ({ ...month(number, 0, 0), ...given });
  const of = (...months: CarneLeaoMonth[]) =>
    carneLeaoDetails({ tables: LAW_TABLES, year: 2026, months }).map(({ tax, foreign_carry_out, foreign_room }) => [
      tax,
      foreign_carry_out,
      foreign_room,
    ]);
  const TAX_OF_10K = 167_429;

  it('is taken off up to the tax that the income from abroad makes, and what is more goes on within the year', () => {
    const all = { income: 1_000_000, foreign_income: 1_000_000 };
    expect(of(abroad(3, { ...all, foreign_tax: 100_000 }))).toEqual([[TAX_OF_10K - 100_000, 0, TAX_OF_10K - 100_000]]);
    expect(of(abroad(3, { ...all, foreign_tax: 200_000 }), abroad(4, all))).toEqual([
      [0, 200_000 - TAX_OF_10K, 0],
      [TAX_OF_10K - (200_000 - TAX_OF_10K), 0, TAX_OF_10K - (200_000 - TAX_OF_10K)],
    ]);
    expect(of(abroad(12, { ...all, foreign_tax: 200_000 }))).toEqual([[0, 0, 0]]);
  });

  it('leaves the tax of what was earned here', () => {
    const [half] = of(abroad(3, { income: 2_000_000, foreign_income: 1_000_000, foreign_tax: 900_000 }));
    expect(half?.[0]).toBe(TAX_OF_10K);
    expect(of(abroad(3, { income: 1_000_000, foreign_tax: 50_000 }))).toEqual([[TAX_OF_10K, 50_000, 0]]);
  });

  it('that is paid in a later month of the year is taken off then', () => {
    const first = abroad(3, { income: 1_000_000, foreign_income: 1_000_000 });
    expect(of(first, abroad(4, { income: 1_000_000, foreign_tax: 100_000 }))[1]).toEqual([TAX_OF_10K - 100_000, 0, TAX_OF_10K - 100_000]);
  });

  it('is on income of the month', () => {
    expect(() => of(abroad(3, { income: 1, foreign_income: 2 }))).toThrow('Rendimento do exterior: não passa do rendimento do mês.');
  });
});
