import type { Credentials } from '@esteto/domain/duty/accreditation/credentials';
import { type AskedShift, type Commitment, type Finding, findingsOf } from '@esteto/domain/duty/duty-shift/eligibility';
import { instantAt } from '@esteto/domain/duty/duty-shift/shift-time';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Taken } from './commitments.repository.ts';
import type { DutyShift } from './duty-shift.repository.ts';
import type { GroupFacts } from './group-facts.ts';

// Shifts as the rules of the domain ask for them.

export type Planned = Pick<
  DutyShift,
  | 'unit_id'
  | 'starts_on'
  | 'starts_at'
  | 'ends_on'
  | 'ends_at'
  | 'start_at'
  | 'end_at'
  | 'duration_minutes'
  | 'night_minutes'
  | 'qualification_ids'
  | 'professional_id'
> & { id: number | null };

/** What a shift asks for itself, and what its unit asks of every shift. */
export const askedShift = ({ qualifications }: GroupFacts, shift: Planned): AskedShift => ({
  ...shift,
  qualifications: qualifications.filter(
    ({ id, mandatory_unit_ids: units }) =>
      shift.qualification_ids.includes(id) || (units !== null && (units.length === 0 || units.includes(shift.unit_id))),
  ),
});

export type Knowledge = { facts: GroupFacts; credentials: readonly Credentials[]; commitments: readonly Taken[] };

/** What stands against a person in a shift. */
export const judge = ({ facts, credentials, commitments }: Knowledge, shift: Planned, professional_id: number): Finding[] =>
  findingsOf({
    shift: askedShift(facts, shift),
    rules: facts.rules,
    credentials: credentials.find((one) => one.professional_id === professional_id) ?? null,
    commitments: commitments.filter((one) => one.professional_id === professional_id),
  });

/** A shift that is only planned takes time as one that is there does. */
export const asCommitment = (facts: GroupFacts, shift: Planned, professional_id: number): Taken => ({
  professional_id,
  group_id: facts.id,
  kind: 'shift',
  id: shift.id,
  place: facts.units.find(({ id }) => id === shift.unit_id)?.name ?? null,
  start_at: shift.start_at,
  end_at: shift.end_at,
  night_minutes: shift.night_minutes,
  on: shift.starts_on,
  shift: null,
});

/** All that the rules look at around these days: the months that they are in, and the weeks at their ends. */
export const horizon = ({ timezone }: Pick<GroupFacts, 'timezone'>, from: string, to: string): { start_at: string; end_at: string } => ({
  start_at: instantAt(timezone, addDays(`${from.slice(0, 7)}-01`, -8), '00:00'),
  end_at: instantAt(timezone, addDays(`${to.slice(0, 7)}-28`, 11), '00:00'),
});

export const minutesIn = (commitments: readonly Commitment[], month: string): number =>
  commitments
    .filter(({ kind, on }) => kind === 'shift' && on.startsWith(month))
    .reduce((sum, { start_at, end_at }) => sum + (Date.parse(end_at) - Date.parse(start_at)) / 60_000, 0);
