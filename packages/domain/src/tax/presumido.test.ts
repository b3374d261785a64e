import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuarter, isQuarter, monthsOfQuarter, quarterOf } from '../shared/date/quarter.ts';
import { sumCents } from '../shared/money/money.ts';
import { DomainError } from '../shared/schema/domain-error.ts';
import { runs } from '../shared/testing/property-runs.ts';
import { presumido, presumidoMonth, presumidoQuotas } from './presumido.ts';
import { formatStep } from './step.ts';

const quarter = (revenue: number, change: Partial<Parameters<typeof presumido>[0]> = {}) =>
  presumido({ quarter: '2026-Q2', revenue, revenue_year_to_date: revenue, activity: 'consultations', ...change });

describe('Lucro Presumido', () => {
  it.each([
    ['consultations', 10_000_000, {}, { irpj: 480_000, irpj_additional: 0, csll: 288_000, pis: 65_000, cofins: 300_000 }],
    ['consultations with the additional', 30_000_000, {}, { irpj: 1_440_000, irpj_additional: 360_000, csll: 864_000 }],
    ['the last base without the additional', 18_750_000, {}, { irpj: 900_000, irpj_additional: 0 }],
    ['the first cents of the additional', 18_750_100, {}, { irpj: 900_005, irpj_additional: 3 }],
    [
      'hospital services',
      30_000_000,
      { activity: 'hospital' },
      { irpj: 360_000, irpj_additional: 0, csll: 324_000, pis: 195_000, cofins: 900_000 },
    ],
    ['the additional by months of activity', 10_000_000, { months: 1 }, { irpj: 480_000, irpj_additional: 120_000 }],
    ['nothing earned', 0, {}, { irpj: 0, irpj_additional: 0, csll: 0, pis: 0, cofins: 0 }],
    ['no PIS nor Cofins from 2027', 10_000_000, { quarter: '2027-Q1' }, { irpj: 480_000, csll: 288_000, pis: 0, cofins: 0 }],
  ] as const)('%s', (_name, revenue, change, expected) => {
    expect(quarter(revenue, change)).toMatchObject(expected);
  });

  // R$ 3 million in the quarter, R$ 1 million of it above R$ 5 million in the year.
  it.each([
    ['2026-Q1', 'consultations', 14_880_000, 8_640_000],
    ['2026-Q2', 'consultations', 14_880_000, 8_928_000],
    ['2026-Q2', 'hospital', 3_720_000, 3_348_000],
    ['2025-Q4', 'consultations', 14_400_000, 8_640_000],
  ] as const)('raises the presumption above R$ 5 million in the year: %s, %s', (name, activity, irpj, csll) => {
    expect(quarter(300_000_000, { quarter: name, revenue_year_to_date: 600_000_000, activity })).toMatchObject({ irpj, csll });
  });

  it('takes at least the quarter as the revenue of the year, and at most the quarter as the excess', () => {
    expect(quarter(10_000_000, { revenue_year_to_date: 0 })).toEqual(quarter(10_000_000));
    expect(quarter(10_000_000, { revenue_year_to_date: 900_000_000 }).irpj).toBe(528_000);
  });

  it('explains itself', () => {
    const { steps } = quarter(300_000_000, { revenue_year_to_date: 600_000_000 });
    expect(steps.map((step) => [step.label, formatStep(step).replaceAll('\u00a0', ' ')])).toEqual([
      ['Receita do trimestre', 'R$ 3.000.000,00'],
      ['Receita acima do limite do ano', 'R$ 1.000.000,00'],
      ['Presunção do IRPJ', '32,00 %'],
      ['Presunção do IRPJ acima do limite', '35,20 %'],
      ['Base do IRPJ', 'R$ 992.000,00'],
      ['IRPJ', 'R$ 148.800,00'],
      ['Adicional do IRPJ', 'R$ 93.200,00'],
      ['Presunção da CSLL', '32,00 %'],
      ['Presunção da CSLL acima do limite', '35,20 %'],
      ['Base da CSLL', 'R$ 992.000,00'],
      ['CSLL', 'R$ 89.280,00'],
      ['PIS', 'R$ 19.500,00'],
      ['Cofins', 'R$ 90.000,00'],
    ]);
    expect(quarter(100).steps.find(({ label }) => label === 'Adicional do IRPJ')?.formula).toContain('não passa');
    expect(quarter(100, { quarter: '2027-Q3' }).steps.at(-1)).toMatchObject({ label: 'PIS e Cofins', value: 'Extintos' });
  });

  it.each([
    [{ quarter: '2026-Q5' }, 'invalid_input', 'Trimestre'],
    [{ quarter: '2026-06' }, 'invalid_input', 'Trimestre'],
    [{ quarter: '2017-Q4' }, 'no_table', '10/2017'],
    [{ revenue: Number.NaN }, 'invalid_input', 'Receita do trimestre'],
    [{ revenue_year_to_date: -1 }, 'invalid_input', 'Receita do ano'],
    [{ months: 0 }, 'invalid_input', 'Meses de atividade'],
    [{ activity: 'commerce' as 'hospital' }, 'invalid_input', 'Atividade'],
  ])('refuses %o', (change, code, words) => {
    const call = () => quarter(100, change);
    expect(call).toThrow(DomainError);
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) }));
  });

  it('more revenue is never less tax, and hospital services never pay more than consultations', () => {
    const name = fc.constantFrom('2025-Q4', '2026-Q1', '2026-Q2', '2027-Q1');
    fc.assert(
      fc.property(name, fc.nat(1_000_000_000), fc.nat(600_000_000), fc.nat(1_000_000), (name, revenue, before, more) => {
        const of = (amount: number, activity: 'consultations' | 'hospital' = 'consultations') => {
          const { steps: _steps, ...taxes } = quarter(amount, { quarter: name, revenue_year_to_date: before + amount, activity });
          return Object.values(taxes);
        };
        const here = of(revenue);
        expect(Math.min(...here)).toBeGreaterThanOrEqual(0);
        of(revenue + more).forEach((tax, index) => {
          expect(tax).toBeGreaterThanOrEqual(here[index] ?? 0);
        });
        expect(sumCents(of(revenue, 'hospital'))).toBeLessThanOrEqual(sumCents(here));
      }),
      runs,
    );
  });
});

describe('PIS and Cofins of a month', () => {
  it.each([
    ['2026-10', { pis: 22, cofins: 100 }],
    ['2026-12', { pis: 22, cofins: 100 }],
    ['2027-01', { pis: 0, cofins: 0 }],
  ])('%s', (competence, expected) => {
    expect(presumidoMonth({ competence, revenue: 3334 })).toMatchObject(expected);
  });

  it('explains itself and refuses what is none', () => {
    expect(presumidoMonth({ competence: '2026-10', revenue: 100 }).steps.map(({ label }) => label)).toEqual([
      'Receita do mês',
      'PIS',
      'Cofins',
    ]);
    expect(() => presumidoMonth({ competence: '2026-10', revenue: -1 })).toThrow('Receita do mês');
  });
});

describe('quotas', () => {
  it('are three of at least R$ 1.000,00, on the last business days after the quarter', () => {
    expect(presumidoQuotas('2026-Q3', 1_000_000)).toEqual([
      { amount: 333_334, due_date: '2026-10-30' },
      { amount: 333_333, due_date: '2026-11-30' },
      { amount: 333_333, due_date: '2026-12-30' },
    ]);
  });

  it.each([
    [0, [0]],
    [199_999, [199_999]],
    [200_000, [100_000, 100_000]],
    [299_999, [150_000, 149_999]],
    [300_000, [100_000, 100_000, 100_000]],
  ])('%i', (amount, parts) => {
    expect(presumidoQuotas('2026-Q4', amount).map((quota) => quota.amount)).toEqual(parts);
  });

  it('sum to the tax', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amount) => {
        const parts = presumidoQuotas('2026-Q2', amount).map((quota) => quota.amount);
        expect(sumCents(parts)).toBe(amount);
        if (parts.length > 1) expect(Math.min(...parts)).toBeGreaterThanOrEqual(100_000);
      }),
      runs,
    );
  });
});

describe('quarters', () => {
  it('have three months and a name', () => {
    expect(monthsOfQuarter('2026-Q4')).toEqual(['2026-10', '2026-11', '2026-12']);
    for (const month of monthsOfQuarter('2026-Q2')) expect(quarterOf(month)).toBe('2026-Q2');
    expect(formatQuarter('2026-Q2')).toBe('2º trimestre de 2026');
    expect(['2026-Q0', '26-Q1', '2026Q1', '2026-q1'].some(isQuarter)).toBe(false);
  });
});
