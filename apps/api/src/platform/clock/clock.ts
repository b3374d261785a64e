import { inSaoPaulo } from '@esteto/domain/shared/date/date';

/** The only source of 'now' and 'today' in the server; tests and the demo data set their own. */
export type Clock = { now(): Date; today(): string };

export const clockFrom = (now: () => Date): Clock => ({ now, today: () => inSaoPaulo(now()).date });

export const systemClock: Clock = clockFrom(() => new Date());
