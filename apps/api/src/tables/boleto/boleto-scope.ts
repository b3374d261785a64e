import { OPEN_BOLETOS } from '@esteto/domain/money/boleto/boleto-life';
import { and, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { boletos } from './boleto.tables.ts';

/** What a person sees of some companies' boletos: those of the companies, and the guides of their own tax, whichever company these are looked after with. */
export const seenBoletos = (company_ids: readonly number[], person_id: number): SQL | undefined =>
  or(and(inArray(boletos.company_id, [...company_ids]), isNull(boletos.taxpayer_id)), eq(boletos.taxpayer_id, person_id));

/** Those that stand: neither cancelled nor never made. */
export const isInForce: SQL = notInArray(boletos.status, ['canceled', 'generation_failed', 'validation_failed']);

/** Money is still expected for them. */
export const isUnpaid: SQL = inArray(boletos.status, [...OPEN_BOLETOS]);
