import { addDays } from '../../shared/date/date.ts';
import { object, oneOf } from '../../shared/schema/fields.ts';

/** Periods of a funnel: it counts those who came in the last so many days. */
export const FUNNEL_PERIODS = ['30', '90', '365'] as const;
export type FunnelPeriod = (typeof FUNNEL_PERIODS)[number];

export const funnelPeriodLabel: Record<FunnelPeriod, string> = {
  '30': 'Últimos 30 dias',
  '90': 'Últimos 90 dias',
  '365': 'Último ano',
};

export const DEFAULT_FUNNEL_PERIOD: FunnelPeriod = '90';

/** The first day of a period that ends `today`, both included. */
export const funnelStart = (period: FunnelPeriod, today: string): string => addDays(today, 1 - Number(period));

export const funnelQuery = object({ period: oneOf('Período', FUNNEL_PERIODS, funnelPeriodLabel) });
