import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { tagForm } from './tag-form.ts';

it.each([
  [{}, {}],
  [{ name: 'a'.repeat(41) }, { name: ['Nome: use no máximo 40 caracteres.'] }],
  [{ scope: null }, { scope: ['Escolha para que a tag serve.'] }],
  [{ color: 'lilac' }, { color: ['Escolha uma das opções de Cor.'] }],
])('with %j says %j', (given, errors) => {
  const parsed = parse(tagForm, { name: 'Final de semana', scope: 'shift', color: 'teal', ...given });
  expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
});
