import type { DutyShiftStatus } from '../duty-shift/duty-shift-life.ts';
import type { GroupRules } from '../management-group/group-rules.ts';

// A request is a list of legs: each says of one shift from whom it goes and to whom. A swap has two, a hand-over and a coverage one, a chain three.

/**
 * `from_id` null of a place that nobody has, `to_id` null as long as nobody has said that they take it. `was` is where the shift stood before the request held
 * it; null of one that it does not hold (yet).
 */
export type RequestLeg = { shift_id: number; from_id: number | null; to_id: number | null; was: DutyShiftStatus | null };

/** Everybody whose word a proposal needs besides who makes it: who gives a shift, and who gets one. */
export const partiesOf = (legs: readonly RequestLeg[], requester_id: number): number[] => [
  ...new Set(legs.flatMap(({ from_id, to_id }) => [from_id ?? [], to_id ?? []].flat()).filter((id) => id !== requester_id)),
];

/** Who has not yet said yes. */
export const awaitedOf = (party_ids: readonly number[], accepted_ids: readonly number[]): number[] =>
  party_ids.filter((id) => !accepted_ids.includes(id));

/**
 * The instant until which a shift may still change hands: so many hours before it begins, as the group says. Of several the first.
 */
export const changeableUntil = (starts: readonly string[], { swap_cutoff_hours }: Pick<GroupRules, 'swap_cutoff_hours'>): string =>
  new Date(Math.min(...starts.map((start) => Date.parse(start))) - swap_cutoff_hours * HOUR_MS).toISOString();

const HOUR_MS = 3_600_000;
