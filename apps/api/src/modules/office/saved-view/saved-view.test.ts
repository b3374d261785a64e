import { savedView } from '@esteto/contract/office/saved-view';
import { MAX_VIEWS } from '@esteto/domain/office/saved-view/saved-view-form';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const [mine, theirs] = [await api.make.master(), await api.make.master()];
const as = { as: mine };
const list = 'receivables' as const;

const save = (name: string, more: { is_default?: boolean; query?: string } = {}, who = mine) =>
  api.ask(savedView.create, { body: { list, name, query: 'status=ready', ...more } }, { as: who });
const saved = async (who = mine) => api.ask(savedView.list, { list }, { as: who });

test('a person keeps views of a list, renames and deletes them; one opens the list', async () => {
  const ready = await save('Prontas', { is_default: true });
  const late = await save('Atrasadas', { query: 'paid_late=true&sort=-due_date', is_default: true });
  expect((await saved()).map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Atrasadas', true],
    ['Prontas', false],
  ]);
  expect(await api.ask(savedView.list, { list: 'clients' }, as)).toEqual([]);

  const body = { name: 'Prontas para emitir', query: 'stage=to_issue', is_default: true, version: 2 };
  expect(await api.ask(savedView.update, { id: ready.id, body }, as)).toEqual({ id: ready.id, ...body, version: 3 });
  expect((await saved()).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([ready.id]);

  await api.ask(savedView.remove, { id: late.id }, as);
  expect((await saved()).map(({ id }) => id)).toEqual([ready.id]);
  const again = await save('Atrasadas');
  expect(again.id).not.toBe(late.id);
});

test('two views of a list never share a name, and an empty one is no view', async () => {
  await save('Do mês');
  const call = (body: object) => api.call(savedView.create, { body: { list, ...body } as never }, as);
  expect((await call({ name: 'Do mês', query: 'status=paid' })).error.errors).toEqual({ name: ['Você já tem uma visão com este nome.'] });
  expect((await call({ name: 'Tudo', query: '' })).error.errors).toEqual({ query: ['Preencha o campo Filtros.'] });
});

test("another person's view answers like one that does not exist", async () => {
  const { id } = await save('Minha');
  const body = { name: 'Tomada', query: 'status=paid', is_default: false, version: 1 };
  const other = { as: theirs };
  for (const call of [
    (wanted: number) => api.call(savedView.update, { id: wanted, body }, other),
    (wanted: number) => api.call(savedView.remove, { id: wanted }, other),
  ]) {
    const [refused, missing] = [await call(id), await call(999_999)];
    expect(refused.status).toBe(404);
    expect(refused.body).toEqual(missing.body);
  }
  expect(await saved(theirs)).toEqual([]);
  expect((await saved()).map(({ name }) => name)).toContain('Minha');
});

test('there is an end to it', async () => {
  const many = await api.make.master();
  for (let number = 1; number <= MAX_VIEWS; number += 1) await save(`Visão ${number}`, {}, many);
  const refused = await api.call(savedView.create, { body: { list, name: 'Mais uma', query: 'status=paid' } }, { as: many });
  expect(refused.error.errors).toEqual({ name: [`Você já tem ${MAX_VIEWS} visões desta lista. Exclua uma que não usa.`] });
});
