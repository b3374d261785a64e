import { FIRST_PROCESSING_TIMES } from '@esteto/domain/opening/onboarding/processing-times';
import type { Examples } from '../../../testing/example.ts';

const told = { valid_from: '2027-01', source: 'Portaria MPS/MF 1/2027', reason: 'Reajuste anual.' };

export const socialSecuritySample = () => ({
  ...told,
  minimum_wage: 170_000,
  ceiling: 900_000,
  partner_rate: '0.11',
  own_rate: '0.2',
  employer_rate: '0.2',
});

export const irrfSample = () => ({
  ...told,
  bands: [
    { up_to: 250_000, rate: '0', deduction: 0 },
    { up_to: null, rate: '0.275', deduction: 68_750 },
  ],
  dependent: 18_959,
  simplified: 60_720,
  reduction: { full_up_to: 500_000, full: 31_289, up_to: 735_000, constant: 97_862, factor: '0.133145' },
});

export const irpfAnnualSample = () => ({
  year: 2027,
  source: 'Lei da tabela de 2027',
  reason: 'A tabela do ano que vem.',
  bands: [
    { up_to: 3_000_000, rate: '0', deduction: 0 },
    { up_to: null, rate: '0.275', deduction: 825_000 },
  ],
  simplified_rate: '0.2',
  simplified: 1_800_000,
  dependent: 227_508,
  education: 356_150,
  pension_rate: '0.12',
  reduction: null,
});

export const processingTimesSample = () => ({
  ...FIRST_PROCESSING_TIMES,
  valid_from: '2026-11',
  source: null,
  reason: 'A Junta está mais lenta.',
  steps: { ...FIRST_PROCESSING_TIMES.steps, draft: { from: 4, to: 9 }, viability: { from: 3, to: 12 } },
});

export const accountingParameterExamples: Examples<'accountingParameter' | 'lawTable'> = {
  accountingParameter: {
    all: () => ({}),
    setSocialSecurity: () => ({ body: socialSecuritySample() }),
    setIrrf: () => ({ body: irrfSample() }),
    setIrpfAnnual: () => ({ body: irpfAnnualSample() }),
    setSelic: () => ({ body: { valid_from: '2026-10', rate: '0.0105', source: 'Receita Federal' } }),
    setOfficeRules: () => ({
      body: {
        valid_from: '2026-12',
        reason: 'Combinado na reunião.',
        days_before: 3,
        r_factor_margin: '0.005',
        floors_pro_labore: true,
        closing_points: 3,
        weekly_points: 120,
      },
    }),
    setProcessingTimes: () => ({ body: processingTimesSample() }),
  },
  lawTable: { inForce: () => ({}) },
};
