import type { AnyObject, AnySchema, InferType, ObjectSchema } from 'yup';

/** What a schema makes of a value: `errors` by path ('address.cep'), each with its Portuguese messages, first first; '' is the whole value. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: Record<string, string[]> };

/**
 * What people and programs send, made ready for the strict schema: every text goes through the `clean` of its field (masks stripped, spaces
 * around taken away) and an empty one becomes null; a part that is missing becomes an empty one, so that what it lacks is told field by field.
 * Passwords, unknown keys and values of a wrong type stay as they are, for the schema to judge.
 */
export const clean = (schema: AnySchema, value: unknown): unknown => {
  const description = schema as AnySchema & { fields?: Record<string, AnySchema>; innerType?: AnySchema };
  if (Array.isArray(value)) {
    const { innerType } = description;
    return innerType && !isTooLong(schema, value) ? value.map((item) => clean(innerType, item)) : value;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = description.fields;
    if (!fields) return value;
    const missing = Object.entries(fields).filter(([key, field]) => isPart(field) && (value as Record<string, unknown>)[key] === undefined);
    return Object.fromEntries(
      [...Object.entries(value), ...missing.map(([key]) => [key, {}] as const)].map(([key, part]) => [
        key,
        Object.hasOwn(fields, key) ? clean(fields[key] as AnySchema, part) : part,
      ]),
    );
  }
  if (typeof value !== 'string') return value;
  const cleaned = schema.spec.meta?.clean?.(value) ?? value;
  return cleaned === '' && schema.spec.nullable ? null : cleaned;
};

/** An object that is always there: one whose schema names no value of its own for it, as null. */
const isPart = (field: AnySchema): boolean => field.type === 'object' && !('default' in field.spec);

/** What a judgement needs to know besides the value. `today`: 'YYYY-MM-DD'. */
export type Judgement = { today?: string };

/** Cleans, judges strictly and fills what is missing (null, false, empty list). The same on the server and in a form. Never throws on bad input. */
export const parse = <S extends AnySchema>(schema: S, value: unknown, judgement: Judgement = {}): Parsed<InferType<S>> => {
  const cleaned = clean(schema, value === undefined && isPart(schema) ? {} : value);
  const errors = errorsOf(schema, cleaned, judgement);
  return errors ? { ok: false, errors } : { ok: true, value: schema.cast(cleaned) };
};

/** Strict judgement of a value that is already clean: null when it is good. */
export const errorsOf = (schema: AnySchema, value: unknown, judgement: Judgement = {}): Record<string, string[]> | null => {
  const lists = Object.fromEntries(tooLongLists(schema, value));
  if (Object.keys(lists).length > 0) return lists;
  try {
    schema.validateSync(value, { strict: true, abortEarly: false, context: judgement });
    return null;
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const errors: Record<string, string[]> = {};
    for (const { path = '', errors: messages } of error.inner.length ? error.inner : [error])
      errors[path] = [...new Set([...(errors[path] ?? []), ...messages])];
    return errors;
  }
};

/** Every item of a list costs its own judgement, however many are sent: none of a list beyond its most is looked at. */
const isTooLong = (schema: AnySchema, items: readonly unknown[]): boolean => items.length > (mostOf(schema) ?? Number.POSITIVE_INFINITY);

/** The most that a list may hold; null where its schema names none, which the contract's test refuses. */
export const mostOf = (schema: AnySchema): number | null => schema.spec.meta?.most ?? null;

/** Each list beyond its most, by its path, with the one sentence that is told of it. */
const tooLongLists = (schema: AnySchema, value: unknown, path = ''): [string, string[]][] => {
  const { fields, innerType } = schema as AnySchema & { fields?: Record<string, AnySchema>; innerType?: AnySchema };
  if (Array.isArray(value)) {
    if (isTooLong(schema, value)) return [[path, [`${schema.spec.label ?? 'Lista'}: inclua no máximo ${mostOf(schema)}.`]]];
    return innerType ? value.flatMap((item, index) => tooLongLists(innerType, item, `${path}[${index}]`)) : [];
  }
  if (typeof value !== 'object' || value === null || !fields) return [];
  return Object.entries(fields).flatMap(([name, field]) =>
    Object.hasOwn(value, name) ? tooLongLists(field, (value as Record<string, unknown>)[name], path ? `${path}.${name}` : name) : [],
  );
};

type SchemaError = { path?: string; errors: string[]; inner: SchemaError[] };

const isValidationError = (error: unknown): error is SchemaError => error instanceof Error && error.name === 'ValidationError';

/** The same for a form that holds more than the schema: what it has no field for is left out. */
export const parseOwn = <S extends ObjectSchema<AnyObject>>(schema: S, values: Record<string, unknown>): Parsed<InferType<S>> =>
  parse(schema, Object.fromEntries(Object.keys(schema.fields).map((field) => [field, values[field]])));
