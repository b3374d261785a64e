import type { Examples } from '../../../testing/example.ts';
import { irrfSample, socialSecuritySample } from '../accounting-parameter/accounting-parameter.examples.ts';

export const parameterImpactExamples: Examples<'parameterImpact'> = {
  parameterImpact: {
    ofSocialSecurity: () => {
      const { source: _source, reason: _reason, ...values } = socialSecuritySample();
      return { body: { ...values, after: 0 } };
    },
    ofIrrf: () => {
      const { source: _source, reason: _reason, ...values } = irrfSample();
      return { body: { ...values, after: 0 } };
    },
    ofSelic: () => ({ body: { valid_from: '2026-10', rate: '0.0105', after: 0 } }),
    ofOfficeRules: () => ({
      body: {
        valid_from: '2026-12',
        days_before: 3,
        r_factor_margin: '0.005',
        floors_pro_labore: true,
        closing_points: 3,
        weekly_points: 120,
        after: 0,
      },
    }),
  },
};
