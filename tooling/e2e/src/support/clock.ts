import { DEMO_DAY } from '@esteto/bench/demo-data';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';

// The journeys happen on one day, whatever the day is: the servers, the browsers and what a journey types agree on it.

/** Called once, before the workers are started: they are told by the environment. */
export const beginDay = (): void => {
  process.env['ESTETO_E2E_AHEAD_MS'] = String(Date.parse(DEMO_DAY) - Date.now());
};

/** How far the day of the journeys is ahead of the machine's clock. */
export const aheadMs = (): number => {
  const ahead = Number(process.env['ESTETO_E2E_AHEAD_MS'] ?? Number.NaN);
  if (Number.isNaN(ahead)) throw new Error('beginDay was not called');
  return ahead;
};

export const now = (): Date => new Date(Date.now() + aheadMs());

/** As 'YYYY-MM-DD', in São Paulo. */
export const today = (): string => inSaoPaulo(now()).date;

export const thisMonth = (): string => competenceOf(today());

/** The setting by which a server keeps the same time, and does nothing by the hour. */
export const clockSetting = (): { ESTETO_CLOCK: string } => ({ ESTETO_CLOCK: now().toISOString() });
