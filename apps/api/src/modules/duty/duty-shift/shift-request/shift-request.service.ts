import type { ShiftBrief } from '@esteto/contract/duty/shift-brief';
import type { shiftRequest as contract, ShiftRequestDetail } from '@esteto/contract/duty/shift-request';
import type { ShiftRequestRecord } from '@esteto/contract/duty/shift-request-record';
import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { proposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { dueShiftRequestAction, isPendingRequest, shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { recordHistory } from '../../../../platform/audit/record-history.ts';
import { AppError, notFound } from '../../../../platform/http/app-error.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { type ManagerActor, systemActor } from '../../../../platform/work/actor.ts';
import { refuseOverlap } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { type ShiftRequest, shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { leftBy } from '../duty-shift.repository.ts';
import { groupFacts } from '../group-facts.ts';
import { CONSTRAINTS, doubleBooked } from '../schedule-step.ts';
import { correctClock } from '../shift-clock/correct-clock.ts';
import { endRequests, endRequestsOn } from './end-requests.ts';
import { insertDayOff, refusePast } from './other-requests.ts';
import { tellAnswered, tellOver } from './request-news.ts';
import { judgeLegs, nameOf, passOn, refuseJudged, release } from './request-write.ts';
import type { Locked } from './shift-request.repository.ts';
import * as requests from './shift-request.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** Most shifts that one day off frees. */
const MOST_FREED = 120;

/** What professionals ask about their shifts, decided by who coordinates them. */
export const shiftRequestService = ({ db, work, clock, notices }: Parts) => {
  const locked = (tx: Tx, { group }: ManagerActor, id: number, version: number): Promise<ShiftRequest> =>
    tx.lock(table, { id, version, scope: requests.inScope(group) });

  /** The shifts of somebody who is given days off are to be had again. */
  const free = async (tx: Tx, { group }: ManagerActor, request: ShiftRequest): Promise<void> => {
    const days = daysOf(request);
    if (!days) throw notFound();
    const rows = await tx.lockAll(dutyShifts, { scope: requests.heldWithin(days), most: MOST_FREED });
    if (rows.some(({ unit_id }) => group.unit_ids?.includes(unit_id) === false))
      throw new AppError(422, {
        message: 'Há plantões de outras unidades nestes dias: quem coordena todas elas decide.',
        code: 'other_units',
      });
    if (rows.some(({ status }) => status === 'in_swap'))
      throw new AppError(422, { message: 'Há uma troca em andamento nestes dias: decida sobre ela antes.', code: 'swap_pending' });
    const step = { action: 'unassign' as const, by: 'manager' as const, reason: 'Folga' };
    await tx.moveAll(dutyShifts, dutyShiftMachine, rows, step, (shift) => ({ professional_id: null, ...leftBy(shift) }));
    const body = 'O profissional ganhou folga neste dia.';
    const ended = await endRequestsOn(
      tx,
      rows.map(({ id }) => id),
      body,
      { clock: true },
    );
    await tellOver(tx, notices, ended, { key: `shift-request-${request.id}-${request.version}`, body });
  };

  /** What else was asked of the same shifts is for nothing now. */
  const endOthers = async (tx: Tx, { request, others }: Pick<Locked, 'request' | 'others'>, body: string): Promise<void> => {
    const ended = await endRequests(tx, others, body);
    await tellOver(tx, notices, ended, { key: `shift-request-${request.id}-${request.version}`, body });
  };

  const give = async (tx: Tx, found: Locked, reason: string | null): Promise<string | null> => {
    const { request, shifts } = found;
    const people = request.legs.flatMap(({ to_id }) => to_id ?? []);
    const facts = await groupFacts(tx.db, request.group_id, tx.today, tx.today, people);
    const words = refuseJudged(facts, await judgeLegs(tx.db, facts, shifts, request.legs), reason);
    if (request.type !== 'application') {
      await passOn(tx, request.legs, shifts, { by: 'manager', reason: words });
      await endOthers(tx, found, PASSED_ON);
      return words;
    }
    const [place] = shifts;
    if (!place) throw gone();
    await refuseOverlap(CONSTRAINTS, doubleBooked, () =>
      tx.move(
        dutyShifts,
        dutyShiftMachine,
        place,
        { action: 'take', by: 'manager', reason: words },
        { professional_id: request.requester_id },
      ),
    );
    await endOthers(tx, found, 'A vaga ficou com outro profissional.');
    return words;
  };

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

    approve: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.approve>): Promise<void> =>
      work(actor, async (tx) => {
        const found = await requests.lockWithShifts(tx.db, requests.inScope(actor.group), { id, version });
        const words = await give(tx, found, reason);
        const step = { action: 'approve' as const, by: 'manager' as const, reason: words };
        const after = await tx.move(table, shiftRequestMachine, found.request, step, { decision_reason: reason });
        await tellAnswered(tx, notices, after, 'aprovada');
      }),

    approveDayOff: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.approveDayOff>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await locked(tx, actor, id, version);
        await free(tx, actor, before);
        const after = await tx.move(table, shiftRequestMachine, before, { action: 'approve', by: 'manager', reason });
        await tellAnswered(tx, notices, after, 'aprovada');
      }),

    freed: async (
      { group }: ManagerActor,
      { professional_id, starts_on, ends_on }: InputOf<typeof contract.freed>,
    ): Promise<ShiftBrief[]> => requests.freedBy(db, { group_id: group.group_id, requester_id: professional_id, starts_on, ends_on }),

    /** In the name of somebody who said so otherwise: asked for and decided in one breath, and told to them. */
    grantDayOff: (actor: ManagerActor, { body }: InputOf<typeof contract.grantDayOff>): Promise<{ id: number }> =>
      work(actor, async (tx) => {
        const { professional_id: requester_id, ...days } = body;
        const { group_id } = actor.group;
        const { credentials } = await groupFacts(tx.db, group_id, tx.today, tx.today, [requester_id]);
        if (credentials.every(({ status }) => status !== 'approved')) throw notFound();
        refusePast(days, tx.today);
        const asked = await insertDayOff(tx, { ...days, group_id, requester_id });
        await free(tx, actor, asked);
        const step = { action: 'approve' as const, by: 'manager' as const, reason: days.justification };
        const after = await tx.move(table, shiftRequestMachine, asked, step, { decision_reason: days.justification });
        await tellAnswered(tx, notices, after, 'dada pela coordenação');
        return { id: after.id };
      }),

    /** The clock says what was asked for, by its own rules: as if the coordination had corrected it, in the same breath. */
    approveClock: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.approveClock>): Promise<void> =>
      work(actor, async (tx) => {
        const { request, shifts, others, is_signed } = await requests.lockWithShifts(tx.db, requests.inScope(actor.group), { id, version });
        const [shift] = shifts;
        if (!shift || request.clock === null) throw notFound();
        const { in_at: _in, out_at: _out, ...times } = request.clock;
        await correctClock(tx, { shift, is_signed }, { ...times, reason: reason ?? request.justification ?? 'Ajuste de ponto' });
        const changes = others.filter(({ type }) => type !== 'clock_adjustment');
        await endOthers(tx, { request, others: changes }, 'O plantão já começou.');
        const step = { action: 'approve' as const, by: 'manager' as const, reason };
        const after = await tx.move(table, shiftRequestMachine, request, step, { decision_reason: reason });
        await tellAnswered(tx, notices, after, 'aprovada');
      }),

    refuse: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.refuse>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await locked(tx, actor, id, version);
        const legs = await release(tx, before);
        const step = { action: 'refuse' as const, by: 'manager' as const, reason };
        const after = await tx.move(table, shiftRequestMachine, before, step, { legs, decision_reason: reason });
        await tellAnswered(tx, notices, after, 'recusada');
      }),

    /** What was approved goes back to who had it, if they may still have it. */
    undo: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.undo>): Promise<void> =>
      work(actor, async (tx) => {
        const found = await requests.lockWithShifts(tx.db, requests.inScope(actor.group), { id, version });
        const { request: before, shifts } = found;
        if (before.legs.some(({ from_id }) => from_id === null)) throw notBack();
        const back = before.legs.map((leg) => ({ ...leg, from_id: leg.to_id, to_id: leg.from_id }));
        const people = back.flatMap(({ to_id }) => to_id ?? []);
        const facts = await groupFacts(tx.db, before.group_id, tx.today, tx.today, people);
        refuseJudged(facts, await judgeLegs(tx.db, facts, shifts, back), reason);
        await passOn(tx, back, shifts, { by: 'manager', reason });
        await endOthers(tx, found, PASSED_ON);
        const step = { action: 'undo' as const, by: 'manager' as const, reason };
        const after = await tx.move(table, shiftRequestMachine, before, step, { decision_reason: reason });
        await tellAnswered(tx, notices, after, 'desfeita');
      }),

    /** What was freed stays to be had: it may be somebody else's by now. */
    undoDayOff: (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.undoDayOff>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await locked(tx, actor, id, version);
        if (!daysOf(before)) throw notFound();
        const step = { action: 'undo' as const, by: 'manager' as const, reason };
        const after = await tx.move(table, shiftRequestMachine, before, step, { decision_reason: reason });
        await tellAnswered(tx, notices, after, 'desfeita');
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

const PASSED_ON = 'O plantão passou a outra pessoa.';

const gone = (): AppError => new AppError(409, { message: 'A vaga não está mais anunciada.', code: 'place_gone' });

const notBack = (): AppError =>
  new AppError(422, { message: 'Retire o profissional pela escala: a vaga não tinha ninguém antes.', code: 'nobody_before' });

type Days = { type: string; group_id: number; requester_id: number; starts_on: string | null; ends_on: string | null };

const daysOf = ({ type, group_id, requester_id, starts_on, ends_on }: Days): requests.DayOff | null =>
  type === 'day_off' && starts_on !== null && ends_on !== null ? { group_id, requester_id, starts_on, ends_on } : null;
