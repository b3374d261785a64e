import type { ownRequest as contract } from '@esteto/contract/duty/own-request';
import type { InputOf } from '@esteto/contract/endpoint';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { changeableUntil, partiesOf } from '@esteto/domain/duty/shift-request/request-legs';
import type { Deps } from '../../../../deps.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { commitmentsOf } from '../commitments.repository.ts';
import type { DutyShift } from '../duty-shift.repository.ts';
import { type GroupFacts, groupFacts } from '../group-facts.ts';
import { horizon, judge } from '../shift-judgement.ts';
import { legsOf, refuseForProposal, refuseUnasked, shiftIdsOf } from './proposal.ts';
import { shiftInWords, tellAsked } from './request-news.ts';
import { hold, judgeLegs, lockShifts } from './request-write.ts';

type Parts = Pick<Deps, 'work'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** A professional asks for a change of their shifts: the colleagues whom it takes are told, or, where anybody may cover, all who could. */
export const propose =
  ({ work, notices }: Parts) =>
  (actor: CompanyActor, { body }: InputOf<typeof contract.propose>): Promise<{ id: number }> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const shifts = await lockShifts(tx, null, shiftIdsOf(body));
      const legs = legsOf(body, shifts, user.id);
      const [first, ...others] = legs;
      const mine = shifts.find(({ id }) => id === body.from_shift_id);
      if (!first || !mine) throw notFound();
      const { group_id } = mine;
      const party_ids = partiesOf(legs, user.id);
      const named = [...party_ids, body.counterpart_id ?? []].flat();
      const isOpen = body.type === 'coverage';
      const facts = await groupFacts(tx.db, group_id, tx.today, tx.today, isOpen ? 'all' : [user.id, ...named]);
      if (named.some((id) => !facts.credentials.some((one) => one.professional_id === id))) throw notFound();
      const moved = shifts.filter(({ id }) => legs.some(({ shift_id }) => shift_id === id));
      refuseUnasked(facts, body, tx.now, moved);
      refuseForProposal(await judgeLegs(tx.db, facts, moved, legs), user.id, body);
      const held = await hold(tx, first, mine);
      const request = await tx.insert(
        table,
        {
          group_id,
          type: body.type,
          requester_id: user.id,
          party_ids,
          accepted_ids: [],
          shift_ids: legs.map(({ shift_id }) => shift_id),
          legs: [held, ...others],
          justification: body.justification,
          value_difference: body.value_difference,
          expires_at: changeableUntil(
            moved.map(({ start_at }) => start_at),
            facts.rules,
          ),
          decision_reason: null,
          status: 'proposed',
        },
        { action: 'shift_request.proposed', reason: body.justification },
      );
      const candidates = isOpen ? await mayCover(tx, facts, mine, user.id) : party_ids;
      await tellAsked(tx, notices, request, candidates, {
        title: `${user.name} ${ASKS[body.type]}`,
        body: `${shiftInWords(facts, mine)}. Responda em Minhas solicitações.`,
      });
      return { id: request.id };
    });

const ASKS = { swap: 'quer trocar um plantão com você', handover: 'quer passar um plantão a você', coverage: 'pede cobertura' } as const;

/** The people of the group whom nothing keeps from taking a shift. */
const mayCover = async (tx: Tx, facts: GroupFacts, shift: DutyShift, own_id: number): Promise<number[]> => {
  const people = facts.credentials.map(({ professional_id }) => professional_id).filter((id) => id !== own_id);
  const commitments = await commitmentsOf(tx.db, facts.id, people, horizon(facts, shift.starts_on, shift.starts_on));
  return people.filter((id) => !isBlocked(judge({ facts, credentials: facts.credentials, commitments }, shift, id)));
};
