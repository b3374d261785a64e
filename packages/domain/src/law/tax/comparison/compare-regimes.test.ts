import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../shared/result/domain-error.ts';
import { runs } from '../../../shared/testing/property-runs.ts';
import { LAW_TABLES } from '../tables/law-tables.ts';
import { compareRegimes } from './compare-regimes.ts';
import { COMPARED_REGIMES, type ComparisonInput } from './comparison-input.ts';
import { partnerYear } from './partner-year.ts';

const practice: ComparisonInput = {
  competence: '2026-10',
  revenue: 3_000_000,
  costs: 200_000,
  payroll: 0,
  pro_labore: 162_100,
  dependents: 0,
  iss_rate: '0.02',
  person_iss: 10_000,
  activity: 'consultations',
  tables: LAW_TABLES,
};

const year = (change: Partial<ComparisonInput>, regime: string) =>
  compareRegimes({ ...practice, ...change }).regimes.find((each) => each.regime === regime);

describe('regimes side by side, R$ 30.000,00 a month', () => {
  it('puts first what leaves most to the doctor', () => {
    const { regimes, impossible } = compareRegimes(practice);
    expect(regimes.map(({ regime }) => regime)).toEqual(['simples_iii', 'presumido', 'simples_v', 'natural_person']);
    expect(impossible).toEqual([]);
  });

  it('natural person: carnê-leão after livro-caixa and own INSS', () => {
    // Base 30,000 - 2,100 - 1,695.11 = 26,204.89; x 27,5 % - 908,73 = 6.297,61.
    expect(year({}, 'natural_person')).toMatchObject({ pro_labore: 0, tax: (629_761 + 169_511 + 10_000) * 12 });
  });

  it('Simples III: the pró-labore is raised to the lowest that, with the CPP of the DAS, reaches 28 %', () => {
    // DAS: 360,000 x 11,2 % - 9,360 = 8,6 %: 2.580,00, of it 43,4 % CPP, 1.119,72. 28 % are 8.400,00 a month: a pró-labore of 7.280,28.
    // INSS 800,83; tax (7.280,28 - 800,83) x 27,5 % - 908,73 = 873,12, less the reduction 978,62 - 13,3145 % x 7.280,28 = 9,29.
    expect(year({}, 'simples_iii')).toMatchObject({ pro_labore: 728_028, tax: (258_000 + 80_083 + 86_383) * 12 });
    expect(year({}, 'simples_iii')?.note).toContain('elevado');
  });

  it('Simples V: the pró-labore as it is', () => {
    // DAS: 360,000 x 18 % - 4,500 = 16,75 %: 5.025,00; INSS 178,31.
    expect(year({}, 'simples_v')).toMatchObject({ pro_labore: 162_100, tax: (502_500 + 17_831) * 12, note: null });
  });

  it('Presumido: four quarters, ISS and the INSS of the company', () => {
    // 13,33 % less the additional, 2 % ISS, 20 % of the pró-labore.
    const federal = 4 * (432_000 + 259_200 + 58_500 + 270_000);
    expect(year({}, 'presumido')).toMatchObject({ tax: federal + 12 * (60_000 + 32_420 + 17_831) });
    expect(year({ competence: '2027-01' }, 'presumido')?.note).toContain('CBS');
  });

  it('tells what a practice cannot have', () => {
    expect(compareRegimes({ ...practice, pro_labore: 728_028 }).impossible).toEqual([
      { regime: 'simples_v', reason: expect.stringContaining('28 %') },
    ]);
    const big = compareRegimes({ ...practice, revenue: 50_000_000 });
    expect(big.impossible.map(({ regime }) => regime)).toEqual(['simples_iii', 'simples_v']);
    expect(big.impossible[0]?.reason).toContain('limite');
  });

  it('pays the ISS beside the DAS above the sublimit, and tax on large dividends', () => {
    const labels = year({ revenue: 35_000_000 }, 'simples_v')?.steps.map(({ label }) => label);
    expect(labels).toContain('ISS fora do DAS');
    expect(year({ revenue: 35_000_000 }, 'simples_v')?.steps.find(({ label }) => label.includes('lucros'))?.value).toBeGreaterThan(0);
  });

  it('takes the least tax of the year from what is left, less what was withheld (Lei 15.270/2025)', () => {
    // A profit of R$ 49.000,00 a month and R$ 8.000,00 of pró-labore: R$ 684.000,00 in the year, 1,4 %, against the tax of the pró-labore.
    const paid = partnerYear({ ...practice, competence: '2026-10' }, 800_000, 4_900_000);
    expect(paid.parts.dividends).toBe(0);
    const minimum = Math.round(68_400_000 * 0.014);
    expect(paid.parts.minimum).toBe(Math.max(0, minimum - paid.parts.income));
    expect(partnerYear({ ...practice, competence: '2026-10' }, 162_100, 4_950_000)).toMatchObject({
      parts: { income: 0, minimum: Math.round(61_345_200 * (613_452 / 60_000 - 10) * 0.01) },
    });
    expect(partnerYear({ ...practice, competence: '2025-10' }, 800_000, 4_900_000).parts.minimum).toBe(0);
  });

  it.each([
    [{ revenue: -1 }, 'Receita do mês'],
    [{ costs: 0.5 }, 'Custos do mês'],
    [{ iss_rate: '2' }, 'Alíquota do ISS'],
    [{ competence: '2024-10' }, '10/2024'],
    [{ dependents: 100 }, 'Dependentes'],
  ])('refuses %o', (change, words) => {
    expect(() => compareRegimes({ ...practice, ...change })).toThrow(DomainError);
    expect(() => compareRegimes({ ...practice, ...change })).toThrow(words);
  });

  it('the whole revenue is costs, wages, tax and what is left', () => {
    const input = fc.record({
      competence: fc.constantFrom('2025-03', '2025-12', '2026-10', '2027-02'),
      revenue: fc.nat(60_000_000),
      costs: fc.nat(2_000_000),
      payroll: fc.nat(1_000_000),
      pro_labore: fc.nat(3_000_000),
      dependents: fc.nat(4),
      iss_rate: fc.constantFrom('0.02', '0.05', '0.0333'),
      person_iss: fc.nat(50_000),
      activity: fc.constantFrom('consultations' as const, 'hospital' as const),
      tables: fc.constant(LAW_TABLES),
    });
    fc.assert(
      fc.property(input, (input) => {
        const { regimes, impossible } = compareRegimes(input);
        expect([...regimes, ...impossible].map(({ regime }) => regime).toSorted()).toEqual(COMPARED_REGIMES.toSorted());
        for (const { tax, net } of regimes) expect(tax + net).toBe((input.revenue - input.costs - input.payroll) * 12);
      }),
      runs,
    );
  });
});
