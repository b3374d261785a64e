import type { Validity } from '../../../shared/date/validity.ts';

/** Cents below which no DARF is issued: the tax is added to that of the next period, under the same code. */
export type DarfTable = Validity & { smallest: number; source: string };

export const DARF_TABLES: readonly DarfTable[] = [{ from: '1997-01', until: null, smallest: 1000, source: 'Lei 9.430/1996, art. 68' }];
