import type { ScheduleShift } from '@esteto/contract/duty/duty-shift';
import type { PunchKind } from '@esteto/domain/duty/duty-shift/punch-kinds';
import { addCompetence, competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoGroup } from '../../../../demo/demo-cast.ts';
import { demoEmail, doctorActor } from '../../../../demo/demo-doctor.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

export const shiftClockLives = (stage: Stage): Life[] => [
  ...stage.cast.groups.flatMap((group) => [-1, 0].map((ago) => clocked(stage, group, ago))),
  settled(stage),
];

type Punch = { shift: ScheduleShift; kind: PunchKind; at: Date; distance_meters: number };

const MINUTE_MS = 60_000;

/**
 * A month of a group on the phones of its doctors: on time and at the place but for a few, of whom one is late, one is elsewhere, one forgets to leave, and one
 * does not come at all. What they are late the coordination corrects now and then.
 */
async function* clocked({ modules: { users, dutyShifts, shiftClocks }, today }: Stage, { manager }: DemoGroup, ago: number): Life {
  const month = addCompetence(competenceOf(today), ago);
  const scope = { group_id: manager.group.group_id };
  yield at(firstDayOf(month), 60);
  const window = { from: firstDayOf(month), to: lastDayOf(month), unit_id: null, sector_id: null };
  const { shifts } = await dutyShifts.schedule(manager, { ...scope, ...window });
  const given = shifts.filter(({ professional_id, status }) => professional_id !== null && status === 'published');
  const punches = given.flatMap((shift, turn) => punchesOf(shift, turn)).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { shift, kind, at: when, distance_meters } of punches) {
    yield when;
    const user = await users.forLogin(demoEmail(shift.professional_name ?? ''));
    if (user) await shiftClocks.punch(doctorActor(user), { id: shift.id, body: { kind, kept_at: null, distance_meters } });
  }
  if (ago === 0) return;
  yield at(addDays(lastDayOf(month), 2), 15 * 60);
  const late = given.find((_, turn) => turn % TURNS === LATE);
  if (!late) return;
  const { id, starts_on, starts_at, ends_on, ends_at } = late;
  const { version } = await dutyShifts.detail(manager, { id });
  const times = { in_on: starts_on, in_time: starts_at, out_on: ends_on, out_time: ends_at };
  await shiftClocks.correct(manager, { ...scope, id, body: { ...times, reason: 'Estava em uma emergência no andar de baixo', version } });
}

const TURNS = 15;
const [LATE, ELSEWHERE, FORGETS, MISSES] = [2, 6, 9, 13];

const punchesOf = (shift: ScheduleShift, turn: number): Punch[] => {
  const which = turn % TURNS;
  if (which === MISSES) return [];
  const moved = (instant: string, minutes: number) => new Date(Date.parse(instant) + minutes * MINUTE_MS);
  const distance_meters = 20 + ((turn * 17) % 60);
  const came = moved(shift.start_at, which === LATE ? 55 : (turn % 5) * 4 - 9);
  const left = moved(shift.end_at, (turn % 4) * 5);
  return [
    { shift, kind: 'in', at: came, distance_meters: which === ELSEWHERE ? 1_840 : distance_meters },
    ...(which === FORGETS ? [] : [{ shift, kind: 'out' as const, at: left, distance_meters }]),
  ];
};

/** The job, once a day. */
async function* settled({ modules: { shiftClocks }, today }: Stage): Life {
  for (let day = firstDayOf(addCompetence(competenceOf(today), -1)); day <= today; day = addDays(day, 1)) {
    yield at(day, 20 * 60);
    await shiftClocks.settle('demo');
  }
}
