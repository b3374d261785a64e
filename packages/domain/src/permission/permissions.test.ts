import { expect, test } from 'vitest';
import { grants, type Level, levelLabel } from './permissions.ts';

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
