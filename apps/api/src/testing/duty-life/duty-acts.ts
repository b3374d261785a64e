import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { hoursStatement } from '@esteto/contract/duty/hours-statement';
import { ownRequest } from '@esteto/contract/duty/own-request';
import { shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { shiftOffer } from '@esteto/contract/duty/shift-offer';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import type { Endpoint } from '@esteto/contract/endpoint';
import { wallAt } from '@esteto/domain/duty/duty-shift/shift-time';
import type { ProposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Dice } from '../../demo/demo-random.ts';
import { announcementSample } from '../../modules/duty/duty-shift/announcement/announcement.examples.ts';
import { shiftSample } from '../../modules/duty/duty-shift/duty-shift.examples.ts';
import { proposalSample } from '../../modules/duty/duty-shift/shift-request/shift-request.examples.ts';
import type { TestPerson } from '../factories.ts';
import type { TestInput } from '../test-calls.ts';
import type { DutyScene, Seen, SeenRequest, SeenShift } from './duty-scene.ts';

/** The status that the server answered; null where there was nothing to do it to. */
export type Act = () => Promise<number> | null;

const LENGTHS = [6, 8, 12];
const STARTS = ['07:00', '11:00', '13:00', '19:00', '22:00'];
const DAYS_AHEAD = 12;
const ZONE = 'America/Sao_Paulo';

/** Everything that somebody can do to shifts, as the dice say: mostly what makes sense, some of it late, stale, of somebody else or of nothing. */
export const dutyActs = (scene: DutyScene, { between, chance, pick }: Dice, seen: Seen): Record<string, Act> => {
  const { api, groups, units, admin, coordinator, doctors, people, company } = scene;
  const now = api.clock.now().toISOString();
  const today = wallAt(ZONE, now).date;

  const maybe = <T>(items: readonly T[]): T | undefined => (items.length > 0 ? pick(items) : undefined);
  /** One that suits; now and then any, so that what does not suit is asked for, too. */
  const one = <T>(items: readonly T[], suits: (item: T) => boolean): T | undefined => maybe(chance(0.9) ? items.filter(suits) : items);
  const onShift = (suits: (of: SeenShift) => boolean, act: (of: SeenShift) => ReturnType<Act>) => () => {
    const of = one(seen.shifts, suits);
    return of ? act(of) : null;
  };
  const onRequest = (suits: (of: SeenRequest) => boolean, act: (of: SeenRequest) => ReturnType<Act>) => () => {
    const of = one(seen.requests, suits);
    return of ? act(of) : null;
  };

  const idOf = ({ id }: { id: number }): number => (chance(0.02) ? between(0, 1_000_000) : id);
  const versionOf = ({ version }: { version: number }): number => version + (chance(0.03) ? pick([-1, 1, 40]) : 0);
  const because = () => (chance(0.9) ? 'Combinado' : null);
  const personOf = (id: number | null | undefined): TestPerson => doctors.find((doctor) => doctor.id === id) ?? pick(doctors);
  const [coordinated] = units.get(groups[0]?.id ?? 0) ?? [];
  /** Who coordinates some units decides of the others only by mistake. */
  const bossOf = (group_id: number, unit_id: number | null): TestPerson =>
    chance(0.05) || (group_id === groups[0]?.id && (unit_id ?? coordinated) === coordinated && chance(0.5)) ? coordinator : admin;

  const send = <E extends Endpoint>(endpoint: E, input: Record<string, unknown>, as: TestPerson): Promise<number> =>
    api
      // A few are sent by whoever it may be, and a few are no input at all.
      .call(endpoint, (chance(0.01) ? { ...input, body: { version: 'x' } } : input) as TestInput<E>, {
        as: chance(0.02) ? pick(people) : as,
      })
      .then(({ status }) => status);
  const manage = <E extends Endpoint>(endpoint: E, group_id: number, input: Record<string, unknown>, unit_id: number | null = null) =>
    send(endpoint, { group_id, ...input }, bossOf(group_id, unit_id));
  const own = <E extends Endpoint>(endpoint: E, input: Record<string, unknown>, as: TestPerson) =>
    send(endpoint, { company_id: company.id, ...input }, as);

  const time = () => {
    const starts_at = pick(STARTS);
    const hour = (Number(starts_at.slice(0, 2)) + pick(LENGTHS)) % 24;
    return { starts_on: addDays(today, between(-1, DAYS_AHEAD)), starts_at, ends_at: `${String(hour).padStart(2, '0')}:00` };
  };
  /** Somebody of a group: of the first anybody, of the second nearly always the first doctor. */
  const someone = (group_id: number): number => (group_id === groups[0]?.id || chance(0.1) ? pick(doctors) : personOf(doctors[0]?.id)).id;
  const form = (group_id: number, given: object = {}) => ({
    ...shiftSample(pick(units.get(group_id) ?? [0])),
    ...time(),
    professional_id: chance(0.7) ? someone(group_id) : null,
    value: 100_000,
    value_kind: 'per_shift' as const,
    ...given,
  });
  const sameForm = ({ unit_id, starts_on, starts_at, ends_at, professional_id }: SeenShift, given: object = {}) =>
    form(0, { unit_id, starts_on, starts_at, ends_at, professional_id, ...given });
  const change = (of: SeenShift, to: object | null) => ({ id: idOf(of), version: versionOf(of), shift: to });
  const step = ({ group_id, unit_id }: { group_id: number; unit_id: number | null }, changes: object[]) =>
    manage(dutyShift.step, group_id, { body: { kind: 'change', changes, reason: because() } }, unit_id);

  const isHeld = ({ status }: SeenShift) => ['published', 'taken', 'confirmed'].includes(status);
  const isToCome = ({ start_at }: SeenShift) => start_at > now;
  const isGiven = (of: SeenShift) => isHeld(of) && isToCome(of);
  const isOver = ({ professional_id, end_at }: SeenShift) => professional_id !== null && end_at < now;
  const isPlanned = (of: SeenShift) => isGiven(of) || (isToCome(of) && ['draft', 'open', 'announced'].includes(of.status));
  const isAnnounced = (of: SeenShift) => of.status === 'announced';
  const isWaiting = ({ status }: SeenRequest) => ['proposed', 'counter_proposed', 'awaiting_coordination'].includes(status);
  const isToDecide =
    (isOfType: (type: SeenRequest['type']) => boolean) =>
    ({ status, type }: SeenRequest) =>
      status === 'awaiting_coordination' && isOfType(type);
  const isAround = ({ start_at, end_at }: SeenShift) => Date.parse(start_at) - 1_800_000 <= Date.parse(now) && end_at >= now;
  const others = (mine: SeenShift) => (of: SeenShift) =>
    isGiven(of) && of.group_id === mine.group_id && of.professional_id !== mine.professional_id;
  const clockOf = ({ start_at, end_at }: SeenShift) => {
    const at = (instant: string) => wallAt(ZONE, new Date(Date.parse(instant) + between(-2, 2) * 600_000).toISOString());
    const [start, end] = [at(start_at), at(end_at)];
    return { in_on: start.date, in_time: start.time, out_on: end.date, out_time: end.time };
  };
  const propose = (given: (mine: SeenShift) => Partial<ProposalForm> | null) =>
    onShift(isGiven, (mine) => {
      const asked = given(mine);
      if (asked === null) return null;
      return own(
        ownRequest.propose,
        { body: proposalSample(idOf(mine), { justification: because(), ...asked }) },
        personOf(mine.professional_id),
      );
    });
  const answer = <E extends Endpoint>(endpoint: E, of: SeenRequest, who: TestPerson, given: object = {}) =>
    own(endpoint, { id: idOf(of), body: { version: versionOf(of), ...given } }, who);
  const decide = <E extends Endpoint>(endpoint: E, suits: (of: SeenRequest) => boolean) =>
    onRequest(suits, (of) => {
      const unit_id = seen.shifts.find(({ id }) => id === of.shift_ids[0])?.unit_id ?? null;
      return manage(endpoint, of.group_id, { id: idOf(of), body: { version: versionOf(of), reason: because() } }, unit_id);
    });
  const awaited = ({ status, requester_id, party_ids, accepted_ids }: SeenRequest): TestPerson =>
    personOf(status === 'counter_proposed' ? requester_id : party_ids.find((id) => !accepted_ids.includes(id)));
  const month = () => (chance(0.7) ? addDays(`${today.slice(0, 7)}-01`, -1) : today).slice(0, 7);
  const window = { from: today, to: addDays(today, 10) };

  return {
    create: () => {
      const group_id = pick(groups).id;
      return manage(dutyShift.create, group_id, { body: { ...form(group_id), vacancies: between(1, 3), reason: because() } });
    },
    edit: onShift(isPlanned, (of) => {
      const { group_id, unit_id, professional_id } = of;
      const to = form(group_id, chance(0.7) ? { professional_id } : {});
      return manage(dutyShift.update, group_id, { id: idOf(of), body: { ...to, version: versionOf(of), reason: because() } }, unit_id);
    }),
    assign: onShift(isPlanned, (of) => step(of, [change(of, sameForm(of, { professional_id: someone(of.group_id) }))])),
    takeAway: onShift(isGiven, (of) => step(of, [change(of, sameForm(of, { professional_id: null }))])),
    exchange: onShift(isGiven, (of) => {
      const other = one(seen.shifts, others(of));
      if (!other) return null;
      const { professional_id } = other;
      return step({ ...of, unit_id: null }, [
        change(of, sameForm(of, { professional_id })),
        change(other, sameForm(other, { professional_id: of.professional_id })),
      ]);
    }),
    cancelShift: onShift(isPlanned, (of) => step(of, [change(of, null)])),
    paste: () => {
      const group_id = pick(groups).id;
      return step(
        { group_id, unit_id: null },
        [1, 2].map(() => ({ id: null, version: null, shift: form(group_id) })),
      );
    },
    undoStep: () => {
      const of = maybe(seen.steps);
      return of ? manage(dutyShift.undo, of.group_id, { id: idOf(of) }) : null;
    },
    publish: onShift(
      ({ status }) => status === 'draft',
      ({ group_id, starts_on, unit_id }) => {
        const body = { from: starts_on, to: addDays(starts_on, between(0, 4)), unit_id, sector_id: null, reason: because() };
        return manage(dutyShift.publish, group_id, { body }, unit_id);
      },
    ),
    confirm: onShift(isGiven, (of) =>
      own(dutyShift.confirm, { id: idOf(of), body: { version: versionOf(of) } }, personOf(of.professional_id)),
    ),
    announce: onShift(
      (of) => of.status === 'open' && isToCome(of),
      (of) => {
        const more = one(seen.shifts, ({ status, group_id }) => status === 'open' && group_id === of.group_id) ?? of;
        const given = {
          announcement_type: pick(['open', 'open', 'restricted', 'priority_auction'] as const),
          professional_ids: [someone(of.group_id)],
          priority_hours: between(1, 24),
          choice: pick(['first', 'coordination'] as const),
          closes_hours: between(0, 6),
        };
        const body = { ...announcementSample(idOf(of), given), shift_ids: [of.id, more.id] };
        return manage(shiftAnnouncement.announce, of.group_id, { body }, of.unit_id);
      },
    ),
    withdrawAnnouncement: onShift(isAnnounced, (of) =>
      manage(shiftAnnouncement.withdraw, of.group_id, { id: idOf(of), body: { version: versionOf(of) } }, of.unit_id),
    ),
    take: onShift(isAnnounced, (of) => own(shiftOffer.take, { id: idOf(of), body: { version: versionOf(of) } }, pick(doctors))),
    apply: onShift(isAnnounced, (of) => own(shiftOffer.apply, { id: idOf(of), body: { justification: because() } }, pick(doctors))),
    swap: propose((mine) => {
      const other = one(seen.shifts, others(mine));
      return other ? { type: 'swap', to_shift_id: idOf(other), value_difference: chance(0.2) ? 5_000 : null } : null;
    }),
    chain: propose((mine) => {
      const other = one(seen.shifts, others(mine));
      const third = one(seen.shifts, (of) => others(mine)(of) && of.professional_id !== other?.professional_id);
      return other && third ? { type: 'swap', to_shift_id: idOf(other), third_shift_id: idOf(third) } : null;
    }),
    handOver: propose(() => ({ type: 'handover', counterpart_id: pick(doctors).id })),
    coverage: propose(() => ({ type: 'coverage' })),
    dayOff: () => {
      const starts_on = addDays(today, between(-1, DAYS_AHEAD));
      const body = { starts_on, ends_on: addDays(starts_on, between(0, 1)), justification: because() };
      return own(ownRequest.askDayOff, { id: pick(groups).id, body }, pick(doctors));
    },
    askClock: onShift(isOver, (of) =>
      own(ownRequest.askClock, { id: idOf(of), body: { ...clockOf(of), justification: 'Sem bateria' } }, personOf(of.professional_id)),
    ),
    accept: onRequest(
      ({ status }) => status === 'proposed' || status === 'counter_proposed',
      (of) => answer(ownRequest.accept, of, awaited(of)),
    ),
    unaccept: onRequest(
      (of) => isWaiting(of) && of.accepted_ids.length > 0,
      (of) => answer(ownRequest.withdraw, of, personOf(maybe(of.accepted_ids))),
    ),
    counter: onRequest(
      ({ status, party_ids }) => status === 'proposed' && party_ids.length === 1,
      (of) => {
        const who = awaited(of);
        const another = one(seen.shifts, (each) => isGiven(each) && each.professional_id === who.id && each.group_id === of.group_id);
        const to_shift_id = another && chance(0.5) ? idOf(another) : null;
        return answer(ownRequest.counter, of, who, { to_shift_id, value_difference: 2_000, justification: because() });
      },
    ),
    refuseOwn: onRequest(
      ({ status, party_ids }) => status === 'proposed' && party_ids.length > 0,
      (of) => answer(ownRequest.refuse, of, awaited(of), { reason: because() }),
    ),
    cancelRequest: onRequest(isWaiting, (of) => answer(ownRequest.cancel, of, personOf(of.requester_id))),
    approve: decide(
      shiftRequest.approve,
      isToDecide((type) => type !== 'day_off' && type !== 'clock_adjustment'),
    ),
    approveDayOff: decide(
      shiftRequest.approveDayOff,
      isToDecide((type) => type === 'day_off'),
    ),
    approveClock: decide(
      shiftRequest.approveClock,
      isToDecide((type) => type === 'clock_adjustment'),
    ),
    refuse: decide(shiftRequest.refuse, isWaiting),
    undo: decide(shiftRequest.undo, ({ status }) => status === 'approved'),
    enter: onShift(
      (of) => (isHeld(of) || of.status === 'in_swap') && isAround(of),
      (of) => {
        const kept_at = chance(0.4) && of.start_at < now ? of.start_at : null;
        return own(shiftClock.punch, { id: idOf(of), body: { kind: 'in', kept_at, distance_meters: null } }, personOf(of.professional_id));
      },
    ),
    leave: onShift(
      ({ status }) => status === 'running',
      (of) => {
        const kept_at = chance(0.4) && of.end_at < now ? of.end_at : null;
        return own(shiftClock.punch, { id: idOf(of), body: { kind: 'out', kept_at, distance_meters: null } }, personOf(of.professional_id));
      },
    ),
    correct: onShift(isOver, (of) =>
      manage(
        shiftClock.correct,
        of.group_id,
        { id: idOf(of), body: { ...clockOf(of), version: versionOf(of), reason: because() } },
        of.unit_id,
      ),
    ),
    miss: onShift(
      (of) => isHeld(of) && !isToCome(of),
      (of) => manage(shiftClock.miss, of.group_id, { id: idOf(of), body: { version: versionOf(of), reason: because() } }, of.unit_id),
    ),
    present: () =>
      manage(hoursStatement.present, pick(groups).id, { body: { month: month(), professional_ids: [pick(doctors).id] } }, null),
    withdrawStatement: () => {
      const of = one(seen.statements, ({ status }) => status === 'waiting');
      return of
        ? manage(hoursStatement.withdraw, of.group_id, { id: idOf(of), body: { version: versionOf(of), reason: because() } }, null)
        : null;
    },
    look: () =>
      pick([
        () => manage(dutyShift.schedule, pick(groups).id, window),
        () => manage(dutyShift.findings, pick(groups).id, window),
        () => manage(shiftRequest.list, pick(groups).id, {}),
        onRequest(isWaiting, (of) => manage(shiftRequest.detail, of.group_id, { id: idOf(of) })),
        onShift(isAnnounced, (of) => manage(shiftAnnouncement.detail, of.group_id, { id: idOf(of) })),
        () => manage(hoursStatement.list, pick(groups).id, { month: month() }),
        () => own(dutyShift.own, { ...window, mine: chance(0.5) }, pick(doctors)),
        () => own(shiftOffer.list, {}, pick(doctors)),
        () => own(ownRequest.list, {}, pick(doctors)),
        () => own(shiftClock.own, {}, pick(doctors)),
      ])(),
  };
};
