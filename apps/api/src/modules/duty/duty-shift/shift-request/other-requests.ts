import type { ownRequest as contract } from '@esteto/contract/duty/own-request';
import type { InputOf } from '@esteto/contract/endpoint';
import { correctionProblem, reviewProblem } from '@esteto/domain/duty/duty-shift/clock';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { instantAt } from '@esteto/domain/duty/duty-shift/shift-time';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { Values } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type ShiftRequest, shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { groupFacts } from '../group-facts.ts';
import { refuseWithoutWords } from './proposal.ts';
import { tellCoordination } from './request-news.ts';
import { lockShifts } from './request-write.ts';

type Parts = Pick<Deps, 'work'> & { notices: Pick<NoticeService, 'tellPeople'> };

type AskedDays = Pick<Values<typeof table>, 'group_id' | 'requester_id' | 'starts_on' | 'ends_on' | 'justification'>;

/** A day off that waits for the coordination. */
export const insertDayOff = (tx: Tx, days: AskedDays): Promise<ShiftRequest> =>
  tx.insert(
    table,
    { ...NOTHING_ASKED, ...days, type: 'day_off', shift_ids: [], legs: [], status: 'awaiting_coordination' },
    { action: 'shift_request.proposed', reason: days.justification },
  );

export const refusePast = ({ starts_on }: { starts_on: string }, today: string): void => {
  if (starts_on < today) throw invalid({ starts_on: 'De: escolha um dia a partir de hoje.' });
};

/** What no colleague has a word in: days off, and what the clock should say. The coordination decides. */
export const otherRequests = ({ work, notices }: Parts) => ({
  askDayOff: (actor: CompanyActor, { id: group_id, body: days }: InputOf<typeof contract.askDayOff>): Promise<{ id: number }> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const facts = await groupFacts(tx.db, group_id, tx.today, tx.today, [user.id]);
      if (facts.credentials.every(({ status }) => status !== 'approved')) throw notFound();
      refusePast(days, tx.today);
      refuseWithoutWords(facts, days.justification);
      const request = await insertDayOff(tx, { ...days, group_id, requester_id: user.id });
      await tellCoordination(tx, notices, facts, request, []);
      return { id: request.id };
    }),

  askClock: (actor: CompanyActor, { id: shift_id, body }: InputOf<typeof contract.askClock>): Promise<{ id: number }> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const { justification, ...times } = body;
      const [shift] = await lockShifts(tx, null, [shift_id]);
      if (shift?.professional_id !== user.id) throw notFound();
      const facts = await groupFacts(tx.db, shift.group_id, tx.today, tx.today);
      const in_at = instantAt(facts.timezone, times.in_on, times.in_time);
      const out_at = instantAt(facts.timezone, times.out_on, times.out_time);
      const problem = correctionProblem({ in_at, out_at }, shift, tx.now);
      if (problem !== null) throw invalid({ out_time: problem });
      const fixed = reviewProblem(shift.starts_on, tx.today, facts.rules);
      if (fixed !== null || !dutyShiftMachine.legalActions(shift.status, 'manager').includes('correct'))
        throw new AppError(422, { message: fixed ?? 'O ponto deste plantão não se corrige agora.', code: 'clock_fixed' });
      const request = await tx.insert(
        table,
        {
          ...NOTHING_ASKED,
          group_id: shift.group_id,
          type: 'clock_adjustment',
          requester_id: user.id,
          shift_ids: [shift_id],
          legs: [{ shift_id, from_id: user.id, to_id: user.id, was: null }],
          clock: { ...times, in_at, out_at },
          justification,
          status: 'awaiting_coordination',
        },
        { action: 'shift_request.proposed', reason: justification },
      );
      await tellCoordination(tx, notices, facts, request, [shift]);
      return { id: request.id };
    }),
});

/** What most requests leave open. */
const NOTHING_ASKED = { party_ids: [], accepted_ids: [], value_difference: null, expires_at: null, decision_reason: null };
