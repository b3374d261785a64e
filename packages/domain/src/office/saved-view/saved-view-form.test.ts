import { expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { savedViewForm } from './saved-view-form.ts';

it.each([
  [{ name: 'Prontas', query: 'search=S%C3%A3o+Lucas&status=ready' }, undefined],
  [{ name: '', query: 'a=b' }, 'Preencha o campo Nome da visão.'],
  [{ name: 'Tudo', query: '' }, 'Preencha o campo Filtros.'],
  [{ name: 'Fora', query: 'data:text/html,fora' }, 'Filtros: salve os filtros como estão no endereço da lista.'],
  [{ name: 'Fora', query: '//mal.test/?a=b' }, 'Filtros: salve os filtros como estão no endereço da lista.'],
])('judges %j', (value, message) => {
  const parsed = parse(savedViewForm, value);
  expect(parsed.ok ? undefined : Object.values(parsed.errors)[0]?.[0]).toBe(message);
});
