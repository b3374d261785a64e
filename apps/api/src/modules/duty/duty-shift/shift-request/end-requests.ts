import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { PENDING_REQUESTS, shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import { and, arrayOverlaps, inArray, ne, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import type { ShiftRequest } from '../../../../tables/duty-shift/shift-request.tables.ts';
import { shiftRequests } from '../../../../tables/duty-shift/shift-request.tables.ts';
import { publishedHere } from '../duty-shift.repository.ts';

const MOST_REQUESTS = 5_000;

/** Requests about these shifts that nobody has decided on. */
export const pendingOn = (shift_ids: readonly number[]): SQL | undefined =>
  and(inArray(shiftRequests.status, [...PENDING_REQUESTS]), arrayOverlaps(shiftRequests.shift_ids, [...shift_ids]));

/** What can no longer be decided on ends, and gives back what it holds. Answers what ended. */
export const endRequests = async (tx: Tx, waiting: readonly ShiftRequest[], reason: string): Promise<readonly ShiftRequest[]> => {
  const was = new Map(waiting.flatMap(({ legs }) => legs.flatMap((leg) => (leg.was === null ? [] : [[leg.shift_id, leg.was] as const]))));
  if (was.size > 0) {
    const rows = await tx.lockAll(dutyShifts, { scope: publishedHere(null, [...was.keys()]), most: was.size });
    const held = rows.filter(({ status }) => status === 'in_swap');
    await tx.moveAll(dutyShifts, dutyShiftMachine, held, { action: 'end_swap', by: 'system', before: ({ id }) => was.get(id) ?? null });
  }
  await tx.moveAll(shiftRequests, shiftRequestMachine, waiting, { action: 'refuse', by: 'system', reason }, { decision_reason: reason });
  return waiting;
};

/** The same of all that waits on these shifts: they are no longer to be had, or are others'. `clock`: also what their clock should say. */
export const endRequestsOn = async (
  tx: Tx,
  shift_ids: readonly number[],
  reason: string,
  { clock }: { clock: boolean },
): Promise<readonly ShiftRequest[]> => {
  if (shift_ids.length === 0) return [];
  const waiting = await tx.lockAll(shiftRequests, {
    scope: and(pendingOn(shift_ids), clock ? undefined : ne(shiftRequests.type, 'clock_adjustment')),
    most: MOST_REQUESTS,
  });
  return endRequests(tx, waiting, reason);
};
