import type { Schema } from 'yup';

// What the fields of a form read and call. Each field subscribes to its own value and error, so that a keystroke renders one field, not sixty.

export type FormValues = Record<string, unknown>;

/** A schema, or how to load it: the login page starts before its schema is there. */
export type SchemaSource = Schema | (() => Promise<Schema>);

export type FormSnapshot = {
  values: FormValues;
  /** First message of each wrong path, shown or not. */
  errors: Readonly<Record<string, string>>;
  /** Paths whose error may be shown; all of them once the form was submitted. */
  shown: (path: string) => boolean;
  busy: boolean;
};

/** One field as it stands; the same object while nothing in it has changed. */
export type FieldReading = { value: unknown; error: string | null; schema: Schema | null };

type FormHandlers = {
  setValue: (path: string, value: unknown) => void;
  blur: (path: string) => void;
  /** The items of a list changed their places. */
  reordered: (list: string) => void;
};

export type FormStore = {
  id: string;
  /** The schema, once it is there. */
  schema: () => Schema | null;
  loadSchema: () => Promise<Schema>;
  subscribe: (listener: () => void) => () => void;
  read: () => FormSnapshot;
  readField: (path: string) => FieldReading;
  publish: (next: FormSnapshot) => void;
  setValue: (path: string, value: unknown) => void;
  /** The same, by the person: what they wrote themselves is told apart from what was filled in for them. */
  write: (path: string, value: unknown) => void;
  /** What the person wrote there last; undefined while they have not. */
  written: (path: string) => unknown;
  blur: (path: string) => void;
  reordered: (list: string) => void;
  /** The engine behind the form takes its place. */
  connect: (engine: FormHandlers) => void;
  /** Says that a field of this path is on the page; its errors need no banner. */
  register: (path: string) => () => void;
  isOnPage: (path: string) => boolean;
  /** Says what a record is called whose id a field holds, or may hold. */
  call: (path: string, id: unknown, name: string) => void;
  nameOf: (path: string, id: unknown) => string | null;
};

export const createFormStore = (id: string, source: SchemaSource, initial: FormValues): FormStore => {
  let snapshot: FormSnapshot = { values: initial, errors: {}, shown: () => false, busy: false };
  let engine: FormHandlers = { setValue: () => {}, blur: () => {}, reordered: () => {} };
  let schema = typeof source === 'function' ? null : source;
  const listeners = new Set<() => void>();
  const paths = new Map<string, number>();
  const readings = new Map<string, FieldReading>();
  const written = new Map<string, unknown>();
  const names = new Map<string, string>();
  const count = (path: string, step: number) => paths.set(path, (paths.get(path) ?? 0) + step);
  return {
    id,
    schema: () => schema,
    loadSchema: async () => {
      schema ??= typeof source === 'function' ? await source() : source;
      return schema;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => snapshot,
    readField: (path) => {
      const former = readings.get(path);
      const value = valueAt(snapshot.values, path);
      const error = (snapshot.shown(path) && snapshot.errors[path]) || null;
      if (former && Object.is(former.value, value) && former.error === error && former.schema === schema) return former;
      const reading = { value, error, schema };
      readings.set(path, reading);
      return reading;
    },
    publish: (next) => {
      snapshot = next;
      for (const listener of listeners) listener();
    },
    setValue: (path, value) => engine.setValue(path, value),
    write: (path, value) => {
      written.set(path, value);
      engine.setValue(path, value);
    },
    written: (path) => written.get(path),
    blur: (path) => engine.blur(path),
    reordered: (list) => engine.reordered(list),
    connect: (next) => {
      engine = next;
    },
    register: (path) => {
      count(path, 1);
      return () => count(path, -1);
    },
    isOnPage: (path) => (paths.get(path) ?? 0) > 0,
    call: (path, id, name) => names.set(JSON.stringify([path, id]), name),
    nameOf: (path, id) => names.get(JSON.stringify([path, id])) ?? null,
  };
};

/** The value at 'address.cep' or 'contacts[0].name'. */
export const valueAt = (values: unknown, path: string): unknown =>
  partsOf(path).reduce<unknown>((here, part) => (here as Record<string, unknown> | null | undefined)?.[part], values);

// Every field asks at every key.
const partsByPath = new Map<string, readonly string[]>();

const partsOf = (path: string): readonly string[] => {
  const parts = partsByPath.get(path) ?? path.split(/[.[\]]+/).filter(Boolean);
  partsByPath.set(path, parts);
  return parts;
};
