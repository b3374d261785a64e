import { describe, expect, it } from 'vitest';
import { addCompetence, lastCompetences } from '../../shared/date/competence.ts';
import { NO_REVENUE } from '../month/month-revenue.ts';
import { companyMonths, each, issued, proLabore, simplesSince } from '../month/testing/company-months.ts';
import { monthTax } from './month-tax.ts';
import { simplesMonths } from './simples-months.ts';

const october = '2026-10';
const before = lastCompetences('2026-09', 12);
const since = { former_regimes: simplesSince(october) };

describe('the DAS of a month', () => {
  it('tells what is issued from what is not yet, and leaves out the ISS that takers keep back', () => {
    // PGDAS-D manual, example 4: RBT12 of 500.000,00 in annex III, 9,972 %; 32,5 % of it are ISS.
    const revenues = {
      ...each(before, issued(4_166_666)),
      '2026-09': issued(4_166_674),
      [october]: { issued: 600_000, waiting: 400_000, issued_without_iss: 100_000, waiting_without_iss: 100_000 },
    };
    const payrolls = each(before, proLabore(1_300_000));
    const { das, simples, das_due, revenue } = monthTax(companyMonths({ ...since, revenues, payrolls }), october);
    expect(revenue).toMatchObject({ issued: 600_000, waiting: 400_000 });
    expect(simples).toMatchObject({ rbt12: 50_000_000, rbt12_waiting: 0, annex: 'III' });
    expect(das).toMatchObject({ annex: 'III', total: 99_720 - 6_482, issued: 59_832 - 3_241, effective_rate: '0.09972', band: 3 });
    expect(das_due).toBe(das?.total);
    expect(monthTax(companyMonths({ ...since, revenues, payrolls, das_official: { [october]: 93_000 } }), october).das_due).toBe(93_000);
  });

  it('is not said while the annex is not known, unless both come to the same', () => {
    const revenues = each([...before, october], issued(1_000_000));
    const unknown = monthTax(companyMonths({ ...since, revenues }), october);
    expect(unknown).toMatchObject({ das: null, das_due: null, simples: { annex: null, factor: { untold: before } } });
    expect(unknown.simples?.das).toMatchObject({ III: { total: 60_000 }, V: { total: 155_000 } });
    const idle = monthTax(companyMonths({ ...since, revenues: each(before, issued(1_000_000)) }), october);
    expect(idle.das).toMatchObject({ total: 0 });
  });

  it('is there only in the months of the Simples, whatever the company is now', () => {
    const revenues = each(lastCompetences('2026-11', 24), issued(1_000_000));
    const changed = companyMonths({
      tax_regime: 'normal',
      former_regimes: [{ until: '2026-11', tax_regime: 'simples', on_cash_basis: false }],
      revenues,
    });
    expect(monthTax(changed, october)).toMatchObject({ tax_regime: 'simples', presumido: null });
    expect(monthTax(changed, october).simples).not.toBeNull();
    expect(monthTax(changed, '2026-11')).toMatchObject({ tax_regime: 'normal', simples: null, das_due: null });
    expect(monthTax(companyMonths({ type: 'natural_person' }), october)).toMatchObject({ simples: null, presumido: null });
    expect(monthTax(companyMonths({ opening_date: '2026-11-02' }), october).simples).toBeNull();
    expect(monthTax(companyMonths(), '2017-12').simples).toBeNull();
  });

  it('is of what came in on the cash basis, by the RBT12 of what was invoiced, until the end of 2026', () => {
    const revenues = each(lastCompetences('2027-02', 30), issued(1_000_000));
    const received = { [october]: { amount: 250_000, without_iss: 0 } };
    const known = companyMonths({
      on_cash_basis: true,
      revenues,
      received,
      payrolls: each(lastCompetences('2027-02', 30), proLabore(400_000)),
    });
    expect(monthTax(known, october)).toMatchObject({ simples: { base: { total: 250_000 }, rbt12: 12_000_000 }, das: { total: 15_000 } });
    expect(monthTax(known, '2027-02').simples?.base.total).toBe(1_000_000);
  });

  it('says what passing the limit of the Simples means', () => {
    const revenues = each(lastCompetences(october, 13), issued(45_000_000));
    const { simples, das } = monthTax(companyMonths({ ...since, revenues }), october);
    expect([das, simples?.rbt12, simples?.das]).toEqual([null, 540_000_000, null]);
    expect(simples?.problem?.replaceAll('\u00a0', ' ')).toBe(
      'A receita de 12 meses passa do limite de R$ 4.800.000,00. Confira a permanência no Simples Nacional. O que excede tem regra própria: vale o DAS do PGDAS-D.',
    );
  });

  it('holds no ISS from the month after the year passed the sublimit by a fifth', () => {
    const revenues = each(lastCompetences('2026-12', 12), issued(36_000_000));
    const at = (month: string) => monthTax(companyMonths({ revenues }), month).simples?.iss_in_das;
    // 3,6 million and a fifth are passed in the twelfth month: 4,32 million are not more than that.
    expect(at('2026-12')).toBe(true);
    expect(at('2027-01')).toBe(false);
  });
});

describe('the months of a company', () => {
  it('have one value each, from wherever one begins to look', () => {
    const span = lastCompetences('2026-12', 48);
    const revenues = Object.fromEntries(span.map((month, at) => [month, issued(2_000_000 + ((at * 7_919) % 13) * 100_000)]));
    const payrolls = Object.fromEntries(span.map((month, at) => [month, proLabore(500_000 + ((at * 104_729) % 7) * 20_000)]));
    const months = companyMonths({ revenues, payrolls });
    const walked = simplesMonths(months);
    for (const month of lastCompetences('2026-12', 14).toReversed()) {
      expect(walked.at(month)).toEqual(simplesMonths(months).at(month));
      expect(walked.factorAt(month)).toEqual(walked.at(month)?.factor);
    }
  });

  it('count in the fator R of the first two months of 2027 companies nothing, and 28 % holds', () => {
    const young = simplesMonths(companyMonths({ opening_date: '2027-02-10', revenues: { '2027-02': issued(100) } }));
    expect(young.at('2027-02')).toMatchObject({ rbt12: 0, annex: 'III', factor: { ratio: '0.28', months: [] } });
    expect(young.at('2027-01')).toBeNull();
  });
});

describe('the Lucro Presumido of a month', () => {
  const presumido = (values: object, month = october) => monthTax(companyMonths({ tax_regime: 'normal', ...values }), month).presumido;

  it('has PIS and Cofins of the month, IRPJ and CSLL of the quarter up to it', () => {
    const revenues = { '2026-07': issued(9_000_000), [october]: issued(10_000_000), '2026-11': { ...NO_REVENUE, waiting: 20_000_000 } };
    expect(presumido({ revenues })).toEqual({
      pis: 65_000,
      cofins: 300_000,
      quarter: '2026-Q4',
      quarter_revenue: 10_000_000,
      irpj: 480_000,
      csll: 288_000,
    });
    // 32 % of 300.000,00 are 96.000,00: 15 %, and 10 % of what passes 60.000,00.
    expect(presumido({ revenues }, '2026-11')).toMatchObject({ quarter_revenue: 30_000_000, irpj: 1_440_000 + 360_000 });
  });

  it('counts the months since the opening for the additional, and what came in on the cash basis', () => {
    const revenues = each(['2026-11', '2026-12'], issued(15_000_000));
    // 32 % of 300.000,00; 40.000,00 for the two months in which it was open.
    expect(presumido({ revenues, opening_date: '2026-11-03' }, '2026-12')?.irpj).toBe(1_440_000 + 560_000);
    expect(presumido({ revenues, on_cash_basis: true, received: { [october]: { amount: 500, without_iss: 0 } } })?.quarter_revenue).toBe(
      500,
    );
    expect(presumido({ opening_date: `${addCompetence(october, 1)}-01` })).toBeNull();
  });
});
