import type { FillPlace } from './fill-problem.ts';

/**
 * Places that are alike to every rule: at the same time, in the same unit, for the same qualifications. Which of them somebody has makes no difference, so
 * they are one to the model, with as many seats as there are places.
 */
export type FillSlot = { places: readonly FillPlace[]; first: FillPlace; span: TimeSpan };

/** Instants in milliseconds. */
export type TimeSpan = { from: number; to: number };

export const spanOf = ({ start_at, end_at }: { start_at: string; end_at: string }): TimeSpan => ({
  from: Date.parse(start_at),
  to: Date.parse(end_at),
});

export const slotsOf = (places: readonly FillPlace[]): FillSlot[] =>
  [...Map.groupBy(places, likeness).values()].flatMap((alike) => {
    const [first] = alike;
    return first ? [{ places: alike, first, span: spanOf(first) }] : [];
  });

const likeness = ({ unit_id, start_at, end_at, qualifications, preferred }: FillPlace): string =>
  JSON.stringify([unit_id, start_at, end_at, qualifications.map(({ id }) => id).toSorted(byNumber), preferred.toSorted(byNumber)]);

const byNumber = (one: number, other: number): number => one - other;
