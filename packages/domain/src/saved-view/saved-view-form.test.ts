import { expect, it } from 'vitest';
import { parse } from '../shared/parse.ts';
import { savedViewForm, viewQuery } from './saved-view-form.ts';

it.each([
  ['?status=ready&after=abc', 'status=ready'],
  ['?sort=-due_date&client_id=3', 'client_id=3&sort=-due_date'],
  ['?search=São Lucas', 'search=S%C3%A3o+Lucas'],
  ['?before=x', ''],
  ['', ''],
])('of %s a view keeps %s', (search, query) => {
  expect(viewQuery(search)).toBe(query);
});

it.each([
  [{ name: 'Prontas', query: 'search=S%C3%A3o+Lucas&status=ready' }, undefined],
  [{ name: '', query: 'a=b' }, 'Preencha o campo Nome da visão.'],
  [{ name: 'Tudo', query: '' }, 'Preencha o campo Filtros.'],
  [{ name: 'Fora', query: 'javascript:alert(1)' }, 'Filtros: guarde os filtros como estão no endereço da lista.'],
  [{ name: 'Fora', query: '//mal.test/?a=b' }, 'Filtros: guarde os filtros como estão no endereço da lista.'],
])('judges %j', (value, message) => {
  const parsed = parse(savedViewForm, value);
  expect(parsed.ok ? undefined : Object.values(parsed.errors)[0]?.[0]).toBe(message);
});
