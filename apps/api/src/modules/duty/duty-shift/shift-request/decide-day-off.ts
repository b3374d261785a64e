import type { shiftRequest as contract } from '@esteto/contract/duty/shift-request';
import type { InputOf } from '@esteto/contract/endpoint';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { AppError, notFound } from '../../../../platform/http/app-error.ts';
import type { ManagerActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { type ShiftRequest, shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { leftBy } from '../duty-shift.repository.ts';
import { groupFacts } from '../group-facts.ts';
import { endRequestsOn } from './end-requests.ts';
import { insertDayOff, refusePast } from './other-requests.ts';
import { tellAnswered, tellOver } from './request-news.ts';
import * as requests from './shift-request.repository.ts';

// Days off that the coordination gives, asked for or by itself, and takes back.

type Parts = Pick<Deps, 'work'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** Most shifts that one day off frees. */
const MOST_FREED = 120;

export const approveDayOff =
  ({ work, notices }: Parts) =>
  (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.approveDayOff>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: requests.inScope(actor.group) });
      await free(tx, notices, actor, before);
      const after = await tx.move(table, shiftRequestMachine, before, { action: 'approve', by: 'manager', reason });
      await tellAnswered(tx, notices, after, 'aprovada');
    });

/** In the name of somebody who said so otherwise: asked for and decided in one breath, and told to them. */
export const grantDayOff =
  ({ work, notices }: Parts) =>
  (actor: ManagerActor, { body }: InputOf<typeof contract.grantDayOff>): Promise<{ id: number }> =>
    work(actor, async (tx) => {
      const { professional_id: requester_id, ...days } = body;
      const { group_id } = actor.group;
      const { credentials } = await groupFacts(tx.db, group_id, tx.today, tx.today, [requester_id]);
      if (credentials.every(({ status }) => status !== 'approved')) throw notFound();
      refusePast(days, tx.today);
      const request = await insertDayOff(tx, { ...days, group_id, requester_id });
      await free(tx, notices, actor, request);
      const step = { action: 'approve' as const, by: 'manager' as const, reason: days.justification };
      const after = await tx.move(table, shiftRequestMachine, request, step, { decision_reason: days.justification });
      await tellAnswered(tx, notices, after, 'dada pela coordenação');
      return { id: after.id };
    });

/** What was freed stays to be had: it may be somebody else's by now. */
export const undoDayOff =
  ({ work, notices }: Parts) =>
  (actor: ManagerActor, { id, body: { version, reason } }: InputOf<typeof contract.undoDayOff>): Promise<void> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: requests.inScope(actor.group) });
      if (!daysOf(before)) throw notFound();
      const step = { action: 'undo' as const, by: 'manager' as const, reason };
      const after = await tx.move(table, shiftRequestMachine, before, step, { decision_reason: reason });
      await tellAnswered(tx, notices, after, 'desfeita');
    });

/** The shifts of somebody who is given days off are to be had again. */
const free = async (tx: Tx, notices: Parts['notices'], { group }: ManagerActor, request: ShiftRequest): Promise<void> => {
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

type Days = { type: string; group_id: number; requester_id: number; starts_on: string | null; ends_on: string | null };

/** The days that a request for days off is about; null of every other request. */
export const daysOf = ({ type, group_id, requester_id, starts_on, ends_on }: Days): requests.DayOff | null =>
  type === 'day_off' && starts_on !== null && ends_on !== null ? { group_id, requester_id, starts_on, ends_on } : null;
