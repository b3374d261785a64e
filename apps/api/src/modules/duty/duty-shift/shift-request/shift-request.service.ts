import type { ShiftBrief } from '@esteto/contract/duty/shift-brief';
import type { shiftRequest as contract, ShiftRequestDetail } from '@esteto/contract/duty/shift-request';
import type { ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';
import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import { proposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { dueShiftRequestAction, isPendingRequest, shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { recordHistory } from '../../../../platform/audit/record-history.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { type ManagerActor, systemActor } from '../../../../platform/work/actor.ts';
import { shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { groupFacts } from '../group-facts.ts';
import { approveDayOff, daysOf, grantDayOff, undoDayOff } from './decide-day-off.ts';
import { approve, approveClock, undo } from './decide-request.ts';
import { tellAnswered } from './request-news.ts';
import { judgeLegs, nameOf, release } from './request-write.ts';
import * as requests from './shift-request.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** What professionals ask about their shifts, decided by who coordinates them. */
export const shiftRequestService = ({ db, work, clock, notices }: Parts) => {
  const parts = { work, notices };

  return {
    list: ({ group }: ManagerActor, input: InputOf<typeof contract.list>): Promise<Page<ShiftRequestRecord>> =>
      requests.list(db, group, input),

    waiting: async ({ group }: ManagerActor): Promise<{ count: number }> => ({ count: await requests.waiting(db, group) }),

    detail: async ({ group }: ManagerActor, { id }: { id: number }): Promise<ShiftRequestDetail> => {
      const record = await requests.detail(db, requests.inScope(group), id);
      const none = { ...record, findings: [], freed: [] };
      if (!isPendingRequest(record.status) || record.type === 'clock_adjustment') return none;
      const days = daysOf(record);
      if (days) return { ...none, freed: await requests.freedBy(db, days) };
      const legs = record.legs.map(({ shift, from_id, to_id }) => ({ shift_id: shift.id, from_id, to_id, was: null }));
      const shifts = record.legs.map(({ shift }) => shift);
      const people = legs.flatMap(({ to_id }) => to_id ?? []);
      const facts = await groupFacts(db, group.group_id, clock.today(), clock.today(), people);
      const judged = await judgeLegs(db, facts, shifts, legs);
      const findings = judged.map(({ professional_id, ...one }) => ({ ...one, professional_name: nameOf(facts, professional_id) }));
      return { ...none, findings };
    },

    history: async ({ group }: ManagerActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
      await requests.detail(db, requests.inScope(group), id);
      return recordHistory(db, { type: 'shift_request', id }, proposalForm);
    },

    approve: approve(parts),
    undo: undo(parts),
    approveClock: approveClock(parts),
    approveDayOff: approveDayOff(parts),
    grantDayOff: grantDayOff(parts),
    undoDayOff: undoDayOff(parts),

    freed: async (
      { group }: ManagerActor,
      { professional_id, starts_on, ends_on }: InputOf<typeof contract.freed>,
    ): Promise<ShiftBrief[]> => requests.freedBy(db, { group_id: group.group_id, requester_id: professional_id, starts_on, ends_on }),

    refuse: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.refuse>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: requests.inScope(actor.group) });
        const legs = await release(tx, before);
        const step = { action: 'refuse' as const, by: 'manager' as const, reason };
        const after = await tx.move(table, shiftRequestMachine, before, step, { legs, decision_reason: reason });
        await tellAnswered(tx, notices, after, 'recusada');
      }),

    /** Requests that nobody decided on in time end, and give back the shifts that they hold. A job. */
    expire: async (jobId: string): Promise<void> => {
      const due = await requests.dueBy(db, clock.now().toISOString());
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
  };
};
