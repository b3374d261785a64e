import type { EventChange } from './event-actions.ts';

/** How a confirmation and a history mark an item of a list that came or went (product.md section 2.5). */
export const changeKindLabel: Record<EventChange['kind'], string> = { added: 'Adicionado', modified: 'Alterado', removed: 'Excluído' };

/**
 * What differs between two records, compared in depth, field by field: 'address.cep', 'contacts[1].name'. Null, missing and empty text are all no
 * value. An item of a list is known by its `id`, else by its content: one that went is `removed`, one that came `added`, and a list that only
 * changed its order is one `modified` field. `ignored` are paths without indices ('updated_at', 'contacts.phone') with all that is below them.
 */
export const changesBetween = (before: unknown, after: unknown, ignored: readonly string[] = []): EventChange[] =>
  compare('', before, after, new Set(ignored));

const compare = (path: string, before: unknown, after: unknown, ignored: ReadonlySet<string>): EventChange[] => {
  if (ignored.has(path.replace(/\[\d+\]/g, ''))) return [];
  if (Array.isArray(before) || Array.isArray(after)) {
    if (isListOrNothing(before) && isListOrNothing(after)) return compareLists(path, before ?? [], after ?? [], ignored);
  } else if ((isRecord(before) && (isRecord(after) || isNothing(after))) || (isRecord(after) && isNothing(before))) {
    return compareRecords(path, recordOf(before), recordOf(after), ignored);
  }
  return isSame(before, after) ? [] : [{ path, old: before ?? null, new: after ?? null, kind: 'modified' }];
};

const compareRecords = (path: string, before: Fields, after: Fields, ignored: ReadonlySet<string>): EventChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    compare(path ? `${path}.${key}` : key, before[key], after[key], ignored),
  );

const compareLists = (path: string, before: readonly unknown[], after: readonly unknown[], ignored: ReadonlySet<string>): EventChange[] => {
  const equal = (a: unknown, b: unknown) => compare(`${path}[0]`, a, b, ignored).length === 0;
  const left = new Set(before.keys());
  const pairs = after.map((item) => {
    const candidates = [...left];
    const found =
      candidates.find((index) => idOf(item) !== null && idOf(before[index]) === idOf(item)) ??
      candidates.find((index) => idOf(before[index]) === null && idOf(item) === null && equal(before[index], item));
    if (found !== undefined) left.delete(found);
    return found;
  });
  const changes = [
    ...[...left].map((index): EventChange => ({ path: `${path}[${index}]`, old: before[index] ?? null, new: null, kind: 'removed' })),
    ...after.flatMap((item, index): EventChange[] => {
      const found = pairs[index];
      const here = `${path}[${index}]`;
      return found === undefined
        ? [{ path: here, old: null, new: item ?? null, kind: 'added' }]
        : compare(here, before[found], item, ignored);
    }),
  ];
  const isReordered = pairs.some((found, index) => found !== undefined && index > 0 && found < (pairs[index - 1] ?? -1));
  return changes.length === 0 && isReordered ? [{ path, old: before, new: after, kind: 'modified' }] : changes;
};

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): value is null | undefined | '' => value === null || value === undefined || value === '';

const isListOrNothing = (value: unknown): value is readonly unknown[] | null | undefined => Array.isArray(value) || isNothing(value);

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || Object.is(before, after) || (isNothing(before) && isNothing(after));

const idOf = (item: unknown): string | number | null => {
  const id = isRecord(item) ? item['id'] : null;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
};
