import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { companyMonths, issued, proLabore, simplesSince } from '../month/testing/company-months.ts';
import { LAW_ALONE } from './ideal-pro-labore.ts';
import { type InvoiceEffects, invoiceEffects } from './invoice-effects.ts';

/** R$ 30.000,00 in each of the twelve months up to 10/2026: R$ 360.000,00, the very end of band 2. */
const revenues = Object.fromEntries(lastCompetences('2026-10', 12).map((month) => [month, 3_000_000]));
const november = {
  competence: '2026-11',
  gross: 4_000_000,
  iss_withheld: false,
  revenues: revenues as Record<string, number>,
  without_iss: 0,
  pro_labore: null as number | null,
  /** In the Simples from the month on, so that no DAS was paid before it; `months` says otherwise. */
  months: {},
};

const effectsOf = ({ revenues, without_iss, months, ...asked }: typeof november): InvoiceEffects => {
  const known = Object.fromEntries(Object.entries(revenues).map(([month, amount]) => [month, issued(amount)]));
  const own = known[asked.competence];
  if (own && without_iss > 0) known[asked.competence] = { ...own, issued_without_iss: without_iss };
  return invoiceEffects({
    ...asked,
    aim: () => LAW_ALONE,
    months: companyMonths({ revenues: known, former_regimes: simplesSince(asked.competence), ...months }),
  });
};

describe('what an invoice does', () => {
  it('to a company of the Simples that pays an unknown pró-labore', () => {
    expect(effectsOf(november)).toEqual({
      simples: {
        // 8,6 % and 16,75 % of R$ 40.000,00: the invoice is not among its own twelve months.
        das: { iii: 344_000, v: 670_000 },
        // 32 % of 8,6 % and 17 % of 16,75 %.
        iss: { iii: '0.02752', v: '0.028475' },
        counts_from: '2026-12',
        // The month of 11/2025 has left: eleven of R$ 30.000,00, and then R$ 40.000,00 more.
        rbt12: { before: 33_000_000, after: 37_000_000 },
        rates: { before: { band: 2, iii: '0.08363636', v: '0.16636364' }, after: { band: 3, iii: '0.08732432', v: '0.16824324' } },
        suggested_pro_labore: { before: 770_000, after: 863_334 },
        now: null,
        factor_r: null,
        untold: lastCompetences('2026-11', 13),
        missing: [],
      },
      // The lower DAS of the two: R$ 3.440,00.
      dividends: { limit: 5_000_000, left: { before: 0, after: 3_656_000 }, tax: { before: 0, after: 0 } },
    });
  });

  it('to the DAS, whose ISS the taker keeps back', () => {
    const { simples, dividends } = effectsOf({ ...november, iss_withheld: true });
    // 68 % of R$ 3.440,00 and 83 % of R$ 6.700,00; the rates shown are those that the DAS goes without.
    expect(simples?.das).toEqual({ iii: 344_000 - 110_080, v: 670_000 - 113_900 });
    expect(simples?.iss).toEqual({ iii: '0.02752', v: '0.028475' });
    expect(dividends.left.after).toBe(4_000_000 - 233_920);
    const other = effectsOf({ ...november, revenues: { ...revenues, '2026-11': 2_000_000 }, without_iss: 2_000_000 });
    expect(other.simples?.das.iii).toBe(344_000);
    expect(other.dividends.left.before).toBe(2_000_000 - 116_960);
  });

  it('to the DAS of band 6: with ISS while the year is within the sublimit, without from the month after it was passed by a fifth', () => {
    const months = (each: number) => Object.fromEntries(lastCompetences('2026-10', 22).map((month) => [month, each]));
    const within = Object.fromEntries(lastCompetences('2026-10', 22).map((month, at) => [month, at < 12 ? 29_000_000 : 34_000_000]));
    const inside = effectsOf({ ...november, revenues: within }).simples;
    expect([inside?.iss, inside?.rates.before?.band]).toEqual([{ iii: '0.05', v: '0.05' }, 6]);
    expect(effectsOf({ ...november, revenues: months(39_000_000) }).simples?.iss).toEqual({ iii: null, v: null });
  });

  it('to the fator R of a pró-labore that is known', () => {
    const { simples, dividends } = effectsOf({ ...november, pro_labore: 800_000 });
    expect(simples?.now).toEqual({ ratio: '0.26666666', annex: 'V' });
    expect(simples?.factor_r).toEqual({
      before: { ratio: '0.29090909', annex: 'III' },
      after: { ratio: '0.25945945', annex: 'V' },
    });
    expect(dividends.left.after).toBe(3_330_000);
  });

  it('to a company that opened this year, by the mean of its months times twelve (Res. CGSN 140/2018, art. 22)', () => {
    // R$ 97.500,00 of July to October: 24.375,00 a month, R$ 292.500,00 a year.
    const months = { opening_date: '2026-07-05', former_regimes: [] };
    const young = { '2026-07': 2_000_000, '2026-08': 2_500_000, '2026-09': 2_750_000, '2026-10': 2_500_000 };
    const { simples } = effectsOf({ ...november, gross: 5_000_001, revenues: young, months });
    expect(simples?.das.v).toBe(Math.round(5_000_001 * ((29_250_000 * 0.18 - 450_000) / 29_250_000)));
    expect(simples?.rbt12).toEqual({ before: (9_750_000 / 5) * 12, after: 35_400_002 });
    expect(() => effectsOf({ ...november, competence: '2026-06', months })).toThrow('a empresa abriu em 07/2026');
  });

  it('by the payrolls that are told: the typed pró-labore stands only for the months that are not', () => {
    const told = Object.fromEntries(lastCompetences('2026-11', 13).map((month) => [month, proLabore(900_000)]));
    const known = { ...november, months: { payrolls: told } };
    expect(effectsOf(known).simples).toMatchObject({ untold: [], now: { ratio: '0.3', annex: 'III' } });
    expect(effectsOf({ ...known, pro_labore: 1 })).toEqual(effectsOf(known));
  });

  it('to profits that pass the limit: the whole is taxed', () => {
    const { dividends } = effectsOf({ ...november, revenues: { ...revenues, '2026-11': 2_000_000 } });
    expect(dividends).toEqual({ limit: 5_000_000, left: { before: 1_828_000, after: 5_484_000 }, tax: { before: 0, after: 548_400 } });
    expect(effectsOf({ ...november, competence: '2025-12' }).dividends.limit).toBeNull();
  });

  it('to a company outside the Simples: no DAS is taken from what the month leaves', () => {
    expect(effectsOf({ ...november, months: { tax_regime: 'normal', former_regimes: [] } })).toEqual({
      simples: null,
      dividends: { limit: 5_000_000, left: { before: 0, after: 4_000_000 }, tax: { before: 0, after: 0 } },
    });
  });

  it('tells the months that nobody knows', () => {
    const known = { '2026-09': 100, '2026-10': 0 };
    expect(effectsOf({ ...november, revenues: known }).simples?.missing).toEqual(lastCompetences('2026-08', 9));
  });

  it.each([
    ['2026-11', '2026-12'],
    // The window of 2027 ends two months before: January still has that of December.
    ['2026-12', '2027-02'],
    ['2027-01', '2027-03'],
    ['2025-12', '2026-01'],
  ])('an invoice of %s counts from %s on', (competence, from) => {
    expect(effectsOf({ ...november, competence }).simples?.counts_from).toBe(from);
  });

  it('says when the invoice takes the company beyond the Simples, and refuses one that is there', () => {
    expect(effectsOf({ ...november, gross: 480_000_000 }).simples?.rates).toMatchObject({ before: { band: 2 }, after: null });
    const beyond = Object.fromEntries(Object.keys(revenues).map((month) => [month, 50_000_000]));
    expect(() => effectsOf({ ...november, revenues: beyond })).toThrow('passa do limite');
  });

  it.each([
    [{ gross: 0.5 }, 'Valor do serviço'],
    [{ gross: -1 }, 'Valor do serviço'],
    [{ competence: '2026-13' }, 'Competência'],
    [{ competence: '2017-12' }, 'Simples Nacional: não há tabela'],
    [{ pro_labore: -1 }, 'Pró-labore'],
  ])('refuses %o', (wrong, words) => {
    const call = () => effectsOf({ ...november, ...wrong });
    expect(call).toThrow(DomainError);
    expect(call).toThrow(words);
  });

  it('never lowers anything, and an invoice of nothing changes nothing', () => {
    const month = fc.nat(39_000_000);
    fc.assert(
      fc.property(
        fc.array(month, { minLength: 14, maxLength: 14 }),
        fc.nat(500_000_000),
        fc.nat(2_000_000),
        (amounts, gross, pro_labore) => {
          const list = Object.fromEntries(amounts.map((amount, index) => [addCompetence('2026-11', -index), amount]));
          const input = { ...november, revenues: list, pro_labore };
          const { simples, dividends } = effectsOf({ ...input, gross });
          expect(simples?.das.iii).toBeGreaterThanOrEqual(0);
          expect(simples?.das.v).toBeGreaterThanOrEqual(0);
          expect(dividends.left.after).toBeGreaterThanOrEqual(dividends.left.before);
          for (const change of [simples?.rbt12, simples?.suggested_pro_labore, dividends.tax])
            expect(change?.after).toBeGreaterThanOrEqual(change?.before ?? 0);
          expect(Number(simples?.factor_r?.after.ratio)).toBeLessThanOrEqual(Number(simples?.factor_r?.before.ratio));
          const nothing = effectsOf({ ...input, gross: 0 });
          expect(nothing.simples?.das).toEqual({ iii: 0, v: 0 });
          expect(nothing.simples?.rates.after).toEqual(nothing.simples?.rates.before);
          expect(nothing.dividends.left.after).toBe(nothing.dividends.left.before);
        },
      ),
      runs,
    );
  });
});
