import type { AnySchema } from 'yup';
import { ADDRESS_CODES } from '../document/address.ts';
import { countOf } from '../text/text.ts';
import { fieldLabel, fieldValue, isReference, isReferenceList, ownWords } from './field-change.ts';

/** One changed field of an event: `path` as in the schema ('address.cep', 'contacts[0].name'). */
export type EventChange = { path: string; old: unknown; new: unknown; kind: 'added' | 'modified' | 'removed' };

/**
 * What differs between two records, field by field and at any depth; nothing when they are equal. No value, null and an empty text are the same.
 * Items of a list are the same when their `id` is or, without one, when they are equal or stand at the same place; what is left is an item that
 * was added or removed. `ignore` names keys to skip, with all below them: 'version', 'address.ibge', 'contacts.id' (of every contact).
 */
export const changeList = (before: unknown, after: unknown, ignore: readonly string[] = []): EventChange[] =>
  compare('', before, after, new Set(ignore));

/** A change in a person's words, named by the schema's labels: 'Endereço · CEP', '01310-100'. */
export type ReadableChange = { path: string; label: string; old: string; new: string; kind: EventChange['kind'] };

/** The name of a record by the field that holds its id; null where it is not known. */
type NameOf = (path: string, id: unknown) => string | null;

export const readChanges = (schema: AnySchema, changes: readonly EventChange[], nameOf: NameOf = () => null): ReadableChange[] =>
  changes
    .flatMap(partsOf)
    .filter(({ path, old, new: next }) => !isCode(path.split('.').at(-1) ?? '') && !(isNothing(old) && isNothing(next)))
    .map(({ path, old, new: next, kind }) => ({
      path,
      label: fieldLabel(schema, path),
      ...wordsOf(schema, { path, old, new: next }, nameOf),
      kind,
    }));

/** The changed fields of a value that holds several: 'Regras · Máximo na semana', and not all rules twice. */
const partsOf = (change: EventChange): EventChange[] =>
  isGroup(change.old) && isGroup(change.new) ? changeList({ [change.path]: change.old }, { [change.path]: change.new }) : [change];

type Words = { old: string; new: string };

/** Which record was chosen is told by its name and by no number; where it has none, that one was, or another, is; of several, how many. */
const wordsOf = (schema: AnySchema, { path, old, new: next }: Omit<EventChange, 'kind'>, nameOf: NameOf): Words => {
  const words = { old: nameOf(path, old) ?? valueText(schema, path, old), new: nameOf(path, next) ?? valueText(schema, path, next) };
  if (isReferenceList(schema, path) && words.old === words.new) return { ...words, new: `outros (${words.new})` };
  if (!isReference(schema, path)) return words;
  const isNamed = (value: unknown) => isBlank(value) || nameOf(path, value) !== null;
  return { old: isNamed(old) ? words.old : 'escolhido', new: isNamed(next) ? words.new : isBlank(old) ? 'escolhido' : 'outro' };
};

const isCode = (key: string): boolean => ADDRESS_CODES.includes(key);

type Group = Record<string, unknown>;
type Ignored = ReadonlySet<string>;

const compare = (path: string, before: unknown, after: unknown, ignored: Ignored): EventChange[] => {
  if (ignored.has(path.replace(/\[\d+\]/g, '')) || (isBlank(before) && isBlank(after))) return [];
  const are = (kind: (value: unknown) => boolean) =>
    (kind(before) || kind(after)) && (kind(before) || isBlank(before)) && (kind(after) || isBlank(after));
  if (are(Array.isArray)) return compareLists(path, asList(before), asList(after), ignored);
  if (are(isGroup)) return compareGroups(path, asGroup(before), asGroup(after), ignored);
  return Object.is(before, after) ? [] : [{ path, old: before ?? null, new: after ?? null, kind: 'modified' }];
};

const compareGroups = (path: string, before: Group, after: Group, ignored: Ignored): EventChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    compare(path ? `${path}.${key}` : key, own(before, key), own(after, key), ignored),
  );

const compareLists = (path: string, before: readonly unknown[], after: readonly unknown[], ignored: Ignored): EventChange[] => {
  const same = (old: unknown, next: unknown) => compare(`${path}[0]`, old, next, ignored).length === 0;
  const pairs = pairUp(before, after, same);
  const changes = [
    ...pairs.flatMap(([old, next]) => compare(`${path}[${next}]`, before[old], after[next], ignored)),
    ...indexes(before).flatMap((at) => (pairs.some(([old]) => old === at) ? [] : [gone(path, at, before[at])])),
    ...indexes(after).flatMap((at) => (pairs.some(([, next]) => next === at) ? [] : [come(path, at, after[at])])),
  ];
  const isReordered = changes.length === 0 && pairs.some(([old, next]) => old !== next);
  return isReordered ? [{ path, old: before, new: after, kind: 'modified' }] : changes;
};

/** Which item became which: [place before, place after], in the order of before. */
const pairUp = (
  before: readonly unknown[],
  after: readonly unknown[],
  same: (old: unknown, next: unknown) => boolean,
): [number, number][] => {
  const pairs: [number, number][] = [];
  const paired = new Set<number>();
  const pair = (fits: (old: number, next: number) => boolean) => {
    for (const old of indexes(before)) {
      if (pairs.some(([at]) => at === old)) continue;
      const next = indexes(after).find((at) => !paired.has(at) && fits(old, at));
      if (next === undefined) continue;
      paired.add(next);
      pairs.push([old, next]);
    }
  };
  const idOf = (item: unknown) => (isGroup(item) ? own(item, 'id') : undefined) ?? null;
  pair((old, next) => idOf(before[old]) !== null && idOf(before[old]) === idOf(after[next]));
  const isUnknown = (item: unknown) => idOf(item) === null;
  pair((old, next) => old === next && isUnknown(before[old]) && isUnknown(after[next]) && same(before[old], after[next]));
  pair((old, next) => isUnknown(before[old]) && isUnknown(after[next]) && same(before[old], after[next]));
  pair((old, next) => old === next && isUnknown(before[old]) && isUnknown(after[next]) && isGroup(before[old]) && isGroup(after[next]));
  return pairs.toSorted(([a], [b]) => a - b);
};

const gone = (path: string, at: number, item: unknown): EventChange => ({ path: `${path}[${at}]`, old: item, new: null, kind: 'removed' });
const come = (path: string, at: number, item: unknown): EventChange => ({ path: `${path}[${at}]`, old: null, new: item, kind: 'added' });

const valueText = (schema: AnySchema, path: string, value: unknown): string => {
  const own = isNothing(value) ? null : ownWords(schema, path, value);
  if (own !== null) return own || fieldValue(schema, path, null);
  if (Array.isArray(value) && value.length > 0 && isReferenceList(schema, path)) return countOf(value.length, 'item', 'itens');
  if (Array.isArray(value)) return value.map((item) => valueText(schema, `${path}[0]`, item)).join('; ') || fieldValue(schema, path, null);
  if (!isGroup(value)) return isNamed(value) ? value.name : fieldValue(schema, path, value);
  const parts = Object.entries(value).filter(([key, part]) => key !== 'id' && !isCode(key) && !isNothing(part));
  const text = ([key, part]: [string, unknown]) => {
    const label = fieldLabel(schema, `${path}.${key}`).split(' · ').at(-1);
    return `${label}: ${valueText(schema, `${path}.${key}`, part)}`;
  };
  return parts.map(text).join(', ') || fieldValue(schema, path, null);
};

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** An empty list, too. */
const isNothing = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

/** A plain object: a file or a date is one value. */
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** A chosen file. */
const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const asGroup = (value: unknown): Group => (isGroup(value) ? value : {});

const indexes = (list: readonly unknown[]): number[] => list.map((_, index) => index);

const own = (group: Group, key: string): unknown => (Object.hasOwn(group, key) ? group[key] : undefined);
