import { canonicalText } from '../../identity/signature/signature-text.ts';
import type { DraftClause } from './draft-form.ts';

// What a version of the articles changes in the one before it, word by word.

export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };
/** `text`: as the new version has it, without marks; null of a clause that it leaves out. */
export type ClauseDiff = {
  title: string;
  plain: string | null;
  text: string | null;
  kind: 'same' | 'changed' | 'added' | 'removed';
  parts: DiffPart[];
};

/** Clauses in the order of the new version; those that it leaves out at the end. Clauses are the same when their titles are. */
export const diffDrafts = (before: readonly DraftClause[], after: readonly DraftClause[]): ClauseDiff[] => {
  const paired = new Set<DraftClause>();
  const kept = after.map(({ title, text, plain }): ClauseDiff => {
    const former = before.find((one) => !paired.has(one) && one.title === title);
    if (!former) return { title, plain, text, kind: 'added', parts: [{ kind: 'added', text }] };
    paired.add(former);
    const parts = diffWords(spaced(former.text), spaced(text));
    return { title, plain, text, kind: parts.every(({ kind }) => kind === 'same') ? 'same' : 'changed', parts };
  });
  const gone = before.filter((one) => !paired.has(one));
  return [
    ...kept,
    ...gone.map(({ title, text }): ClauseDiff => ({ title, plain: null, text: null, kind: 'removed', parts: [{ kind: 'removed', text }] })),
  ];
};

/** Spaces that nobody sees are no difference. */
const spaced = (text: string): string =>
  canonicalText(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n');

/** Words and what stands between them; joined, what is not removed is the new text and what is not added the old one. */
export const diffWords = (before: string, after: string): DiffPart[] => {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  const common = longestCommon(old, next);
  const parts: DiffPart[] = [];
  const put = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) {
      put('same', old[i] ?? '');
      i += 1;
      j += 1;
    } else if (i < old.length && (j === next.length || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      put('removed', old[i] ?? '');
      i += 1;
    } else {
      put('added', next[j] ?? '');
      j += 1;
    }
  }
  return together(parts);
};

/** Changes with nothing but a space between them are one: what went, and then what came, each readable as a whole. */
const together = (parts: readonly DiffPart[]): DiffPart[] => {
  const shown: DiffPart[] = [];
  let gone = '';
  let come = '';
  const close = () => {
    if (gone) shown.push({ kind: 'removed', text: gone });
    if (come) shown.push({ kind: 'added', text: come });
    gone = '';
    come = '';
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isInside = kind === 'same' && text.trim() === '' && gone + come !== '' && index < parts.length - 1;
    if (kind === 'same' && !isInside) {
      close();
      shown.push({ kind, text });
    }
    if (kind === 'removed' || isInside) gone += text;
    if (kind === 'added' || isInside) come += text;
  }
  close();
  return shown;
};

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** The length of the longest common run of what is left of each, by place. */
const longestCommon = (old: readonly string[], next: readonly string[]): number[][] => {
  const rows: number[][] = Array.from({ length: old.length + 1 }, () => Array.from({ length: next.length + 1 }, () => 0));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1) {
      const row = rows[i];
      if (row)
        row[j] = old[i] === next[j] ? lengthAt(rows, i + 1, j + 1) + 1 : Math.max(lengthAt(rows, i + 1, j), lengthAt(rows, i, j + 1));
    }
  return rows;
};

const lengthAt = (rows: readonly number[][], i: number, j: number): number => rows[i]?.[j] ?? 0;
