import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { simplesLimits } from './simples-limit.ts';
import { type Amounts, factorROf, rbt12Of, rbt12Window } from './simples-window.ts';
import { darfGuide, dasGuide } from './tax-guide.ts';

const each = (from: string, count: number, amount: number): Amounts =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [addCompetence(from, index), amount]));

describe('RBT12', () => {
  it('has a window that moves a month back in 2027', () => {
    expect(rbt12Window('2026-12')).toEqual({ from: '2025-12', to: '2026-11' });
    expect(rbt12Window('2027-01')).toEqual({ from: '2025-12', to: '2026-11' });
    expect(rbt12Window('2027-02')).toEqual({ from: '2026-01', to: '2026-12' });
  });

  it.each([
    ['the first month counts itself', '2026-03', '2026-03', { '2026-03': 1_000_000 }, 12_000_000, true],
    ['the second the first', '2026-04', '2026-03', { '2026-03': 1_000_000, '2026-04': 9_000_000 }, 12_000_000, true],
    ['a mean with a third of a cent', '2026-06', '2026-03', { '2026-03': 100, '2026-04': 0, '2026-05': 0 }, 400, true],
    ['a mean that is rounded', '2026-10', '2026-03', each('2026-03', 1, 100), 171, true],
    ['the twelfth month the mean of eleven', '2026-12', '2026-01', each('2026-01', 11, 1_000_000), 12_000_000, true],
    ['the thirteenth the plain sum', '2027-01', '2025-12', each('2025-12', 14, 1_000_000), 12_000_000, false],
    ['an old company', '2026-10', '2010-01', each('2025-09', 14, 1_000_000), 12_000_000, false],
    ['2027: the first month has band 1', '2027-05', '2027-05', { '2027-05': 90_000_000 }, 0, true],
    ['2027: the second too', '2027-05', '2027-04', { '2027-04': 90_000_000 }, 0, true],
    ['2027: the third counts the first', '2027-05', '2027-03', { '2027-03': 1_000_000, '2027-04': 5 }, 12_000_000, true],
    ['2027: twelve whole months', '2028-03', '2027-02', each('2027-02', 12, 1_000_000), 12_000_000, false],
  ])('%s', (_name, competence, opened, revenues, rbt12, proportional) => {
    expect(rbt12Of({ competence, opened, revenues })).toMatchObject({ rbt12, proportional });
  });

  it('names the months it took as zero, and how it counted', () => {
    const { missing, steps } = rbt12Of({ competence: '2026-06', opened: '2026-03', revenues: { '2026-04': 300 } });
    expect(missing).toEqual(['2026-03', '2026-05']);
    expect(steps.map(({ label, formula }) => [label, formula?.replaceAll('\u00a0', ' ')])).toEqual([
      ['Receita de 03/2026 a 05/2026', undefined],
      ['RBT12', 'R$ 3,00 ÷ 3 × 12 (início de atividade)'],
    ]);
    expect(rbt12Of({ competence: '2027-05', opened: '2027-05', revenues: {} }).steps[0]?.value).toBe('1ª faixa');
  });

  it.each([
    [{ competence: '2026-02', opened: '2026-03' }, 'ainda não existia'],
    [{ competence: '2026-2', opened: '2026-03' }, 'Competência'],
    [{ competence: '2026-05', opened: '' }, 'Abertura'],
    [{ competence: '2026-05', opened: '2026-03', revenues: { '2026-04': -1 } }, 'Receita de 04/2026'],
  ])('refuses %o', (input, words) => {
    const call = () => rbt12Of({ revenues: {}, ...input });
    expect(call).toThrow(DomainError);
    expect(call).toThrow(words);
  });

  it('of equal months is always twelve of them', () => {
    const months = fc.integer({ min: 2, max: 30 });
    fc.assert(
      fc.property(months, fc.constantFrom('2026-12', '2027-01', '2028-12'), fc.nat(100_000_000), (age, competence, amount) => {
        const opened = addCompetence(competence, -age);
        const revenues = Object.fromEntries(lastCompetences(competence, age + 1).map((month) => [month, amount]));
        expect(rbt12Of({ competence, opened, revenues })).toMatchObject({ rbt12: amount * 12, missing: [] });
        const ratio = factorROf({ competence, opened, revenues, payrolls: revenues }).ratio;
        expect(ratio).toBe(amount === 0 ? '0.01' : '1');
      }),
      runs,
    );
  });
});

describe('fator R from the months', () => {
  it.each([
    ['the first month itself', '2026-03', '2026-03', { '2026-03': 100 }, { '2026-03': 28 }, { ratio: '0.28', annex: 'III' }],
    ['the first month without payroll', '2026-03', '2026-03', { '2026-03': 100 }, {}, { ratio: '0.01', annex: 'V', missing: ['2026-03'] }],
    ['the first month without revenue', '2026-03', '2026-03', {}, { '2026-03': 28 }, { ratio: '0.28', annex: 'III' }],
    ['the months since the opening', '2026-06', '2026-03', each('2026-03', 3, 100), { '2026-05': 83 }, { ratio: '0.27666666', annex: 'V' }],
    [
      'twelve months',
      '2026-06',
      '2020-03',
      each('2025-06', 12, 100),
      each('2025-06', 12, 28),
      { ratio: '0.28', payroll12: 336, revenue12: 1200 },
    ],
    ['2027: the first two months have 28 %', '2027-03', '2027-02', { '2027-02': 100 }, {}, { ratio: '0.28', annex: 'III', missing: [] }],
  ])('%s', (_name, competence, opened, revenues, payrolls, expected) => {
    expect(factorROf({ competence, opened, revenues, payrolls })).toMatchObject(expected);
  });

  it('explains itself and refuses what is none', () => {
    expect(factorROf({ competence: '2027-03', opened: '2027-02', revenues: {}, payrolls: {} }).steps).toHaveLength(1);
    expect(() => factorROf({ competence: '2026-03', opened: '2026-03', revenues: {}, payrolls: { '2026-03': 0.5 } })).toThrow(
      'Folha de 03/2026',
    );
  });
});

describe('limit and sublimit of a year', () => {
  const of = (revenues: Amounts, opened = '2020-01', year = 2026) => simplesLimits({ year, opened, revenues });

  it.each([
    ['the sublimit itself is not passed', of({ '2026-05': 360_000_000 }), null, null],
    ['passed by up to 20 %: next January', of({ '2026-05': 432_000_000 }), '2027-01', null],
    ['passed by more: the next month', of({ '2026-05': 432_000_001 }), '2026-06', null],
    ['summed over the months', of(each('2026-01', 12, 36_100_001)), '2027-01', null],
    ['the month that passes it', of(each('2026-01', 12, 44_000_000)), '2026-11', '2027-01'],
    ['in December: January', of({ '2026-12': 600_000_000 }), '2027-01', '2027-01'],
    ['the limit by more than 20 %', of({ '2026-08': 600_000_000 }), '2026-09', '2026-09'],
    ['the year of opening in twelfths', of({ '2026-10': 90_000_000 }, '2026-10'), null, null],
    ['back to the opening', of({ '2026-12': 120_000_001 }, '2026-10'), '2026-10', '2027-01'],
  ])('%s', (_name, limits, iss_leaves_from, company_leaves_from) => {
    expect(limits).toMatchObject({ iss_leaves_from, company_leaves_from });
  });

  it('is in twelfths in the year of opening', () => {
    const limits = of({}, '2026-12');
    expect(limits).toMatchObject({ revenue: 0, limit: 40_000_000, sublimit: 30_000_000 });
    expect(limits.steps[1]?.formula).toBe('Proporcional a 1 mês de atividade');
    expect(of({}, '2026-11').steps[1]?.formula).toContain('2 meses');
    expect(of({ '2026-08': 600_000_000 }).steps.map(({ value }) => value)).toEqual([
      600_000_000,
      360_000_000,
      'Só até 08/2026',
      480_000_000,
      'Fora a partir de 09/2026',
    ]);
  });

  it('refuses what is none', () => {
    expect(() => of({}, '2027-01')).toThrow(DomainError);
    expect(() => of({ '2026-04': -1 })).toThrow('Receita de 04/2026');
    expect(() => of({}, '2020-01', 2040)).toThrow('01/2040');
  });
});

describe('guide of the DAS', () => {
  it.each([
    [999, 0, 0, 999],
    [1000, 0, 1000, 0],
    [999, 1, 1000, 0],
    [0, 999, 0, 999],
    [0, 0, 0, 0],
  ])('%i with %i carried', (total, carried, amount, carry_out) => {
    expect(dasGuide({ competence: '2026-10', total, carried })).toMatchObject({ amount, carry_out });
    expect(dasGuide({ competence: '2026-10', total, carried }).steps).toHaveLength(carry_out > 0 ? 2 : 1);
    expect(darfGuide({ competence: '2026-10', total, carried })).toMatchObject({ amount, carry_out });
  });

  it('refuses what is none', () => {
    expect(() => dasGuide({ competence: '2026-10', total: 1, carried: -1 })).toThrow('DAS de meses anteriores');
    expect(() => darfGuide({ competence: '2026-10', total: -1, carried: 0 })).toThrow('DARF do mês');
    expect(() => darfGuide({ competence: '1996-12', total: 1, carried: 0 })).toThrow('DARF: não há tabela');
  });
});
