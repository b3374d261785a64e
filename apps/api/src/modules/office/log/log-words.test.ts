import { globSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_TYPES, type RecordType } from '@esteto/domain/office/log/record-type';
import { isLeftOut } from '@esteto/domain/office/log/record-words';
import { LEFT_OUT, LEFT_OUT_OF } from '@esteto/domain/office/log/words/left-out';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { SchemaFieldDescription } from 'yup';
import { SILENT } from '../../../platform/audit/diff.ts';
import type { Change } from '../../../tables/platform/audit.tables.ts';
import { testApp } from '../../../testing/test-app.ts';
import { changesInWords, wordsOfType } from './log-words.ts';

/** Tables whose rows are told of under another name than their own in the singular. */
const TOLD_AS: Readonly<Record<string, RecordType>> = {
  company_certificates: 'certificate',
  invoice_attachments: 'attachment',
  invoice_requirements: 'requirement',
  media_playlists: 'playlist',
  news: 'news',
  notice_settings: 'notice',
  registration_drafts: 'draft',
};

/** Records that are written beside another one, which tells of them. */
const TOLD_BY_ANOTHER = ['former_regimes', 'plan_versions'];

const singular = (table: string): string =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ch|x)es$/, '$1')
    .replace(/(?<![su])s$/, '');

const SRC = join(import.meta.dirname, '../../..');
const files: object[] = await Promise.all(globSync('tables/**/*.tables.ts', { cwd: SRC }).map((file) => import(join(SRC, file))));
const audited = files
  .flatMap((file): unknown[] => Object.values(file))
  .filter((table) => is(table, PgTable))
  .filter((table) => 'updated_by' in getTableColumns(table) && !TOLD_BY_ANOTHER.includes(getTableName(table)))
  .map((table) => ({ table, type: TOLD_AS[getTableName(table)] ?? singular(getTableName(table)) }));

const isCalled = (type: string, column: string): boolean => {
  const { own, schema } = wordsOfType(type);
  return isLeftOut(type, column, own) || Object.hasOwn(schema.fields, column);
};

test('every record that is told of has a type, and each of its columns words of that type or a reason to stand in none', () => {
  expect(audited.length).toBeGreaterThan(80);
  expect(audited.map(({ type }) => type).filter((type) => !RECORD_TYPES.some((known) => known === type))).toEqual([]);
  const columns = audited.flatMap(({ table, type }) => Object.keys(getTableColumns(table)).map((column) => ({ type, column })));
  const told = columns.filter(({ column }) => !SILENT.has(column));
  expect(told.filter(({ type, column }) => !isCalled(type, column)).map(({ type, column }) => `${type}.${column}`)).toEqual([]);
});

test('words begin with a capital letter, as they stand before a value', () => {
  const labels = audited.flatMap(({ table, type }) => {
    const { fields } = wordsOfType(type).schema.describe();
    return Object.keys(getTableColumns(table)).flatMap((column) => {
      const field = fields[column];
      return field && 'label' in field ? [`${type}.${column}: ${field.label}`] : [];
    });
  });
  expect(labels.length).toBeGreaterThan(500);
  expect(labels.filter((label) => !/: (\p{Lu}|13º)/u.test(label))).toEqual([]);
});

test('what is left out is a column that there is', () => {
  const known = new Set(audited.flatMap(({ table }) => Object.keys(getTableColumns(table))));
  expect(Object.keys(LEFT_OUT).filter((column) => !known.has(column))).toEqual([]);
  const gone = Object.entries(LEFT_OUT_OF).flatMap(([type, columns]) => {
    const own = audited.filter((each) => each.type === type).flatMap(({ table }) => Object.keys(getTableColumns(table)));
    return Object.keys(columns).flatMap((column) => (own.includes(column) ? [] : [`${type}.${column}`]));
  });
  expect(gone).toEqual([]);
});

const described = new Map<string, SchemaFieldDescription>(RECORD_TYPES.map((type) => [type, wordsOfType(type).schema.describe()]));

const partOf = (here: SchemaFieldDescription | undefined, part: string): SchemaFieldDescription | undefined => {
  if (here && 'fields' in here) return here.fields[part];
  return here && 'innerType' in here && here.innerType && !Array.isArray(here.innerType) ? here.innerType : undefined;
};

const metaOf = (field: SchemaFieldDescription | undefined) => (field && 'meta' in field ? field.meta : undefined);

/** What words of a column of such a type may be. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  bigint: ['id', 'cents'],
  date: ['date'],
  'timestamp with time zone': ['instant'],
};

test('words read a column as what it holds', () => {
  const wrong = audited.flatMap(({ table, type }) =>
    Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
      const sqlType = column.getSQLType();
      const field = partOf(described.get(type), name);
      if (!field) return [];
      const { kind, shown } = metaOf(field) ?? {};
      const isRight = KINDS[sqlType]?.includes(kind ?? '') ?? (sqlType !== 'boolean' || field.type === 'boolean');
      return isRight || shown ? [] : [`${type}.${name}: ${sqlType} is no ${kind ?? field.type}`];
    }),
  );
  expect(wrong).toEqual([]);
});

/** Whether a person wrote it, so that anything may stand there. */
const isText = (type: string, path: string): boolean => {
  const field = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce(partOf, described.get(type));
  const read = partOf(field, '0') ?? field;
  const kind = metaOf(read)?.kind;
  return kind !== undefined && ['text', 'long_text', 'email', 'pix_key', 'boleto_line'].includes(kind);
};

/** Numbers that are written without a point. */
const BARE_NUMBERS = ['year', 'exercise_year', 'calendar_year', 'mec_code', 'latitude', 'longitude'];

const WORDS = ['vazio', 'escolhido', 'outro'];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** As it was stored, and no word of a person. */
const isCode = (value: string, stored: readonly string[]): boolean =>
  value.split('; ').every((part) => /^[a-z]+(_[a-z]+)*$/.test(part) && stored.includes(part));

type Read = ReturnType<typeof changesInWords>[number];

const problemOf = (type: string, { path, label, old, new: next }: Read, change: Change): string | null => {
  if (/(^| · )[a-z]/.test(label)) return 'the column has no words';
  const shown = [old, next].filter((value) => !WORDS.includes(value));
  const isAny = (is: (value: string) => boolean) => shown.some(is);
  if (isAny((value) => /^(true|false)$|^[[{]|\[object/.test(value))) return 'the value has no words';
  if (isText(type, path)) return null;
  if (isAny((value) => /(^|, |; )[a-z_]+: /.test(value))) return 'a part of the value has no words';
  if (isAny((value) => isCode(value, textsIn([change.old, change.new])))) return 'a code';
  if (isAny((value) => /^-?\d{4,}(\.\d+)?$/.test(value)) && !BARE_NUMBERS.includes(path)) return 'a bare number';
  return isAny((value) => /^\d{4}-\d\d(-\d\d.*)?$/.test(value)) ? 'a bare date' : null;
};

const problemsOf = (type: string, change: Change): string[] =>
  changesInWords([change], type).flatMap((read) => {
    const problem = problemOf(type, read, change);
    return problem ? [`${type}.${read.path}: ${problem}: ${read.label}: ${read.old} → ${read.new}`] : [];
  });

test('every event of the demonstration reads in words of the type of its record', async () => {
  const api = await testApp({}, { demo: true });
  const events = await api.sql<{ entity_type: string; changes: Change[] }>('select entity_type, changes from events');
  expect(events.length).toBeGreaterThan(1000);
  const problems = events.flatMap(({ entity_type, changes }) => changes.flatMap((change) => problemsOf(entity_type, change)));
  expect([...new Set(problems)]).toEqual([]);
});

test('what has no words of its own is told by none of another type', () => {
  const change = { path: 'brand_new_column', old: null, new: 'x', kind: 'modified' } as const;
  expect(changesInWords([change], 'unit')[0]?.label).toBe('brand_new_column');
  expect(changesInWords([{ ...change, path: 'document' }], 'unit')[0]?.label).toBe('document');
});
