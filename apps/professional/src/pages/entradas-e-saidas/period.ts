import { addCompetence, lastCompetences } from '@esteto/domain/shared/date/competence';

export const PERIODS = ['6', '12', 'year', '24', '36'] as const;
export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = '12';

export const periodLabel: Record<Period, string> = {
  '6': 'Últimos 6 meses',
  '12': 'Últimos 12 meses',
  year: 'Este ano',
  '24': 'Últimos 24 meses',
  '36': 'Últimos 36 meses',
};

/** First and last month of a period, seen from the present month. 'Este ano' goes on to December. */
export const spanOf = (period: Period, current: string): { from: string; to: string } => {
  if (period === 'year') return { from: `${current.slice(0, 4)}-01`, to: `${current.slice(0, 4)}-12` };
  return { from: lastCompetences(current, Number(period))[0] ?? addCompetence(current, -11), to: current };
};
