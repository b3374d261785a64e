import { expect, it } from 'vitest';
import type { Finding } from './eligibility.ts';
import { changedFindings } from './rule-effect.ts';

const warn = (rule: Finding['rule'], message: string): Finding => ({ rule, severity: 'warn', message });
const short = warn('rest', 'Descansa 8h entre plantões; o grupo pede 11h.');
const week = warn('week_hours', 'Soma 72h na semana; o grupo aceita até 60h.');
const acls: Finding = { rule: 'qualification', severity: 'block', message: 'Falta ACLS.' };
const atls: Finding = { rule: 'qualification', severity: 'block', message: 'Falta ATLS.' };

it.each([
  ['nothing', [short], [short], null],
  ['only the limit that is named', [short], [warn('rest', 'Descansa 8h entre plantões; o grupo pede 12h.')], null],
  ['a warning that comes', [], [short], { come: [short], gone: [] }],
  ['a warning that goes', [week, short], [short], { come: [], gone: [week] }],
  ['one qualification for another', [acls], [atls], { come: [atls], gone: [acls] }],
  ['a second qualification', [acls], [acls, atls], { come: [atls], gone: [] }],
] as const)('%s', (_name, before, after, change) => {
  expect(changedFindings(before, after)).toEqual(change);
});
