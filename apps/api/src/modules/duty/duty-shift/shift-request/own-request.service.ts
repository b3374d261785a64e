import type { ownRequest as contract, OwnRequestRecord, RequestOptions } from '@esteto/contract/duty/own-request';
import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { awaitedOf, changeableUntil, partiesOf, type RequestLeg } from '@esteto/domain/duty/shift-request/request-legs';
import { proposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { recordHistory } from '../../../../platform/audit/record-history.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { legalWay } from '../../../../platform/work/move.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type ShiftRequest, shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { commitmentsOf } from '../commitments.repository.ts';
import type { CredentialReader } from '../credential-reader.ts';
import { type DutyShift } from '../duty-shift.repository.ts';
import { type GroupFacts, groupFacts } from '../group-facts.ts';
import { horizon, judge } from '../shift-judgement.ts';
import { endRequests } from './end-requests.ts';
import { otherRequests } from './other-requests.ts';
import { isChangeable, legsOf, refuseForProposal, refuseUnasked, shiftIdsOf } from './proposal.ts';
import { shiftInWords, tellAnswered, tellAsked, tellCoordination, tellOver } from './request-news.ts';
import { requestOptions } from './request-options.ts';
import { hold, type JudgedLeg, judgeLegs, lockShifts, nameOf, passOn, release } from './request-write.ts';
import * as requests from './shift-request.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tellPeople'>; credentialsOf: CredentialReader };
type Seen = { id: number; body: { version: number } };

/** What a professional asks about their shifts: a change needs the word of everybody whose shifts move, and then of the coordination where the group says so. */
export const ownRequestService = ({ db, work, clock, notices, credentialsOf }: Parts) => {
  /** A request that somebody is in, or might cover, locked. */
  const locked = (tx: Tx, user_id: number, { id, body: { version } }: Seen): Promise<ShiftRequest> =>
    tx.lock(table, { id, version, scope: requests.concerning(tx.db, user_id) });

  /** The last word is given: the coordination decides, or nobody has to. */
  const submit = async (
    tx: Tx,
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

  return {
    list: async ({ user }: CompanyActor): Promise<OwnRequestRecord[]> =>
      (await requests.ofProfessional(db, user.id)).map((record) => ({ ...record, own_id: user.id })),

    detail: async ({ user }: CompanyActor, { id }: { id: number }): Promise<OwnRequestRecord> => ({
      ...(await requests.detail(db, requests.concerning(db, user.id), id)),
      own_id: user.id,
    }),

    history: async ({ user }: CompanyActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
      await requests.detail(db, requests.concerning(db, user.id), id);
      return recordHistory(db, { type: 'shift_request', id }, proposalForm);
    },

    options: ({ user }: CompanyActor, input: InputOf<typeof contract.options>): Promise<RequestOptions> =>
      requestOptions({ db, clock, credentialsOf }, user.id, input),

    propose: (actor: CompanyActor, { body }: InputOf<typeof contract.propose>): Promise<{ id: number }> =>
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
        const asked = isOpen ? await mayCover(tx, facts, mine, user.id) : party_ids;
        await tellAsked(tx, notices, request, asked, {
          title: `${user.name} ${ASKS[body.type]}`,
          body: `${shiftInWords(facts, mine)}. Responda em Minhas solicitações.`,
        });
        return { id: request.id };
      }),

    ...otherRequests({ work, notices }),

    accept: (actor: CompanyActor, input: Seen): Promise<void> =>
      work(actor, async (tx) => {
        const { user } = actor;
        const found = await requests.lockWithShifts(tx.db, requests.concerning(tx.db, user.id), { id: input.id, ...input.body });
        const { request: before, shifts, others } = found;
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
        await submit(tx, facts, { request: after, shifts: now, others }, judged);
      }),

    withdraw: (actor: CompanyActor, input: Seen): Promise<void> =>
      work(actor, async (tx) => {
        const { user } = actor;
        const before = await locked(tx, user.id, input);
        if (!before.accepted_ids.includes(user.id)) throw notYours();
        // A chain that somebody else has still to answer goes on: the others' words stand.
        if (before.status === 'proposed') {
          const legs = await release(tx, before, ({ from_id }) => from_id === user.id);
          const accepted_ids = before.accepted_ids.filter((id) => id !== user.id);
          const left = await tx.change(table, before, { accepted_ids, legs }, { action: 'shift_request.acceptance_withdrawn' });
          await tellAnswered(tx, notices, left, 'um aceite foi desfeito');
          return;
        }
        // Who asked first goes back to what the colleague proposed; without the colleague's word it is a proposal to them again.
        const isMine = before.requester_id === user.id;
        const kept = await release(tx, before, ({ from_id }) => from_id !== before.requester_id);
        const isOpen = before.type === 'coverage';
        const after = await tx.move(
          table,
          shiftRequestMachine,
          before,
          {
            action: 'withdraw_acceptance',
            by: isMine ? 'requester' : 'counterpart',
            before: isMine ? 'counter_proposed' : 'proposed',
          },
          {
            accepted_ids: isMine ? before.party_ids : [],
            party_ids: isOpen ? [] : before.party_ids,
            legs: isOpen ? kept.map((leg) => ({ ...leg, to_id: null })) : kept,
          },
        );
        await tellAnswered(tx, notices, { ...after, party_ids: before.party_ids }, 'um aceite foi desfeito');
      }),

    counter: (actor: CompanyActor, { id, body: { version, ...body } }: InputOf<typeof contract.counter>): Promise<void> =>
      work(actor, async (tx) => {
        const { user } = actor;
        const before = await locked(tx, user.id, { id, body: { version } });
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
      }),

    refuse: (actor: CompanyActor, { id, body: { version, reason } }: InputOf<typeof contract.refuse>): Promise<void> =>
      work(actor, async (tx) => {
        const { user } = actor;
        const before = await locked(tx, user.id, { id, body: { version } });
        if (!before.party_ids.includes(user.id) || before.status !== 'proposed') throw notYours();
        const legs = await release(tx, before);
        const step = { action: 'refuse' as const, by: 'counterpart' as const, reason };
        const after = await tx.move(table, shiftRequestMachine, before, step, { legs, decision_reason: reason });
        await tellAnswered(tx, notices, after, `recusada por ${user.name}`);
      }),

    cancel: (actor: CompanyActor, input: Seen): Promise<void> =>
      work(actor, async (tx) => {
        const { user } = actor;
        const before = await locked(tx, user.id, input);
        if (before.requester_id !== user.id) throw notYours();
        const legs = await release(tx, before);
        const after = await tx.move(table, shiftRequestMachine, before, { action: 'cancel', by: 'requester' }, { legs });
        await tellAnswered(tx, notices, after, 'cancelada por quem pediu');
      }),
  };
};

const ASKS = { swap: 'quer trocar um plantão com você', handover: 'quer passar um plantão a você', coverage: 'pede cobertura' } as const;

const notYours = (): AppError => new AppError(422, { message: 'Esta solicitação não espera por você.', code: 'request_not_yours' });

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

/** The people of the group whom nothing keeps from taking a shift. */
const mayCover = async (tx: Tx, facts: GroupFacts, shift: DutyShift, own_id: number): Promise<number[]> => {
  const people = facts.credentials.map(({ professional_id }) => professional_id).filter((id) => id !== own_id);
  const taken = await commitmentsOf(tx.db, facts.id, people, horizon(facts, shift.starts_on, shift.starts_on));
  return people.filter((id) => !isBlocked(judge({ facts, credentials: facts.credentials, taken }, shift, id)));
};
