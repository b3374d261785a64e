import { dueShiftRequestAction, shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { systemActor } from '../../../../platform/work/actor.ts';
import { shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { tellAnswered } from './request-news.ts';
import { release } from './request-write.ts';
import { dueBy } from './shift-request.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** Requests that nobody decided on in time end, and give back the shifts that they hold. */
export const requestExpiry = ({ db, work, clock, notices }: Parts) => ({
  run: async (jobId: string): Promise<void> => {
    const due = await dueBy(db, clock.now().toISOString());
    await each('shift requests', due, (id) =>
      work(systemActor(jobId), async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: undefined });
        const action = dueShiftRequestAction(before, tx.now);
        if (action === null) return;
        const legs = await release(tx, before);
        const after = await tx.move(table, shiftRequestMachine, before, { action, by: 'system' }, { legs });
        await tellAnswered(tx, notices, after, 'expirou sem decisão');
      }),
    );
  },
});
