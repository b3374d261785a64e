import { expect, test } from 'vitest';
import { grants } from './grants.ts';
import { COMPANY_PERMISSIONS, type Level, levelLabel, STAFF_PERMISSIONS } from './permissions.ts';
import listed from './permissions.tsv?raw';

const list = [
  { name: 'clients', view: true, edit: true, delete: false },
  { name: 'boletos', view: true, edit: false, delete: false },
  { name: 'invoices', view: false, edit: true, delete: false },
];

test.each<[string, Level | undefined, boolean]>([
  ['clients', undefined, true],
  ['clients', 'edit', true],
  ['clients', 'delete', false],
  ['boletos', 'edit', false],
  // Levels are flags of their own: who may edit need not see.
  ['invoices', 'view', false],
  ['invoices', 'edit', true],
  ['statements', 'view', false],
  ['client', 'view', false],
])('%s at %s: %s', (name, level, expected) => {
  expect(grants(list, name, level)).toBe(expected);
});

test('the levels are named letter by letter', () => {
  expect(levelLabel).toEqual({ view: 'Visualizar', edit: 'Criar/Editar', delete: 'Excluir' });
});

const LETTER = { v: 'view', e: 'edit', d: 'delete' } as const;

const rows = listed
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([name = '', scope = '', letters = '', label = '']) => ({
    name,
    scope,
    label,
    levels: Object.entries(LETTER).flatMap(([letter, level]) => (letters.includes(letter) ? [level] : [])),
  }));

const asRows = (scope: string, table: Record<string, { label: string; levels: readonly string[] }>) =>
  Object.entries(table).map(([name, { label, levels }]) => ({ name, scope, label, levels: [...levels] }));

test('permissions are of the list, with its labels, in its order, at no level that it does not have', () => {
  const given = [...asRows('staff', STAFF_PERMISSIONS), ...asRows('company', COMPANY_PERMISSIONS)];
  const known = rows.flatMap((row) => {
    const levels = given.find(({ name, scope }) => name === row.name && scope === row.scope)?.levels;
    return levels ? [{ ...row, levels: row.levels.filter((level) => levels.includes(level)) }] : [];
  });
  expect(given).toEqual(known);
  expect(rows).toHaveLength(85);
});
