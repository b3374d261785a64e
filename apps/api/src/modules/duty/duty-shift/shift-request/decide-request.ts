import type { shiftRequest as contract } from '@esteto/contract/duty/shift-request';
import type { InputOf } from '@esteto/contract/endpoint';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { AppError, notFound } from '../../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../../platform/work/actor.ts';
import { refuseOverlap } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { groupFacts } from '../group-facts.ts';
import { CONSTRAINTS, doubleBooked } from '../schedule-step.ts';
import { correctClock } from '../shift-clock/correct-clock.ts';
import { endRequests } from './end-requests.ts';
import { tellAnswered, tellOver } from './request-news.ts';
import { judgeLegs, passOn, refuseJudged } from './request-write.ts';
import type { Locked } from './shift-request.repository.ts';
import * as requests from './shift-request.repository.ts';

// Decisions of the coordination by which shifts change hands, or their clock is corrected.

type Parts = Pick<Deps, 'work'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** The shifts go to whom the request names; what else was asked of them ends. */
export const approve =
  ({ work, notices }: Parts) =>
  (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.approve>): Promise<void> =>
    work(actor, async (tx) => {
      const locked = await requests.lockWithShifts(tx.db, requests.inScope(actor.group), { id, version });
      const words = await give(tx, notices, locked, reason);
      const step = { action: 'approve' as const, by: 'manager' as const, reason: words };
      const after = await tx.move(table, shiftRequestMachine, locked.request, step, { decision_reason: reason });
      await tellAnswered(tx, notices, after, 'aprovada');
    });

const give = async (tx: Tx, notices: Parts['notices'], locked: Locked, reason: string | null): Promise<string | null> => {
  const { request, shifts } = locked;
  const people = request.legs.flatMap(({ to_id }) => to_id ?? []);
  const facts = await groupFacts(tx.db, request.group_id, tx.today, tx.today, people);
  const words = refuseJudged(facts, await judgeLegs(tx.db, facts, shifts, request.legs), reason);
  if (request.type !== 'application') {
    await passOn(tx, request.legs, shifts, { by: 'manager', reason: words });
    await endOthers(tx, notices, locked, PASSED_ON);
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
  await endOthers(tx, notices, locked, 'A vaga ficou com outro profissional.');
  return words;
};

/** What was approved goes back to who had it, if they may still have it. */
export const undo =
  ({ work, notices }: Parts) =>
  (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.undo>): Promise<void> =>
    work(actor, async (tx) => {
      const locked = await requests.lockWithShifts(tx.db, requests.inScope(actor.group), { id, version });
      const { request: before, shifts } = locked;
      if (before.legs.some(({ from_id }) => from_id === null)) throw notBack();
      const back = before.legs.map((leg) => ({ ...leg, from_id: leg.to_id, to_id: leg.from_id }));
      const people = back.flatMap(({ to_id }) => to_id ?? []);
      const facts = await groupFacts(tx.db, before.group_id, tx.today, tx.today, people);
      refuseJudged(facts, await judgeLegs(tx.db, facts, shifts, back), reason);
      await passOn(tx, back, shifts, { by: 'manager', reason });
      await endOthers(tx, notices, locked, PASSED_ON);
      const step = { action: 'undo' as const, by: 'manager' as const, reason };
      const after = await tx.move(table, shiftRequestMachine, before, step, { decision_reason: reason });
      await tellAnswered(tx, notices, after, 'desfeita');
    });

/** The clock says what was asked for, by its own rules: as if the coordination had corrected it, in the same breath. */
export const approveClock =
  ({ work, notices }: Parts) =>
  (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.approveClock>): Promise<void> =>
    work(actor, async (tx) => {
      const { request, shifts, others, is_signed } = await requests.lockWithShifts(tx.db, requests.inScope(actor.group), { id, version });
      const [shift] = shifts;
      if (!shift || request.clock === null) throw notFound();
      const { in_at: _in, out_at: _out, ...times } = request.clock;
      await correctClock(tx, { shift, is_signed }, { ...times, reason: reason ?? request.justification ?? 'Ajuste de ponto' });
      const changes = others.filter(({ type }) => type !== 'clock_adjustment');
      await endOthers(tx, notices, { request, others: changes }, 'O plantão já começou.');
      const step = { action: 'approve' as const, by: 'manager' as const, reason };
      const after = await tx.move(table, shiftRequestMachine, request, step, { decision_reason: reason });
      await tellAnswered(tx, notices, after, 'aprovada');
    });

/** What else was asked of the same shifts is for nothing now. */
const endOthers = async (
  tx: Tx,
  notices: Parts['notices'],
  { request, others }: Pick<Locked, 'request' | 'others'>,
  body: string,
): Promise<void> => {
  const ended = await endRequests(tx, others, body);
  await tellOver(tx, notices, ended, { key: `shift-request-${request.id}-${request.version}`, body });
};

const PASSED_ON = 'O plantão passou a outra pessoa.';

const gone = (): AppError => new AppError(409, { message: 'A vaga não está mais anunciada.', code: 'place_gone' });

const notBack = (): AppError =>
  new AppError(422, { message: 'Retire o profissional pela escala: a vaga não tinha ninguém antes.', code: 'nobody_before' });
