import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAW_TABLES } from '../../law/tax/tables/law-tables.ts';
import { sumCents } from '../../shared/money/money.ts';
import { parse } from '../../shared/schema/parse.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { simulate } from './simulate.ts';
import { firstSimulation, type SimulationInput } from './simulation-input.ts';
import { LEAD_CONSENT, simulationLeadForm } from './simulation-lead.ts';

const start = firstSimulation('2026-11');
const of = (change: Partial<SimulationInput> = {}) => simulate({ ...start, ...change }, '2026-11', LAW_TABLES);

describe('a simulation', () => {
  it('names the best and by how much', () => {
    const { best, ahead, regimes } = of();
    expect(best.regime).toBe('simples_iii');
    expect(ahead).toEqual({ of: 'presumido', by: (regimes[0]?.net ?? 0) - (regimes[1]?.net ?? 0) });
  });

  it('is compared with what one pays today', () => {
    expect(of().against_today).toBeNull();
    expect(of({ paid_today: 800_000 }).against_today).toBe(800_000 * 12 - of().best.tax);
    expect(of({ regime_today: 'natural_person' })).toMatchObject({ today: { regime: 'natural_person' } });
    expect(of({ regime_today: 'natural_person' }).against_today).toBe(of().best.net - (of().regimes.at(-1)?.net ?? 0));
    expect(of({ regime_today: 'simples' }).today?.regime).toBe('simples_v');
    expect(of({ regime_today: 'simples', pro_labore: 840_000 }).today?.regime).toBe('simples_iii');
    expect(of({ regime_today: 'simples', revenue: 50_000_000 })).toMatchObject({ today: null, against_today: null });
    expect(of({ regime_today: 'simples', pro_labore: 728_028 }).against_today).toBe(0);
    expect(of({ paid_today: 0 }).against_today).toBeLessThan(0);
  });

  it('knows the lowest pró-labore, and that beyond the Simples none matters', () => {
    expect(of().pro_labore).toMatchObject({ suggested: 728_028 });
    expect(of({ revenue: 40_000_100 }).pro_labore).toBeNull();
    expect(of({ revenue: 0 }).pro_labore).toBeNull();
  });

  it('tells the R$ 50.000,00 of a month and the least tax of the year', () => {
    // Presumido, R$ 100.000,00: R$ 83.524,80 of profit are taxed whole; (83.524,80 + 1.621,00) x 12 = 1.021.749,60 / 60.000 - 10 = 7,02916 %.
    expect(of({ revenue: 10_000_000 }).dividends).toMatchObject({ month: 8_352_480, withheld_month: 835_248, minimum: 7_182_041 });
    expect(of().dividends).toMatchObject({ withheld_month: 0, minimum: 0 });
  });

  it('every figure of a regime has its law, but for sums and what the person told', () => {
    const sums = /^(Receita do ano|Total de tributos|Fica com o médico)$/;
    const steps = [1_000_000, 3_000_000, 10_000_000, 35_000_000]
      .flatMap((revenue) => of({ revenue, payroll: 300_000, person_iss: 5_000 }).regimes)
      .flatMap((year) => year.steps);
    expect(steps.filter(({ label, source }) => !sums.test(label) && !/(?:Lei|LC|DL) /.test(source ?? ''))).toEqual([]);
  });

  it('the parts are the tax, and the best is the best of all', () => {
    const cents = fc.nat(1_000_000);
    const inputs = fc.record({
      revenue: fc.nat(50_000_000),
      pro_labore: fc.nat(3_000_000),
      payroll: cents,
      costs: cents,
      dependents: fc.nat(5),
    });
    fc.assert(
      fc.property(inputs, fc.constantFrom('consultations' as const, 'hospital' as const), (change, activity) => {
        const { regimes, best } = of({ ...change, activity });
        for (const { parts, tax } of regimes) expect(sumCents(Object.values(parts))).toBe(tax);
        expect(best.net).toBe(Math.max(...regimes.map(({ net }) => net)));
      }),
      runs,
    );
  });
});

describe('keeping it', () => {
  const lead = {
    key: '0123456789abcdef',
    name: 'Ana',
    email: 'ana@demo.test',
    consent: true,
    consent_version: LEAD_CONSENT.version,
    input: start,
  };

  it('asks for consent to the text in force', () => {
    expect(parse(simulationLeadForm, lead)).toMatchObject({ ok: true, value: { phone: null } });
    for (const consent of [false, null, undefined])
      expect(parse(simulationLeadForm, { ...lead, consent })).toMatchObject({ ok: false, errors: { consent: expect.anything() } });
    expect(parse(simulationLeadForm, { ...lead, consent_version: '2020-01' })).toMatchObject({ ok: false });
    expect(parse(simulationLeadForm, { ...lead, input: { ...start, revenue: -1 } })).toMatchObject({ ok: false });
    expect(parse(simulationLeadForm, { ...lead, role: 'admin' })).toMatchObject({ ok: false });
  });
});
