import { addCompetence } from './competence.ts';

// What staff say that holds from a month on. Versions are only added, and are given here in the order in which they were written.

type Version = { valid_from: string };

/** The one that holds in a month; of two that begin in the same month the later one takes the place of the earlier. Null before the first. */
export const versionAt = <V extends Version>(versions: readonly V[], month: string): V | null =>
  versions.reduce<V | null>(
    (best, version) => (version.valid_from <= month && (best === null || version.valid_from >= best.valid_from) ? version : best),
    null,
  );

/** Each with the last month in which it holds (null: until further notice) and whether a later one took its place; the newest first. */
export const versionSpans = <V extends Version>(versions: readonly V[]): (V & { until: string | null; is_replaced: boolean })[] => {
  const starts = [...new Set(versions.map(({ valid_from }) => valid_from))].toSorted();
  const spans = versions.map((version, at) => {
    const next = starts.find((start) => start > version.valid_from);
    const is_replaced = versions.slice(at + 1).some(({ valid_from }) => valid_from === version.valid_from);
    return { ...version, until: next ? addCompetence(next, -1) : null, is_replaced };
  });
  // Sorting keeps the order of equals, so the later of two of the same month comes first.
  return spans.toReversed().toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : a.valid_from > b.valid_from ? -1 : 0));
};
