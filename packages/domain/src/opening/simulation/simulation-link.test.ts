import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { firstSimulation, MOST_REVENUE, type SimulationInput } from './simulation-input.ts';
import { readSimulation, writeSimulation } from './simulation-link.ts';

const start = firstSimulation('2026-11');
const readAll = (params: Record<string, string>) => readSimulation({ get: (name) => params[name] ?? null }, start);
const read = (query: string) => readAll(Object.fromEntries(query.split('&').map((part) => part.split('=')) as [string, string][]));

describe('a simulation in an address', () => {
  it('is read as people write', () => {
    expect(read('receita=45.000,50&iss=2,01&servico=hospitalar&dependentes=2&hoje=9000&regime=simples')).toEqual({
      input: {
        ...start,
        revenue: 4_500_050,
        iss_rate: '0.0201',
        activity: 'hospital',
        dependents: 2,
        paid_today: 900_000,
        regime_today: 'simples',
      },
      ignored: [],
      isGiven: true,
    });
    expect(read('utm_source=x')).toEqual({ input: start, ignored: [], isGiven: false });
  });

  it.each([
    ['receita=abc', /Receita por mês.*“abc”/],
    ['receita=-5', /Receita por mês/],
    ['receita=10000000,01', /Até R\$ 10\.000\.000,00/],
    ['receita=', /Receita por mês/],
    ['iss=6', /no máximo 5 %/],
    ['iss=dois', /ISS do município/],
    ['servico=cirurgia', /Tipo de serviço/],
    ['dependentes=21', /Dependentes/],
    ['dependentes=1.5', /Dependentes/],
    ['regime=mei', /Regime de hoje/],
    ['hoje=x', /Tributos que paga hoje/],
    [`receita=${'9'.repeat(400)}`, /Receita por mês/],
  ])('says in words what it cannot take from %s, and keeps the start', (query, words) => {
    const { input, ignored } = read(`${query}&despesas=100`);
    expect(input).toEqual({ ...start, costs: 10_000 });
    expect(ignored).toEqual([expect.stringMatching(words)]);
  });

  it('comes back as it was written', () => {
    const money = fc.integer({ min: 0, max: MOST_REVENUE });
    const inputs = fc.record<SimulationInput>({
      revenue: money,
      activity: fc.constantFrom('consultations' as const, 'hospital' as const),
      pro_labore: money,
      payroll: money,
      costs: money,
      dependents: fc.integer({ min: 0, max: 20 }),
      iss_rate: fc.integer({ min: 0, max: 500 }).map((points) => String(points / 10_000)),
      person_iss: money,
      regime_today: fc.option(fc.constantFrom('natural_person' as const, 'simples' as const, 'presumido' as const)),
      paid_today: fc.option(money),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        expect(readAll(writeSimulation(input))).toEqual({ input, ignored: [], isGiven: true });
      }),
      runs,
    );
  });
});
