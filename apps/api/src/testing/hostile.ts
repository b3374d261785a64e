import fc from 'fast-check';
import type { SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

// Values for a field of a schema: some that it may take, many that nobody should send.

const ODD_TEXTS = [
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '١٢٣',
  'ﬁ',
  '-0',
  '0x10',
  '1e3',
  '1e309',
  'NaN',
  'null',
  'true',
  '2026-02-29',
  '2026-13',
  '1990-01',
  '2199-12',
  '0000-00-00',
  '2026-11-20T25:61:61Z',
  '+275760-09-13',
  "'; drop table units; --",
  '%_\\',
  '=cmd|calc!A1',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${jndi:ldap://x}',
  '11111111111111',
  'x'.repeat(10_000),
  '💣'.repeat(300),
];
const ODD_NUMBERS = [0, -0, -1, 1.5, 0.1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e20, 1e-7, 5e-324, 1.797e308];

/** Becomes the number 1e309 in the JSON that is sent: JavaScript itself cannot write it. */
export const TOO_LARGE = '«1e309»';
const DEEP = `«deep»`;

export const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.constantFrom<unknown>(...ODD_NUMBERS, TOO_LARGE, DEEP, null, true, false, [], {}, [[]], { a: { b: [] } }),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"x":1}}'), { constructor: 1 }, { toString: null }, { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom<unknown>(null, 1, 'a', {}), { maxLength: 200 }),
);

/** A text for a URL, where no half of a surrogate pair can travel. */
export const oddText: fc.Arbitrary<string> = fc
  .oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 60 }), fc.double().map(String))
  .map((text) => text.toWellFormed());

type Described = { describe(): SchemaFieldDescription };

/** A value for a schema: of its shape, with any part odd. */
export const valueOf = (schema: unknown): fc.Arbitrary<unknown> => fromDescription((schema as Described).describe());

const fromDescription = (description: SchemaFieldDescription): fc.Arbitrary<unknown> => {
  const { oneOf } = description as SchemaDescription;
  const choices = oneOf.length > 0 ? [fc.constantFrom<unknown>(...oneOf)] : [];
  switch (description.type) {
    case 'object': {
      const { fields } = description as SchemaObjectDescription;
      const parts = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fromDescription(field)]));
      return mostly(fc.record(parts, { requiredKeys: [] }));
    }
    case 'array': {
      const { innerType } = description as SchemaInnerTypeDescription;
      const item = innerType && !Array.isArray(innerType) ? fromDescription(innerType) : odd;
      return mostly(fc.array(item, { maxLength: 5 }));
    }
    case 'number':
      return mostly(fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.integer(), fc.double()));
    case 'boolean':
      return mostly(fc.boolean());
    default:
      return mostly(
        ...choices,
        fc.constantFrom<unknown>('2026-11-20', '2026-11', '2019-03', '1990-01-31', '0.05', '040101', 'Hospital São Lucas', '12'),
        fc.string(),
      );
  }
};

const mostly = (...good: fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> =>
  fc.oneof(...good.map((arbitrary) => ({ arbitrary, weight: 3 })), { arbitrary: odd, weight: 1 });

/** A good value with one or two of its parts left out, emptied or null, however deep they lie. */
export const hollowed = (good: object): fc.Arbitrary<unknown> => {
  const places = placesOf(good);
  if (places.length === 0) return fc.constantFrom<unknown>({}, [], null);
  const hole = fc.tuple(fc.constantFrom(...places), fc.constantFrom<Emptiness>('left out', {}, [], null, ''));
  return fc.array(hole, { minLength: 1, maxLength: 2 }).map((holes) => {
    const copy: unknown = structuredClone(good);
    for (const [place, emptiness] of holes) empty(copy, place, emptiness);
    return copy;
  });
};

/** A good value once without each object or list that lies in it, and once with it emptied. */
export const hollows = (good: object): unknown[] =>
  placesOf(good)
    .filter((place) => typeof partAt(good, place) === 'object')
    .flatMap((place) =>
      (['left out', {}, []] as const).map((emptiness) => {
        const copy = structuredClone(good);
        empty(copy, place, emptiness);
        return copy;
      }),
    );

type Place = readonly string[];
type Emptiness = 'left out' | object | null | '';

/** Where something stands in a value: ['steps', '0', 'days']. */
const placesOf = (value: unknown, at: Place = []): Place[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) => {
        const place = [...at, name];
        return [place, ...placesOf(part, place)];
      });

const partAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], value);

const empty = (value: unknown, place: Place, emptiness: Emptiness): void => {
  const holder = partAt(value, place.slice(0, -1));
  if (typeof holder !== 'object' || holder === null) return; // emptied before
  if (emptiness === 'left out') Reflect.deleteProperty(holder, place.at(-1) ?? '');
  else Reflect.set(holder, place.at(-1) ?? '', emptiness);
};

/** JSON as it is sent, with what no JavaScript value stands for. */
export const toJson = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'null';
  return text.replaceAll(`"${TOO_LARGE}"`, '1e309').replaceAll(`"${DEEP}"`, '['.repeat(10_000) + ']'.repeat(10_000));
};
