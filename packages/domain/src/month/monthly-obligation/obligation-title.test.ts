import { expect, test } from 'vitest';
import { OBLIGATION_RULES } from '../../law/obligation/obligation-rules.ts';
import { obligationTitle } from './obligation-title.ts';

test.each([
  ['carne_leao', null, '2026-10', 'Carnê-leão de outubro de 2026'],
  ['esocial', null, '2026-10', 'eSocial de outubro de 2026'],
  ['dctfweb', null, '2027-03', 'DCTFWeb de março de 2027'],
  ['irpj_csll', null, '2026-09', 'IRPJ e CSLL do 3º trimestre de 2026'],
  ['dmed', null, '2026-12', 'DMED de 2026'],
  [null, 'Taxa do CRM', '2026-12', 'Taxa do CRM de dezembro de 2026'],
] as const)('%s %s of %s', (rule_key, rule_name, competence, title) => {
  expect(obligationTitle({ rule_key, rule_name, competence })).toBe(title);
});

test('no title is the short code of a program', () => {
  for (const { title } of OBLIGATION_RULES) expect(['LEAO', 'ESOC', 'DCTFW', 'PISCOF', 'IRCS', 'INFORM', 'EFDC']).not.toContain(title);
});
