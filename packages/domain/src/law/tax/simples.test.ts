import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../../shared/money/money.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { factorR, factorRSteps, simplesNacional } from './simples.ts';
import { simplesIssRate } from './simples-rates.ts';
import { formatStep } from './step.ts';
import { SIMPLES_TABLES } from './tables/simples-tables.ts';

const annexes = ['III', 'V'] as const;
const das = (annex: 'III' | 'V', rbt12: number, revenue: number, competence = '2026-10') =>
  simplesNacional({ annex, competence, rbt12, revenue });

describe('DAS', () => {
  it.each([
    ['PGDAS-D manual, example 2', 'III', 30_000_000, 10_000_000, 2, '0.0808', 808_000],
    ['PGDAS-D manual, example 4', 'III', 50_000_000, 1_000_000, 3, '0.09972', 99_720],
    ['PGDAS-D manual, example 5', 'V', 50_000_000, 1_000_000, 3, '0.1752', 175_200],
    ['no revenue in the window', 'III', 0, 1_000_000, 1, '0.06', 60_000],
    ['no revenue in the window, annex V', 'V', 0, 1_000_000, 1, '0.155', 155_000],
    ['the last cent of band 1', 'III', 18_000_000, 1_000_000, 1, '0.06', 60_000],
    ['the first cent of band 2', 'III', 18_000_001, 1_000_000, 2, '0.06', 60_000],
    ['no revenue in the month', 'III', 50_000_000, 0, 3, '0.09972', 0],
    ['a third of a cent: 16 % of 1,000,003.00 less 35,640.00', 'III', 100_000_300, 33_333_333, 4, '0.12436011', 4_145_337],
    ['the last cent of band 6', 'V', 480_000_000, 40_000_000, 6, '0.1925', 7_700_000],
  ] as const)('%s', (_name, annex, rbt12, revenue, band, effective_rate, total) => {
    expect(das(annex, rbt12, revenue)).toMatchObject({ band, effective_rate, total });
  });

  it('splits by the partition of the band and of the year', () => {
    expect(das('III', 30_000_000, 10_000_000).taxes).toEqual({
      IRPJ: 32_320,
      CSLL: 28_280,
      COFINS: 113_524,
      PIS: 24_644,
      CPP: 350_672,
      ISS: 258_560,
    });
    expect(das('III', 30_000_000, 10_000_000, '2027-01').taxes).toEqual({
      IRPJ: 32_320,
      CSLL: 28_280,
      CBS: 136_633,
      IBS: 1535,
      CPP: 350_672,
      ISS: 258_560,
    });
  });

  it('gives the cent that rounding leaves to the largest share', () => {
    const { total, taxes } = das('III', 0, 50);
    expect(total).toBe(3);
    expect(taxes).toEqual({ IRPJ: 0, CSLL: 0, COFINS: 0, PIS: 0, CPP: 2, ISS: 1 });
    const few = das('V', 53_166_598, 19);
    expect(few.total).toBe(3);
    expect(few.taxes).toEqual({ IRPJ: 0, CSLL: 1, COFINS: 1, PIS: 0, CPP: 0, ISS: 1 });
  });

  it('stops the ISS of band 5 at 5 % of the revenue', () => {
    const capped = das('III', 300_000_000, 10_000_000);
    expect(capped.effective_rate).toBe('0.16812');
    expect(capped.taxes).toEqual({ IRPJ: 71_108, CSLL: 62_131, COFINS: 227_735, PIS: 49_374, CPP: 770_852, ISS: 500_000 });
    expect(capped.steps.map(({ label }) => label)).toContain('ISS limitado');
    expect(das('III', 300_000_000, 10_000_000, '2027-06').taxes).toEqual({
      IRPJ: 71_108,
      CSLL: 62_131,
      CBS: 274_038,
      IBS: 3071,
      CPP: 770_852,
      ISS: 500_000,
    });
  });

  // 12,564,000 / (0.21 - 0.05 / 0.335) cents is the RBT12 at which the ISS reaches 5 %.
  it.each([
    [206_827_518, '0.14925373', false],
    [206_827_519, '0.14925373', true],
  ])('caps the ISS exactly above 14,92537 %%: RBT12 %i', (rbt12, effective_rate, capped) => {
    const edge = das('III', rbt12, 10_000_000);
    expect(edge).toMatchObject({ effective_rate, taxes: { ISS: 500_000 } });
    expect(edge.steps.some(({ label }) => label === 'ISS limitado')).toBe(capped);
  });

  it('has no ISS above the sublimit', () => {
    expect(das('III', 360_000_001, 10_000_000).taxes['ISS']).toBe(0);
    expect(das('V', 360_000_001, 10_000_000, '2027-02').taxes).toMatchObject({ IBS: 0, ISS: 0 });
  });

  // Res. CGSN 140/2018, art. 24, in the numbers of the manual's example 8.
  it.each([
    ['within the sublimit', { iss_in_das: true }, { total: 14_819_808, effective_rate: '0.2469968' }, 3_000_000],
    ['within it, ISS withheld by the takers', { iss_in_das: true, revenue_without_iss: 60_000_000 }, { total: 11_819_808 }, 0],
    ['beyond it', { iss_in_das: false }, { total: 11_160_000, effective_rate: '0.186' }, 0],
    ['not told', {}, { total: 11_160_000 }, 0],
  ])('of band 6 %s', (_name, change, expected, iss) => {
    const result = simplesNacional({ annex: 'III', competence: '2025-06', rbt12: 450_000_000, revenue: 60_000_000, ...change });
    expect(result).toMatchObject({ ...expected, band: 6 });
    expect(result.taxes['ISS']).toBe(iss);
    expect(sumCents(Object.values(result.taxes))).toBe(result.total);
  });

  it('divides what passes 5 % of ISS in band 6 as the ISS of band 5 does (PGDAS-D manual, example 8)', () => {
    const { taxes } = simplesNacional({ annex: 'III', competence: '2025-06', rbt12: 450_000_000, revenue: 60_000_000, iss_in_das: true });
    expect(taxes).toEqual({ IRPJ: 3_945_720, CSLL: 1_708_706, COFINS: 1_916_159, PIS: 414_832, CPP: 3_834_391, ISS: 3_000_000 });
  });

  it('takes the ISS of band 5 in band 6 below its most, and explains it', () => {
    const { total, taxes, steps } = simplesNacional({
      annex: 'V',
      competence: '2026-10',
      rbt12: 370_000_000,
      revenue: 10_000_000,
      iss_in_das: true,
    });
    // 30,5 % less 540.000,00 is 15,90541 %; 23,5 % of band 5's 21,32162 % are 5,01058 %, of which 5 % stay ISS.
    expect([total, taxes['ISS']]).toEqual([2_091_599, 500_000]);
    expect(steps.map(({ label }) => label)).toEqual(expect.arrayContaining(['Alíquota efetiva com o ISS', 'ISS limitado']));
    const below = simplesNacional({ annex: 'V', competence: '2026-10', rbt12: 360_000_001, revenue: 10_000_000, iss_in_das: true });
    expect(below.taxes['ISS']).toBe(499_963);
  });

  it('drops the whole ISS of a company beyond the sublimit in the lower bands too', () => {
    const { total, taxes } = das('III', 50_000_000, 1_000_000);
    const beyond = simplesNacional({ annex: 'III', competence: '2026-10', rbt12: 50_000_000, revenue: 1_000_000, iss_in_das: false });
    expect(beyond.total).toBe(total - (taxes['ISS'] ?? 0));
  });

  it('drops only the ISS of revenue whose ISS is paid elsewhere', () => {
    const all = das('III', 50_000_000, 1_000_000);
    const half = simplesNacional({
      annex: 'III',
      competence: '2026-10',
      rbt12: 50_000_000,
      revenue: 1_000_000,
      revenue_without_iss: 500_000,
    });
    expect(all.taxes['ISS']).toBe(32_409);
    expect(half.taxes).toEqual({ ...all.taxes, ISS: 32_409 - 16_205 });
    expect(half.total).toBe(all.total - 16_205);
    expect(half.effective_rate).toBe(all.effective_rate);
  });

  it('explains itself', () => {
    const { steps } = das('III', 50_000_000, 1_000_000);
    expect(steps.map((step) => [step.label, formatStep(step).replaceAll('\u00a0', ' ')])).toEqual([
      ['Receita bruta de 12 meses (RBT12)', 'R$ 500.000,00'],
      ['Faixa', '3ª do anexo III, até R$ 720.000,00'],
      ['Alíquota nominal', '13,50 %'],
      ['Parcela a deduzir', 'R$ 17.640,00'],
      ['Alíquota efetiva', '9,972 %'],
      ['DAS sobre a receita do mês', 'R$ 997,20'],
      ['IRPJ', 'R$ 39,89'],
      ['CSLL', 'R$ 34,90'],
      ['COFINS', 'R$ 136,02'],
      ['PIS', 'R$ 29,52'],
      ['CPP', 'R$ 432,78'],
      ['ISS', 'R$ 324,09'],
      ['DAS a pagar', 'R$ 997,20'],
    ]);
    expect(steps.find(({ label }) => label === 'Alíquota efetiva')?.formula?.replaceAll('\u00a0', ' ')).toBe(
      '(R$ 500.000,00 × 13,50 % − R$ 17.640,00) ÷ R$ 500.000,00',
    );
  });

  it.each([
    ['an amount that is none', { rbt12: Number.NaN }, 'invalid_input', 'Receita de 12 meses'],
    ['a negative amount', { revenue: -1 }, 'invalid_input', 'Receita do mês'],
    ['half a cent', { revenue: 0.5 }, 'invalid_input', 'Receita do mês'],
    ['a month that is none', { competence: '2026-13' }, 'invalid_input', 'Competência'],
    ['more without ISS than there is', { revenue: 1, revenue_without_iss: 2 }, 'invalid_input', 'ISS fora do DAS'],
    ['an annex for other trades', { annex: 'I' as 'III' }, 'invalid_input', 'Anexo'],
    ['a year without a table', { competence: '2017-12' }, 'no_table', '12/2017'],
    ['a year whose split is not known', { competence: '2029-01' }, 'no_table', '01/2029'],
    ['a company outside the Simples', { rbt12: 480_000_001 }, 'out_of_regime', 'limite'],
  ] as const)('refuses %s', (_name, change, code, words) => {
    const call = () => simplesNacional({ annex: 'III', competence: '2026-10', rbt12: 100, revenue: 100, ...change });
    expect(call).toThrow(DomainError);
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringContaining(words) }));
  });
});

const month = fc.constantFrom('2018-01', '2026-12', '2027-01', '2028-12');
const annex = fc.constantFrom(...annexes);
const rbt12 = fc.nat(480_000_000);
const revenue = fc.oneof(fc.nat(500), fc.nat(480_000_000));

describe('ISS on the invoices of a company of the Simples', () => {
  it.each([
    ['III', '2026-10', 0, '0.0201'],
    ['III', '2026-10', 50_000_000, '0.032409'],
    ['III', '2026-10', 300_000_000, '0.05'],
    ['V', '2026-10', 50_000_000, '0.033288'],
    ['III', '2027-03', 30_000_000, '0.025856'],
    ['III', '2026-10', 360_000_001, null],
    ['III', '2026-10', 360_000_001, '0.05', true],
    ['III', '2026-10', 50_000_000, null, false],
  ] as const)('annex %s, %s, RBT12 %i: %s (in the DAS: %s)', (annex, competence, rbt12, rate, iss_in_das?: boolean) => {
    expect(simplesIssRate({ annex, competence, rbt12, iss_in_das })).toBe(rate);
  });
});

describe('properties of the DAS', () => {
  it('the taxes sum to the total, none is negative, and each is near its share', () => {
    fc.assert(
      fc.property(
        annex,
        month,
        rbt12,
        revenue,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.boolean(), { nil: undefined }),
        (annex, competence, rbt12, revenue, part, iss_in_das) => {
          const revenue_without_iss = Math.floor(revenue * part);
          const { total, taxes, effective_rate } = simplesNacional({ annex, competence, rbt12, revenue, revenue_without_iss, iss_in_das });
          expect(sumCents(Object.values(taxes))).toBe(total);
          expect(Math.min(...Object.values(taxes))).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(revenue * Number(effective_rate) + 4);
          expect(Number(effective_rate)).toBeLessThanOrEqual(0.33);
        },
      ),
      runs,
    );
  });

  it('more revenue in the month is never less DAS; more in the window neither, while the ISS is inside', () => {
    fc.assert(
      fc.property(annex, month, fc.nat(360_000_000), revenue, fc.nat(10_000_000), (annex, competence, window, revenue, more) => {
        const here = das(annex, window, revenue, competence).total;
        expect(das(annex, window, revenue + more, competence).total).toBeGreaterThanOrEqual(here);
        expect(das(annex, Math.min(360_000_000, window + more), revenue, competence).total).toBeGreaterThanOrEqual(here);
      }),
      runs,
    );
  });

  it('the effective rate goes on where the band changes, up to the sublimit', () => {
    for (const { annexes, from } of SIMPLES_TABLES)
      for (const annex of ['III', 'V'] as const)
        for (const { up_to } of annexes[annex].bands.slice(0, 4)) {
          const before = Number(das(annex, up_to, 100, from).effective_rate);
          const after = Number(das(annex, up_to + 1, 100, from).effective_rate);
          expect(after - before).toBeGreaterThanOrEqual(0);
          expect(after - before).toBeLessThan(2e-8);
        }
  });

  it('the partition of every band, and of every ISS cap, is whole', () => {
    for (const { annexes, taxes } of SIMPLES_TABLES)
      for (const { bands, iss_cap } of Object.values(annexes))
        for (const { split } of [...bands, ...(iss_cap ? [iss_cap] : [])]) {
          expect(sumCents(split)).toBe(10_000);
          expect(split).toHaveLength(taxes.length);
        }
  });
});

describe('fator R', () => {
  it.each([
    [2_800, 10_000, '0.28', 'III'],
    [2_799, 10_000, '0.2799', 'V'],
    [27_999_999_999, 100_000_000_000, '0.27999999', 'V'],
    [28_000_000_000, 100_000_000_000, '0.28', 'III'],
    [7_000_000, 24_000_000, '0.29166666', 'III'],
    [30_000, 10_000, '3', 'III'],
    [0, 0, '0.01', 'V'],
    [0, 10_000, '0.01', 'V'],
    [1, 0, '0.28', 'III'],
  ] as const)('%i over %i', (payroll12, revenue12, ratio, annex) => {
    expect(factorR({ payroll12, revenue12 })).toEqual({ ratio, annex });
  });

  it('is annex III exactly when 100 payrolls reach 28 revenues, and its text never says otherwise', () => {
    const amounts = fc.oneof(
      fc.record({ payroll12: fc.integer({ min: 1, max: 1e12 }), revenue12: fc.integer({ min: 1, max: 1e12 }) }),
      fc
        .record({ revenue12: fc.integer({ min: 100, max: 1e12 }), off: fc.integer({ min: -2, max: 2 }) })
        .map(({ revenue12, off }) => ({ revenue12, payroll12: Math.max(1, Number((BigInt(revenue12) * 28n) / 100n) + off) })),
    );
    fc.assert(
      fc.property(amounts, ({ payroll12, revenue12 }) => {
        const { ratio, annex } = factorR({ payroll12, revenue12 });
        expect(annex === 'III').toBe(BigInt(payroll12) * 100n >= BigInt(revenue12) * 28n);
        expect(Number(ratio) >= 0.28).toBe(annex === 'III');
      }),
      runs,
    );
  });

  it('explains itself and refuses what is no amount', () => {
    expect(factorRSteps({ payroll12: 7_000, revenue12: 24_000 }).map(formatStep).at(-1)).toBe('III');
    expect(factorRSteps({ payroll12: 70, revenue12: 24_000 }).at(-1)?.formula).toContain('não alcança');
    expect(() => factorR({ payroll12: -1, revenue12: 1 })).toThrow(DomainError);
    expect(() => factorR({ payroll12: 1, revenue12: Number.POSITIVE_INFINITY })).toThrow('Receita de 12 meses');
  });
});
