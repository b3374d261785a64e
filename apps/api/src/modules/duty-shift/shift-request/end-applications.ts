import { PENDING_REQUESTS, shiftRequestMachine } from '@esteto/domain/shift-request/shift-request-life';
import { and, arrayOverlaps, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/work/work.ts';
import { shiftRequests } from './shift-request.tables.ts';

const MOST_APPLICATIONS = 5_000;

/** The applications to these places that nobody has decided on: the places are no longer to be had. Answers who had applied. */
export const endApplications = async (tx: Tx, shift_ids: readonly number[], reason: string, kept?: number): Promise<number[]> => {
  if (shift_ids.length === 0) return [];
  const waiting = await tx.lockAll(shiftRequests, {
    scope: and(
      eq(shiftRequests.type, 'application'),
      inArray(shiftRequests.status, [...PENDING_REQUESTS]),
      arrayOverlaps(shiftRequests.shift_ids, [...shift_ids]),
      kept === undefined ? undefined : ne(shiftRequests.id, kept),
    ),
    most: MOST_APPLICATIONS,
  });
  await tx.moveAll(shiftRequests, shiftRequestMachine, waiting, { action: 'refuse', by: 'system', reason }, { decision_reason: reason });
  return waiting.map(({ requester_id }) => requester_id);
};
