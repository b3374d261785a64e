import type { Unreached } from '../../../../tables/invoice/invoice-email.tables.ts';

/** 'ana@hospital.test: A caixa de entrada está cheia.', one after the other. */
export const unreachedWords = (unreached: readonly Unreached[]): string =>
  unreached.map(({ email, reason }) => `${email}: ${reason}`).join(' ');
