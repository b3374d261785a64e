import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { qualificationForm } from './qualification-form.ts';

it.each([
  [{}, {}],
  [{ obligation: 'everywhere' }, {}],
  [{ obligation: 'units' }, { unit_ids: ['Unidades: escolha pelo menos uma.'] }],
  [{ obligation: 'units', unit_ids: [7] }, {}],
  [{ kind: null }, { kind: ['Escolha o tipo.'] }],
  [{ validity_months: 0 }, { validity_months: ['Validade (meses): o menor valor aceito é 1.'] }],
])('with %j says %j', (given, errors) => {
  const parsed = parse(qualificationForm, { name: 'ACLS', kind: 'course', obligation: 'named', unit_ids: [], ...given });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});
