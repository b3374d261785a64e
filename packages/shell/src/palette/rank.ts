import { searchKey } from '@esteto/domain/shared/text/text';
import type { PaletteEntry } from '@esteto/ui/patterns/palette/palette-entry';

/** Enough of one kind to choose from without scrolling past the others. */
const SHOWN = 6;

/**
 * The entries that hold every typed word, accents and case aside: what was chosen lately first, then what begins with the text, then the
 * order of the table. `recent` lists keys, the latest first.
 */
export const rank = (entries: readonly PaletteEntry[], text: string, recent: readonly string[]): PaletteEntry[] => {
  const typed = searchKey(text);
  const words = typed.split(' ');
  return entries
    .filter(({ label, detail = '' }) => {
      const key = searchKey(`${label} ${detail}`);
      return words.every((word) => key.includes(word));
    })
    .map((entry) => ({ entry, place: placeOf(entry, typed, recent) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, SHOWN)
    .map(({ entry }) => entry);
};

/** The entries chosen lately, the latest first. */
export const recentOf = (entries: readonly PaletteEntry[], recent: readonly string[]): PaletteEntry[] =>
  recent.flatMap((key) => entries.find((entry) => entry.key === key) ?? []).slice(0, SHOWN);

const placeOf = ({ key, label }: PaletteEntry, typed: string, recent: readonly string[]): number => {
  const used = recent.indexOf(key);
  if (used >= 0) return used;
  return recent.length + (searchKey(label).startsWith(typed) ? 0 : 1);
};
