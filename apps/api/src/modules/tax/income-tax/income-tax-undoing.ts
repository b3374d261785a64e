import { incomeTaxMachine, isDelivered } from '@esteto/domain/tax/income-tax/income-tax-life';
import { INCOME_TAX_STATUSES, type IncomeTaxStatus } from '@esteto/domain/tax/income-tax/income-tax-status';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { incomeTaxes as table } from '../../../tables/income-tax/income-tax.tables.ts';
import { events } from '../../../tables/platform/audit.tables.ts';
import type { IncomeTaxQuotaService } from './quota/income-tax-quota.service.ts';
import { deadlinesOf } from './year/income-tax-year.repository.ts';

type Return = Row<typeof table>;

/** Nothing of the tax office is known of a return that did not go there; refused where what came of it says that it did. */
export const notDelivered = (before: Return) => {
  if (before.refund_received_on !== null)
    throw new AppError(422, { message: 'A restituição desta declaração já chegou: ela foi entregue.', code: 'refund_received' });
  return { transmitted_at: null, ecac_status: null, receipt_number: null };
};

/** Until when a return that is made again is delivered: by the day of its year as it is by now; one with a day of its own keeps it. One statement. */
export const deadlineAgain = async (tx: Tx, { exercise_year, deadline }: Return): Promise<string> => {
  const year = await deadlinesOf(tx.db, exercise_year);
  return year.former.includes(deadline) ? year.deadline : deadline;
};

/** Where a return goes whose delivery was noted by mistake: what its person approved waits to be sent; one of another office is not there at all. */
export const placeWithoutDelivery = ({ approved_at }: Return): IncomeTaxStatus =>
  approved_at === null ? 'cancelled' : 'awaiting_approval';

/**
 * What follows where a delivery is taken back: the return of which it took the place stands again as it stood, unless another delivered one took it too, and
 * what waits to be paid is that one's, or nothing. What was paid stays paid. Refused (422) where the former one is finished.
 */
export const afterTakingBack = async (incomeTaxQuotas: IncomeTaxQuotaService, tx: Tx, after: Return): Promise<void> => {
  const nothing = { ...after, result: null };
  if (after.rectifies_id === null) return incomeTaxQuotas.settle(tx, nothing);
  const other = await otherAmending(tx.db, after.rectifies_id, after.id);
  if (other) return incomeTaxQuotas.settle(tx, other);
  const former = await tx.lock(table, { id: after.rectifies_id, version: null, scope: undefined });
  if (former.status === 'finished') {
    const message = `A declaração nº ${former.id}, que esta retificou, já foi finalizada.`;
    throw new AppError(422, { message, code: 'former_finished' });
  }
  if (former.status !== 'amended') return incomeTaxQuotas.settle(tx, nothing);
  const before = await statusBeforeAmended(tx.db, former.id);
  const reason = `Transmissão da retificadora nº ${after.id} desfeita`;
  await incomeTaxQuotas.settle(tx, await tx.move(table, incomeTaxMachine, former, { action: 'stand_again', by: 'staff', before, reason }));
};

/** Another return that is delivered and takes the place of the same one; the newest. */
const otherAmending = async (db: Reader, rectifies_id: number, id: number): Promise<Return | undefined> => {
  const delivered = INCOME_TAX_STATUSES.filter(isDelivered);
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.rectifies_id, rectifies_id), ne(table.id, id), inArray(table.status, delivered)))
    .orderBy(desc(table.id))
    .limit(1);
  return row;
};

/** As the log tells it; null where it does not. */
const statusBeforeAmended = async (db: Reader, id: number): Promise<IncomeTaxStatus | null> => {
  const [row] = await db
    .select({ status: sql<string | null>`jsonb_path_query_first(${events.changes}, '$[*] ? (@.path == "status").old') #>> '{}'` })
    .from(events)
    .where(and(eq(events.entity_type, 'income_tax'), eq(events.entity_id, id), eq(events.action, 'income_tax.amended')))
    .orderBy(desc(events.id))
    .limit(1);
  return INCOME_TAX_STATUSES.find((status) => status === row?.status) ?? null;
};
