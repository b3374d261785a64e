import type { Validity } from '../../../shared/date/validity.ts';

/** Cents. `partner_rate` is what a company withholds from a partner's pró-labore; `own_rate` what a self-employed doctor pays on own income. */
export type SocialSecurityTable = Validity & {
  source: string;
  minimum_wage: number;
  ceiling: number;
  partner_rate: string;
  own_rate: string;
  /** The company's own share on payroll, where the Simples does not include it. */
  employer_rate: string;
};

const RATES = { partner_rate: '0.11', own_rate: '0.2', employer_rate: '0.2' };

/** Oldest first. A new ceiling is published each January. */
export const SOCIAL_SECURITY: readonly SocialSecurityTable[] = [
  {
    from: '2025-01',
    until: '2025-12',
    source: 'Lei 8.212/1991, arts. 21, 22 e 28; Portaria MPS/MF 6/2025',
    minimum_wage: 151_800,
    ceiling: 815_741,
    ...RATES,
  },
  {
    from: '2026-01',
    until: null,
    source: 'Lei 8.212/1991, arts. 21, 22 e 28; Portaria MPS/MF 13/2026',
    minimum_wage: 162_100,
    ceiling: 847_555,
    ...RATES,
  },
];

/** What an employee at the ceiling pays in a month by the progressive table, cents, no step rounded (EC 103/2019, art. 28). Oldest first. */
export const EMPLOYEE_MOST: readonly (Validity & { source: string; most: number })[] = [
  { from: '2025-01', until: '2025-12', source: 'Portaria MPS/MF 6/2025', most: 95_163 },
  { from: '2026-01', until: null, source: 'Portaria MPS/MF 13/2026', most: 98_809 },
];
