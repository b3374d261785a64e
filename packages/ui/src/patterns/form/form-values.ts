import { type Parsed, parse } from '@esteto/domain/shared/schema/parse';
import { type FormikErrors, setIn } from 'formik';
import type { InferType, Schema } from 'yup';
import type { FormValues } from '../../components/field/binding/form-store.ts';
import { today } from '../../system/context/today.ts';

type Fields = Record<string, { type?: string; spec?: { nullable?: boolean }; fields?: Fields }>;

const fieldsOf = (schema: Schema): Fields => (schema as Schema & { fields?: Fields }).fields ?? {};

/** What a form starts with: the schema's defaults, then what is given for the keys that the schema names. */
export const initialValues = (schema: Schema, given: object = {}): FormValues => {
  const values = { ...(schema.getDefault() as FormValues) };
  for (const key of Object.keys(fieldsOf(schema))) {
    const value = (given as FormValues)[key];
    if (value !== undefined) values[key] = value;
  }
  return values;
};

/** Splits chosen files from what the schema judges: files travel beside the body. */
export const splitFiles = (values: FormValues): { plain: FormValues; files: Record<string, File | File[]> } => {
  const plain: FormValues = {};
  const files: Record<string, File | File[]> = {};
  for (const [key, value] of Object.entries(values)) {
    if (isFile(value)) files[key] = value;
    else if (Array.isArray(value) && value.length > 0 && value.every(isFile)) files[key] = value;
    else plain[key] = value;
  }
  return { plain, files };
};

/** The schema's judgement of what was typed, today, each nullable group that was left wholly empty being no group at all. */
export const judge = <S extends Schema>(schema: S, values: FormValues): Parsed<InferType<S>> =>
  parse(schema, emptyGroupsToNull(fieldsOf(schema), splitFiles(values).plain), { today: today() });

export const sameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Messages by path ('contacts[0].name') as the tree that Formik keeps, so that its lists move them along with their items. */
export const inTree = (messages: Readonly<Record<string, string>>): FormikErrors<FormValues> =>
  Object.entries(messages).reduce<FormikErrors<FormValues>>((tree, [path, message]) => setIn(tree, path, message), {});

/** The tree of messages by path again. */
export const byPath = (tree: unknown, path = ''): Record<string, string> => {
  if (typeof tree === 'string') return { [path]: tree };
  if (typeof tree !== 'object' || tree === null) return {};
  const below = (key: string) => (Array.isArray(tree) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
  return Object.assign({}, ...Object.entries(tree).map(([key, part]) => byPath(part, below(key))));
};

const isFile = (value: unknown): value is File => value instanceof File;

const emptyGroupsToNull = (fields: Fields, values: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      fields[key]?.type === 'object' && fields[key].spec?.nullable && isBlank(value) ? null : value,
    ]),
  );

const isBlank = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isBlank);
};
