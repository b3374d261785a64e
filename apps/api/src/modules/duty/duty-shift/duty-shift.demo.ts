import { type DutyShiftForm, dutyShiftForm } from '@esteto/domain/duty/duty-shift/duty-shift-form';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { addCompetence, competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { addDays, daysBetween } from '@esteto/domain/shared/date/date';
import type { DemoGroup } from '../../../demo/demo-cast.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const dutyShiftLives = (stage: Stage): Life[] => stage.cast.groups.map((group) => schedule(stage, group));

const HOURS = [
  ['07:00', '19:00'],
  ['19:00', '07:00'],
] as const;

/** How many units of a group have a schedule: the others are filled by hand. */
const SCHEDULED = 3;

/**
 * Each month is planned on the 12th of the one before and published on the 15th: who may take it all takes turns, a place is left open now and then.
 * The month after next has nothing yet; the last week of the next is still a draft.
 */
async function* schedule({ modules: { dutyShifts }, today }: Stage, { manager, units }: DemoGroup): Life {
  const scope = { group_id: manager.group.group_id };
  for (const ago of [-1, 0, 1]) {
    const month = addCompetence(competenceOf(today), ago);
    const [from, to] = [firstDayOf(month), lastDayOf(month)];
    yield at(`${addCompetence(month, -1)}-12`, 10 * 60);
    for (const [place, unit_id] of units.slice(0, SCHEDULED).entries()) {
      const night = { ...scope, unit_id, starts_on: to, starts_at: '19:00', ends_at: '07:00', except_id: null, qualifications: null };
      // Nobody takes turns in two places: each is accredited in one group, and works in one unit of it.
      const isOurs = (id: number) => Math.floor(id / 2) % SCHEDULED === place;
      const people = (await dutyShifts.candidates(manager, night)).filter(
        ({ findings, professional_id }) => !isBlocked(findings) && isOurs(professional_id),
      );
      const team = people.map(({ professional_id }) => professional_id);
      const shifts = shiftsOf({ unit_id, team, from, to });
      const changes = shifts.map((shift) => ({ id: null, version: null, shift }));
      await dutyShifts.step(manager, { ...scope, body: { kind: 'change', changes, reason: 'Escala do mês' } });
    }
    yield at(`${addCompetence(month, -1)}-15`, 18 * 60);
    const until = ago === 1 ? addDays(to, -7) : to;
    await dutyShifts.publish(manager, { ...scope, body: { from, to: until, unit_id: null, sector_id: null, reason: 'Escala do mês' } });
  }
}

type Month = { unit_id: number; team: readonly number[]; from: string; to: string };

/** A day and a night each day. With few people each has a rest of some days between two; every ninth place waits for somebody. */
const shiftsOf = ({ unit_id, team, from, to }: Month): DutyShiftForm[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => day).flatMap((day) =>
    HOURS.map(([starts_at, ends_at], half): DutyShiftForm => {
      const turn = 2 * day + half;
      const isOpen = turn % 9 === 8 || team.length === 0;
      // A team of three works each third day at the most.
      const seat = turn % Math.max(team.length, 6);
      return {
        ...dutyShiftForm.getDefault(),
        unit_id,
        starts_on: addDays(from, day),
        starts_at,
        ends_at,
        value: half === 0 ? 120_000 : 150_000,
        value_kind: 'per_shift',
        professional_id: isOpen ? null : (team[seat] ?? null),
      };
    }),
  );
