import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { irrfMonthly, proLabore } from './payroll.ts';
import { formatStep } from './step.ts';
import { LAW_TABLES } from './tables/law-tables.ts';

const irrf = (gross: number, inss: number, competence = '2026-01', dependents = 0) =>
  irrfMonthly({ tables: LAW_TABLES, gross, inss, dependents, competence });

describe('income tax of a month', () => {
  // The Receita's own examples for the Lei 15.270/2025, with an employee's INSS.
  it.each([
    [303_600, 25_721, { base: 242_880, reduction: 0, irrf: 0, used_simplified: true }],
    [400_000, 37_351, { base: 339_280, reduction: 11_476, irrf: 0, used_simplified: true }],
    [500_000, 50_951, { base: 439_280, reduction: 31_289, irrf: 0, used_simplified: true }],
    [600_000, 64_960, { base: 535_040, reduction: 17_975, irrf: 38_288, used_simplified: false }],
    [760_720, 0, { base: 700_000, reduction: 0, irrf: 101_627, used_simplified: true }],
  ])('%i in 2026', (gross, inss, expected) => {
    expect(irrf(gross, inss)).toEqual(expected);
  });

  it.each([
    ['the table until April 2025', '2025-04', 500_000, 0, { base: 443_520, reduction: 0, irrf: 33_515, used_simplified: true }],
    [
      'the table since May 2025, without reduction',
      '2025-05',
      500_000,
      0,
      { base: 439_280, reduction: 0, irrf: 31_289, used_simplified: true },
    ],
    ['the last cent with reduction', '2026-03', 735_000, 93_231, { base: 641_769, reduction: 0, irrf: 85_613, used_simplified: false }],
    ['no reduction above it', '2026-03', 735_001, 93_231, { base: 641_770, reduction: 0, irrf: 85_614, used_simplified: false }],
    ['nothing earned', '2026-03', 0, 0, { base: 0, reduction: 0, irrf: 0, used_simplified: true }],
  ])('%s', (_name, competence, gross, inss, expected) => {
    expect(irrf(gross, inss, competence)).toEqual(expected);
  });

  it('goes by the gross income and not by the base for the reduction', () => {
    expect(irrf(740_000, 300_000)).toMatchObject({ base: 440_000, reduction: 0, irrf: 31_451 });
  });

  it('takes the larger of dependents with INSS and the simplified discount', () => {
    expect(irrf(1_000_000, 0, '2026-01', 3)).toMatchObject({ used_simplified: true, base: 939_280 });
    expect(irrf(1_000_000, 0, '2026-01', 4)).toMatchObject({ used_simplified: false, base: 1_000_000 - 4 * 18_959 });
  });
});

describe('pró-labore', () => {
  it.each([
    ['one minimum wage', 162_100, '2026-10', { inss: 17_831, irrf: 0, net: 144_269 }],
    ['the ceiling of 2026', 847_555, '2026-10', { inss: 93_231, irrf: 116_566, net: 637_758 }],
    ['above the ceiling of 2026', 2_000_000, '2026-10', { inss: 93_231, irrf: 433_488, net: 1_473_281 }],
    ['above the ceiling of 2025', 2_000_000, '2025-12', { inss: 89_732, irrf: 434_451, net: 1_475_817 }],
    ['five thousand', 500_000, '2026-10', { inss: 55_000, irrf: 0, net: 445_000 }],
    ['none', 0, '2026-10', { inss: 0, irrf: 0, net: 0 }],
  ])('%s', (_name, gross, competence, expected) => {
    expect(proLabore({ tables: LAW_TABLES, gross, dependents: 0, competence })).toMatchObject(expected);
  });

  it('explains itself', () => {
    const { steps } = proLabore({ tables: LAW_TABLES, gross: 1_000_000, dependents: 1, competence: '2026-10' });
    expect(steps.map((step) => [step.label, formatStep(step).replaceAll('\u00a0', ' ')])).toEqual([
      ['Pró-labore', 'R$ 10.000,00'],
      ['INSS', 'R$ 932,31'],
      ['Rendimento tributável', 'R$ 10.000,00'],
      ['Deduções legais', 'R$ 1.121,90'],
      ['Base de cálculo', 'R$ 8.878,10'],
      ['Imposto pela tabela', 'R$ 1.532,75'],
      ['Redução', 'R$ 0,00'],
      ['Imposto de renda', 'R$ 1.532,75'],
      ['Líquido', 'R$ 7.534,94'],
    ]);
    expect(steps[1]?.formula).toContain('teto');
    const reduction = (gross: number) =>
      proLabore({ tables: LAW_TABLES, gross, dependents: 0, competence: '2026-10' }).steps.find(({ label }) => label === 'Redução')
        ?.formula;
    expect(reduction(600_000)).toContain('0,133145');
    expect(reduction(400_000)).toContain('Até');
    const before = proLabore({ tables: LAW_TABLES, gross: 400_000, dependents: 0, competence: '2025-10' });
    expect(before.steps.map(({ label }) => label)).not.toContain('Redução');
  });

  it.each([
    [{ gross: -1 }, 'invalid_input', 'Pró-labore'],
    [{ gross: Number.NaN }, 'invalid_input', 'Pró-labore'],
    [{ dependents: -1 }, 'invalid_input', 'Dependentes'],
    [{ dependents: 1.5 }, 'invalid_input', 'Dependentes'],
    [{ competence: 'outubro' }, 'invalid_input', 'Competência'],
    [{ competence: '2024-12' }, 'no_table', '12/2024'],
  ])('refuses %o', (change, code, words) => {
    const call = () => proLabore({ tables: LAW_TABLES, gross: 100_000, dependents: 0, competence: '2026-10', ...change });
    expect(call).toThrow(DomainError);
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) }));
  });

  it('is whole, never negative, and a higher one is never less in the hand nor less taxed', () => {
    const competence = fc.constantFrom('2025-01', '2025-05', '2026-01', '2027-06');
    fc.assert(
      fc.property(fc.nat(3_000_000), fc.nat(100_000), fc.nat(10), competence, (gross, more, dependents, competence) => {
        const here = proLabore({ tables: LAW_TABLES, gross, dependents, competence });
        const higher = proLabore({ tables: LAW_TABLES, gross: gross + more, dependents, competence });
        expect(here.inss + here.irrf + here.net).toBe(gross);
        expect(Math.min(here.inss, here.irrf, here.net)).toBeGreaterThanOrEqual(0);
        expect(higher.inss).toBeGreaterThanOrEqual(here.inss);
        // One cent of income may cost one cent each of rounded INSS, tax and reduction.
        expect(higher.net).toBeGreaterThanOrEqual(here.net - 3);
        expect(higher.irrf).toBeGreaterThanOrEqual(here.irrf - 1);
      }),
      runs,
    );
  });
});
