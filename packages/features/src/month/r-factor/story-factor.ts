import type { OwnRFactor } from '@esteto/contract/month/r-factor';
import { addCompetence, lastCompetences } from '@esteto/domain/shared/date/competence';

const plan: OwnRFactor['plan'] = lastCompetences('2027-04', 6).map((competence, at) => ({
  competence,
  counts_for: addCompetence(competence, at === 0 ? 1 : 2),
  revenue: 21_500_000,
  parts: {
    requested: at === 0 ? 1_500_000 : 0,
    recurring: { count: 2, amount: 1_600_000 },
    shifts: at < 2 ? { count: 9, amount: 1_350_000 } : { count: 0, amount: 0 },
    mean: 21_500_000 - 1_600_000 - (at === 0 ? 1_500_000 : 0) - (at < 2 ? 1_350_000 : 0),
  },
  lowest: 1_320_000 - at * 40_000,
  keeps: 1_320_000 - at * 40_000,
  annex: at === 5 ? 'V' : 'III',
  gain: 142_500,
  cost: 98_000 + at * 12_000,
  balance: 44_500 - at * 12_000,
  worth_up_to: 1_500_000,
  decision:
    at === 1
      ? {
          version: 2,
          decision: 'adjusted',
          pro_labore: 1_300_000,
          note: 'Combinado.',
          author_name: 'Marina Teles',
          updated_at: '2026-11-19T12:00:00Z',
        }
      : null,
}));

/** A company of the Simples below 28 %, one of whose months to come is decided. */
export const belowFactor: OwnRFactor = {
  company: { id: 1, name: 'Souza Serviços Médicos Ltda.', has_factor: true, opening_date: '2019-03-11' },
  competence: '2026-11',
  standing: {
    situation: 'below',
    ratio: '0.279999',
    annex: 'V',
    months: lastCompetences('2026-10', 12),
    window_months: 12,
    payroll_months: 11,
    revenue12: 18_000_000,
    waiting12: 1_500_000,
    payroll12: 3_600_000,
    cpp12: 480_000,
    lacking: 1_440_000,
    advice: { suggested: 420_000, das_iii: 90_000, das_v: 232_500, gain: 142_500, cost: 44_500, balance: 98_000 },
  },
  plan,
  points: lastCompetences('2026-12', 13).map((competence, at) => ({
    competence,
    ratio: at < 2 ? null : `0.${25 + (at % 6)}`,
    payroll_months: at < 4 ? 7 : 12,
    untold_months: at < 4 ? 5 : 0,
  })),
};
