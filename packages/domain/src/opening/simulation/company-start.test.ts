import { describe, expect, it } from 'vitest';
import { type CompanyFigures, startOfCompany } from './company-start.ts';
import { firstSimulation } from './simulation-input.ts';

const start = firstSimulation('2026-11');
const figures: CompanyFigures = {
  months: [
    { month: '2026-08', gross: 0 },
    { month: '2026-09', gross: 2_000_033 },
    { month: '2026-10', gross: 4_000_000 },
  ],
  payrolls: [],
  city: 'Campinas',
  city_iss_rate: null,
  iss_rate: '0.03',
  tax_regime: 'simples',
  type: 'new_company',
};

describe('a simulation that starts from a company', () => {
  it('takes the mean since the first invoice, and says from where', () => {
    const { input, origins } = startOfCompany(figures, start);
    expect(input).toEqual({ ...start, revenue: 3_000_000, iss_rate: '0.03', regime_today: 'simples' });
    expect(origins).toEqual({
      revenue: 'Média das notas de set/2026 a out/2026.',
      iss_rate: 'Do cadastro da empresa.',
      regime_today: 'Do cadastro da empresa.',
    });
  });

  it('takes the payroll that is told and the ISS of its city, before that of the register', () => {
    const payrolls = [
      { pro_labore: 700_000, wages: 0 },
      { pro_labore: 800_050, wages: 300_000 },
    ];
    const { input, origins } = startOfCompany({ ...figures, payrolls, city_iss_rate: '0.02' }, start);
    expect(input).toMatchObject({ pro_labore: 750_000, payroll: 150_000, iss_rate: '0.02' });
    expect(origins).toMatchObject({ pro_labore: 'Média das 2 folhas informadas.', iss_rate: 'Dos parâmetros de Campinas.' });
  });

  it('claims nothing of what it does not know', () => {
    const { input, origins } = startOfCompany(
      { ...figures, months: [], iss_rate: null, tax_regime: 'normal', type: 'natural_person' },
      start,
    );
    expect(input).toEqual({ ...start, regime_today: 'natural_person' });
    expect(Object.keys(origins)).toEqual(['regime_today']);
    expect(startOfCompany({ ...figures, tax_regime: 'normal' }, start).input.regime_today).toBe('presumido');
  });
});
