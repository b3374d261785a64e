import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuarter, isQuarter, monthsOfQuarter, quarterOf } from '../../shared/date/quarter.ts';
import { sumCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { presumido, presumidoMonth, presumidoQuotas } from './presumido.ts';
import { formatStep } from './step.ts';

const quarter = (revenue: number, change: Partial<Parameters<typeof presumido>[0]> = {}) => {
  const name = change.quarter ?? '2026-Q2';
  const earlier_quarters = Array<number>(Number(name.slice(-1)) - 1).fill(0);
  return presumido({ quarter: name, revenue, earlier_quarters, activity: 'consultations', ...change });
};

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

  // R$ 1,25 million a quarter, what is left unused carried within the year; the CSLL begins with the second quarter of 2026.
  it.each([
    ['the first quarter', '2026-Q1', [], 150_000_000, { irpj: 7_320_000, irpj_additional: 4_280_000, csll: 4_320_000 }],
    ['the second after a full first', '2026-Q2', [125_000_000], 150_000_000, { irpj: 7_320_000, csll: 4_392_000 }],
    ['an excess is not carried back', '2026-Q2', [150_000_000], 150_000_000, { irpj: 7_320_000, csll: 4_392_000 }],
    ['what the first left serves the IRPJ alone', '2026-Q2', [100_000_000], 150_000_000, { irpj: 7_200_000, csll: 4_392_000 }],
    ['R$ 3,75 million of CSLL in three quarters', '2026-Q4', [125_000_000, 100_000_000, 100_000_000], 175_000_000, { csll: 5_040_000 }],
    ['and one cent more than they left', '2026-Q4', [125_000_000, 100_000_000, 100_000_000], 175_100_000, { csll: 5_043_168 }],
    [
      'what two quarters left, partly used by the third',
      '2027-Q3',
      [25_000_000, 200_000_000],
      175_000_000,
      { irpj: 8_520_000, csll: 5_112_000 },
    ],
    ['what is left ends with the year', '2027-Q1', [], 150_000_000, { irpj: 7_320_000, csll: 4_392_000 }],
    ['not in 2025', '2025-Q4', [500_000_000, 0, 0], 150_000_000, { irpj: 7_200_000, csll: 4_320_000 }],
  ] as const)('raises the presumption by quarter: %s', (_name, name, earlier_quarters, revenue, expected) => {
    expect(quarter(revenue, { quarter: name, earlier_quarters })).toMatchObject(expected);
  });

  it('raises hospital services from their own presumption', () => {
    const { irpj, csll } = quarter(150_000_000, { activity: 'hospital', earlier_quarters: [125_000_000] });
    expect([irpj, csll]).toEqual([1_830_000, 1_647_000]);
  });

  it('explains itself', () => {
    const { steps } = quarter(300_000_000, { earlier_quarters: [50_000_000] });
    expect(steps.map((step) => [step.label, formatStep(step).replaceAll('\u00a0', ' ')])).toEqual([
      ['Receita do trimestre', 'R$ 3.000.000,00'],
      ['Receita acima do limite do IRPJ', 'R$ 1.000.000,00'],
      ['Presunção do IRPJ', '32,00 %'],
      ['Presunção do IRPJ acima do limite', '35,20 %'],
      ['Base do IRPJ', 'R$ 992.000,00'],
      ['IRPJ', 'R$ 148.800,00'],
      ['Adicional do IRPJ', 'R$ 93.200,00'],
      ['Receita acima do limite da CSLL', 'R$ 1.750.000,00'],
      ['Presunção da CSLL', '32,00 %'],
      ['Presunção da CSLL acima do limite', '35,20 %'],
      ['Base da CSLL', 'R$ 1.016.000,00'],
      ['CSLL', 'R$ 91.440,00'],
      ['PIS', 'R$ 19.500,00'],
      ['Cofins', 'R$ 90.000,00'],
    ]);
    expect(quarter(100).steps.find(({ label }) => label === 'Adicional do IRPJ')?.formula).toContain('não passa');
    expect(quarter(100, { quarter: '2027-Q3' }).steps.at(-1)).toMatchObject({ label: 'PIS e Cofins', value: 'Extintos' });
  });

  it.each([
    [{ quarter: '2026-Q5', earlier_quarters: [] }, 'invalid_input', 'Trimestre'],
    [{ quarter: '2026-06', earlier_quarters: [] }, 'invalid_input', 'Trimestre'],
    [{ quarter: '2017-Q4' }, 'no_table', '10/2017'],
    [{ revenue: Number.NaN }, 'invalid_input', 'Receita do trimestre'],
    [{ earlier_quarters: [-1] }, 'invalid_input', 'Receita do 1º trimestre'],
    [{ earlier_quarters: [] }, 'invalid_input', 'Trimestres anteriores'],
    [{ quarter: '2026-Q1', earlier_quarters: [1] }, 'invalid_input', 'Trimestres anteriores'],
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
          const earlier_quarters = Array<number>(Number(name.slice(-1)) - 1).fill(before);
          const { steps: _steps, ...taxes } = quarter(amount, { quarter: name, earlier_quarters, activity });
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

it('over a year the IRPJ raised is at least what R$ 5 million in the year leave above, and none below', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300_000_000), { minLength: 4, maxLength: 4 }), (quarters) => {
      const excess = quarters.map((revenue, at) => {
        const earlier_quarters = quarters.slice(0, at);
        const { steps } = quarter(revenue, { quarter: `2027-Q${at + 1}`, earlier_quarters });
        return Number(steps.find(({ label }) => label === 'Receita acima do limite do IRPJ')?.value ?? 0);
      });
      expect(sumCents(excess)).toBeGreaterThanOrEqual(Math.max(0, sumCents(quarters) - 500_000_000));
      if (Math.max(...quarters) <= 125_000_000) expect(sumCents(excess)).toBe(0);
    }),
    runs,
  );
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
