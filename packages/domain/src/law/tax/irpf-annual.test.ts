import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { irpfAnnual } from './irpf-annual.ts';
import { irrfMonthly } from './payroll.ts';
import { IRPF_ANNUAL_TABLES, type IrpfAnnualTable } from './tables/irpf-annual-table.ts';
import { LAW_TABLES } from './tables/law-tables.ts';

const of = (year: number, income: number, deductions = 0, tax_paid = 0) =>
  irpfAnnual({ year, income, deductions, tax_paid, tables: LAW_TABLES });
const year = (income: number, deductions = 0, tax_paid = 0) => of(2026, income, deductions, tax_paid);

describe('income tax of 2026', () => {
  it.each([
    ['nothing up to the first band', 2_914_560, 0, { base: 2_331_648, tax: 0, used_simplified: true }],
    ['60,000.00: the reduction is as large as the tax', 6_000_000, 0, { base: 4_800_000, reduction: 269_415, tax: 0 }],
    ['70,000.00', 7_000_000, 0, { base: 5_600_000, reduction: 173_948, tax: 449_534 - 173_948 }],
    ['88,200.00', 8_820_000, 0, { base: 7_056_000, reduction: 2, tax: 849_932 }],
    ['above it', 8_820_001, 0, { reduction: 0 }],
    ['the simplified discount stops', 20_000_000, 0, { base: 18_236_000, tax: 3_924_434, used_simplified: true }],
    ['the legal deductions are larger', 20_000_000, 2_000_000, { base: 18_000_000, tax: 3_859_534, used_simplified: false }],
    ['deductions beyond the income', 100, 500, { base: 0, tax: 0 }],
  ])('%s', (_name, income, deductions, expected) => {
    expect(year(income, deductions)).toMatchObject(expected);
  });

  it('tells what is left to pay or to get back', () => {
    expect(year(20_000_000, 2_000_000, 3_000_000)).toMatchObject({ balance: 859_534 });
    expect(year(20_000_000, 2_000_000, 3_000_000).steps.at(-1)).toMatchObject({ label: 'Saldo a pagar', value: 859_534 });
    expect(year(20_000_000, 2_000_000, 4_000_000).steps.at(-1)).toMatchObject({ label: 'Restituição', value: 140_466 });
  });

  it('is never negative and never more than the income', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(10_000_000), (income, deductions) => {
        const { tax, base } = year(income, deductions);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(base);
      }),
      runs,
    );
  });

  it('refuses what is none', () => {
    expect(() => year(-1)).toThrow(DomainError);
    expect(() => of(2023, 0)).toThrow('2023');
  });
});

/** The tax of the legal way, whose base is what a declaration shows: income less deductions. */
const legal = (calendarYear: number, base: number) => of(calendarYear, base + 10_000_000, 10_000_000).legal.tax;

describe('the tables of the years', () => {
  it.each([
    ['a real declaration, its tax cut to the cent', 2025, 33_950_065, 8_250_889],
    ['IN RFB 2.299/2025, AC 2025: exempt up to 28.467,20', 2025, 2_846_720, 0],
    ['IN RFB 2.299/2025, AC 2025: 33.919,80 × 7,5 % − 2.135,04 = 408,945', 2025, 3_391_980, 40_894],
    ['IN RFB 2.299/2025, AC 2025: 45.012,60 × 15 % − 4.679,03', 2025, 4_501_260, 207_286],
    ['IN RFB 2.299/2025, AC 2025: 55.976,16 × 22,5 % − 8.054,97 = 4.539,666', 2025, 5_597_616, 453_966],
    ['IN RFB 2.299/2025, AC 2025: 100.000,00 × 27,5 % − 10.853,78', 2025, 10_000_000, 1_664_622],
    ['IN RFB 2.299/2025, AC 2024: exempt up to 26.963,20', 2024, 2_696_320, 0],
    ['IN RFB 2.299/2025, AC 2024: 30.000,00 × 7,5 % − 2.022,24', 2024, 3_000_000, 22_776],
    ['IN RFB 2.299/2025, AC 2024: 40.000,00 × 15 % − 4.566,23', 2024, 4_000_000, 143_377],
    ['IN RFB 2.299/2025, AC 2024: 50.000,00 × 22,5 % − 7.942,17', 2024, 5_000_000, 330_783],
    ['IN RFB 2.299/2025, AC 2024: 100.000,00 × 27,5 % − 10.740,98', 2024, 10_000_000, 1_675_902],
    ['Lei 9.250/1995, art. 11-A, AC 2026: above 88.200,00 no reduction, 100.000,00 × 27,5 % − 10.904,66', 2026, 10_000_000, 1_659_534],
  ])('%s', (_source, calendarYear, base, tax) => {
    expect(legal(calendarYear, base)).toBe(tax);
  });

  it.each([
    ['Lei 9.250/1995, art. 10: 20 % of 50.000,00', 2025, 5_000_000, 1_000_000],
    ['IN RFB 2.299/2025, AC 2025: at most 16.754,34', 2025, 50_000_000, 1_675_434],
    ['Lei 15.270/2025, AC 2026: at most 17.640,00', 2026, 50_000_000, 1_764_000],
  ])('the simplified discount: %s', (_source, calendarYear, income, discount) => {
    expect(of(calendarYear, income).simplified.deducted).toBe(discount);
  });

  it.each([
    ['3.036,00', 303_600, 0],
    ['4.000,00', 400_000, 0],
    ['5.000,00', 500_000, 0],
  ])('Receita, official monthly example of %s without tax: twelve of them have none in the year either', (_source, gross, irrf) => {
    expect(irrfMonthly({ tables: LAW_TABLES, gross, inss: 0, dependents: 0, competence: '2026-06' }).irrf).toBe(irrf);
    expect(year(gross * 12).tax).toBe(0);
  });

  it.each([
    ['6.000,00 with 649,60 of INSS', 600_000, 64_960, 38_288],
    ['7.607,20 with the simplified discount', 760_720, 0, 101_627],
  ])('Receita, official monthly example of %s: the year, taken together, is never dearer than its months', (_source, gross, inss, irrf) => {
    expect(irrfMonthly({ tables: LAW_TABLES, gross, inss, dependents: 0, competence: '2026-06' }).irrf).toBe(irrf);
    expect(year(gross * 12, inss * 12).tax).toBeLessThanOrEqual(irrf * 12);
  });
});

/** The law's own way to say it, slice by slice, in 10^-3 of a cent. */
const bySlices = ({ bands }: IrpfAnnualTable, base: number): number =>
  bands.reduce((sum, { up_to, rate }, index) => {
    const from = bands[index - 1]?.up_to ?? 0;
    const to = Math.min(base, up_to ?? base);
    return sum + Math.max(0, to - from) * Math.round(Number(rate) * 1000);
  }, 0);

describe('2,000 people', () => {
  const people = fc.record({
    table: fc.constantFrom(...IRPF_ANNUAL_TABLES),
    income: fc.oneof(fc.nat(12_000_000), fc.nat(200_000_000)),
    deductions: fc.oneof(fc.nat(3_000_000), fc.nat(40_000_000)),
  });
  const many = { numRuns: Math.max(2000, runs.numRuns) };

  it('are told the cheaper of the two ways, tried one by one', () => {
    fc.assert(
      fc.property(people, ({ table, income, deductions }) => {
        const found = of(table.year, income, deductions);
        const simplified = of(table.year, income, found.simplified.deducted).legal.tax;
        const complete = of(table.year, income, deductions).legal.tax;
        expect(found.tax).toBe(Math.min(simplified, complete));
        expect([found.simplified.tax, found.legal.tax]).toEqual([simplified, complete]);
      }),
      many,
    );
  });

  it('pay what the slices of the table come to, but for a cent', () => {
    fc.assert(
      fc.property(people, ({ table, income, deductions }) => {
        const { base, tax, reduction } = of(table.year, income, deductions).legal;
        expect(Math.abs(tax + reduction - bySlices(table, base) / 1000)).toBeLessThan(1.6);
      }),
      many,
    );
  });
});
