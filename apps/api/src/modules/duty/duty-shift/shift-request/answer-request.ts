import type { ownRequest as contract } from '@esteto/contract/duty/own-request';
import type { InputOf } from '@esteto/contract/endpoint';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { awaitedOf, changeableUntil, partiesOf, type RequestLeg } from '@esteto/domain/duty/shift-request/request-legs';
import { shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { legalWay } from '../../../../platform/work/move.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { DutyShift } from '../duty-shift.repository.ts';
import { type GroupFacts, groupFacts } from '../group-facts.ts';
import { endRequests } from './end-requests.ts';
import { isChangeable } from './proposal.ts';
import { tellAnswered, tellAsked, tellCoordination, tellOver } from './request-news.ts';
import { hold, type JudgedLeg, judgeLegs, lockShifts, nameOf, passOn } from './request-write.ts';
import * as requests from './shift-request.repository.ts';

// Answers of those whom a request takes: they accept it as it is, or propose something else instead.

type Parts = Pick<Deps, 'work'> & { notices: Pick<NoticeService, 'tellPeople'> };

export type Seen = { id: number; body: { version: number } };

export const notYours = (): AppError => new AppError(422, { message: 'Esta solicitação não espera por você.', code: 'request_not_yours' });

/** One more word for the request; with the last of them it is submitted. */
export const accept =
  ({ work, notices }: Parts) =>
  (actor: CompanyActor, input: Seen): Promise<void> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const locked = await requests.lockWithShifts(tx.db, requests.concerning(tx.db, user.id), { id: input.id, ...input.body });
      const { request: before, shifts, others } = locked;
      const covers = before.type === 'coverage' && before.requester_id !== user.id;
      const by = before.requester_id === user.id ? ('requester' as const) : ('counterpart' as const);
      // A proposal is accepted by the colleagues; what a colleague proposed instead, by who asked first.
      if ((by === 'requester') !== (before.status === 'counter_proposed') || before.accepted_ids.includes(user.id)) throw notYours();
      // The first word of a chain moves nothing yet: whether it may still be given is asked before.
      legalWay(shiftRequestMachine, before.status, { action: 'accept', by });
      const legs = covers ? before.legs.map((leg) => ({ ...leg, to_id: user.id })) : before.legs;
      const party_ids = partiesOf(legs, before.requester_id);
      const facts = await groupFacts(tx.db, before.group_id, tx.today, tx.today, [before.requester_id, ...party_ids]);
      const judged = await judgeLegs(tx.db, facts, shifts, legs);
      refuseOwn(judged, user.id);
      const accepted_ids = [...before.accepted_ids, user.id];
      const values = { party_ids, accepted_ids, legs: await holdOwn(tx, legs, shifts, user.id) };
      if (awaitedOf(party_ids, accepted_ids).length > 0) {
        await tx.change(table, before, values, { action: 'shift_request.joined', reason: knownOf(facts, judged) });
        return;
      }
      const step = { action: 'accept' as const, by, reason: knownOf(facts, judged) };
      const after = await tx.move(table, shiftRequestMachine, before, step, values);
      const now = shifts.map((shift) =>
        values.legs.some((leg) => leg.shift_id === shift.id && leg.was) ? { ...shift, status: 'in_swap' as const } : shift,
      );
      await submit(tx, notices, facts, { request: after, shifts: now, others }, judged);
    });

/** The last word is given: the coordination decides, or nobody has to. */
const submit = async (
  tx: Tx,
  notices: Parts['notices'],
  facts: GroupFacts,
  { request, shifts, others }: Omit<requests.Locked, 'is_signed'>,
  judged: readonly JudgedLeg[],
) => {
  const isFine = judged.every(({ findings }) => findings.length === 0);
  if (facts.rules.swap_needs_approval || !isFine) return tellCoordination(tx, notices, facts, request, shifts);
  await passOn(tx, request.legs, shifts, { by: 'system', reason: null });
  const body = 'O plantão passou a outra pessoa.';
  await tellOver(tx, notices, await endRequests(tx, others, body), { key: `shift-request-${request.id}-${request.version}`, body });
  const approved = await tx.move(table, shiftRequestMachine, request, { action: 'approve', by: 'system' });
  return tellAnswered(tx, notices, approved, 'aprovada');
};

/** A colleague proposes another shift or another difference, and waits for the word of who asked first. */
export const counter =
  ({ work, notices }: Parts) =>
  (actor: CompanyActor, { id, body: { version, ...body } }: InputOf<typeof contract.counter>): Promise<void> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const before = await tx.lock(table, { id, version, scope: requests.concerning(tx.db, user.id) });
      const [other, ...more] = before.party_ids;
      if (other !== user.id || more.length > 0) throw notYours();
      const changes = before.type === 'swap' && body.to_shift_id !== null && !before.shift_ids.includes(body.to_shift_id);
      const legs = before.legs.map((leg) =>
        changes && leg.from_id === user.id && body.to_shift_id !== null ? { ...leg, shift_id: body.to_shift_id } : leg,
      );
      const shift_ids = legs.map(({ shift_id }) => shift_id);
      const named = [...new Set([...shift_ids, body.to_shift_id ?? []].flat())];
      const shifts = await lockShifts(tx, before.group_id, named);
      if (
        shifts.length < named.length ||
        legs.some(({ shift_id, from_id }) => shifts.find((one) => one.id === shift_id)?.professional_id !== from_id)
      )
        throw notFound();
      const facts = await groupFacts(tx.db, before.group_id, tx.today, tx.today, [before.requester_id, user.id]);
      if (shifts.some((shift) => shift.id === body.to_shift_id && !isChangeable(shift)))
        throw invalid({ to_shift_id: 'Este plantão não pode ser trocado agora.' });
      const moved = shifts.filter((shift) => shift_ids.includes(shift.id));
      const judged = await judgeLegs(tx.db, facts, moved, legs);
      refuseOwn(judged, user.id);
      if (judged.some(({ findings }) => isBlocked(findings))) throw invalid({ to_shift_id: 'Quem pediu não pode assumir este plantão.' });
      const after = await tx.move(
        table,
        shiftRequestMachine,
        before,
        { action: 'counter', by: 'counterpart', reason: body.justification },
        {
          legs,
          shift_ids,
          accepted_ids: [user.id],
          value_difference: body.value_difference ?? before.value_difference,
          expires_at: changeableUntil(
            moved.map(({ start_at }) => start_at),
            facts.rules,
          ),
        },
      );
      await tellAsked(tx, notices, after, [before.requester_id], {
        title: `${user.name} fez uma contraproposta`,
        body: body.justification ?? 'Responda em Minhas solicitações.',
      });
    });

const refuseOwn = (judged: readonly JudgedLeg[], own_id: number): void => {
  const own = judged.find(({ professional_id, findings }) => professional_id === own_id && isBlocked(findings));
  if (own) throw new AppError(422, { message: own.findings.map(({ message }) => message).join(' '), code: 'request_blocked' });
};

/** What was known when somebody gave their word, for a dispute. */
const knownOf = (facts: GroupFacts, judged: readonly JudgedLeg[]): string | null => {
  const words = judged.flatMap(({ professional_id, findings }) =>
    findings.map(({ message }) => `${nameOf(facts, professional_id)}: ${message}`),
  );
  return words.length > 0 ? words.join(' ') : null;
};

const holdOwn = async (tx: Tx, legs: readonly RequestLeg[], shifts: readonly DutyShift[], own_id: number): Promise<RequestLeg[]> => {
  const held: RequestLeg[] = [];
  for (const leg of legs) {
    const shift = shifts.find(({ id }) => id === leg.shift_id);
    held.push(shift && leg.from_id === own_id && leg.was === null ? await hold(tx, leg, shift) : leg);
  }
  return held;
};
