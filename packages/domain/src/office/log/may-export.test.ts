import { expect, test } from 'vitest';
import { mayExport } from './may-export.ts';

const allowed = [{ name: 'monthly.export_boletos', view: true, edit: false, delete: false }];
const seen = [{ name: 'boletos', view: true, edit: true, delete: true }];

test.each([
  ['an analyst who only sees boletos', { type: 'admin', is_master: false, permissions: seen }, { Boletos: false, Cupons: true }],
  ['an analyst who may take boletos out', { type: 'admin', is_master: false, permissions: allowed }, { Boletos: true, Médicos: false }],
  ['a master', { type: 'admin', is_master: true, permissions: [] }, { Boletos: true, Médicos: true, constructor: true }],
  ['a doctor', { type: 'doctor', is_master: false, permissions: [] }, { Boletos: true, Extratos: true }],
] as const)('%s exports what they may', (_who, person, expected) => {
  expect(Object.fromEntries(Object.keys(expected).map((list) => [list, mayExport(person, list)]))).toEqual(expected);
});
