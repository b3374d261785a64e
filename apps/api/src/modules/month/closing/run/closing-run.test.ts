import { closing } from '@esteto/contract/month/closing';
import { closingRun } from '@esteto/contract/month/closing-run';
import { notice } from '@esteto/contract/office/notice';
import { closingFilters } from '@esteto/domain/month/closing/closing-form';
import type { ClosingRunAction } from '@esteto/domain/month/closing-run/closing-run';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newClosing, readyToClose } from '../closing.examples.ts';

const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const staff = { as: scene.master };
const run = () => api.modules.runClosings('test');
const none = { ids: [], filters: null, except_ids: [] };
const start = (action: ClosingRunAction, body: object) =>
  api.call(closingRun.start, { body: { ...none, analyst_id: null, action, ...body } }, staff);
const preview = (action: ClosingRunAction, body: object) => api.ask(closingRun.preview, { body: { ...none, action, ...body } }, staff);
const read = (id: number) => api.ask(closingRun.detail, { id }, staff);

const greenClosing = async () => {
  const { id, company } = await newClosing(scene);
  await readyToClose(scene, id, company.id);
  return { id, company };
};

test('what is green is closed once, and what stays says why: as the preview said before', async () => {
  const [green, blocked, closed] = [await greenClosing(), await newClosing(scene), await greenClosing()];
  await api.sql("update closings set status = 'running' where id = $1", [blocked.id]);
  await api.ask(closing.close, { id: closed.id, body: { reasons: [], version: 2 } }, staff);
  await api.modules.closings.judge();
  const ids = [green.id, blocked.id, closed.id];
  const expected = { [green.id]: null, [blocked.id]: 'A folha do mês não foi informada', [closed.id]: 'Está em “Fechado”' };
  const before = await preview('close', { ids });
  expect(before).toMatchObject({ total: 3, done: 1, kept: 2 });
  expect(Object.fromEntries(before.rows.map((row) => [row.closing_id, row.reason]))).toEqual(expected);

  const { body } = await start('close', { ids });
  expect(body).toMatchObject({ total: 3, waiting: 3 });
  await Promise.all([run(), run()]);
  await run();
  const after = await read(body.id);
  expect(after).toMatchObject({ action: 'close', waiting: 0, done: 1, kept: 2 });
  expect(Object.fromEntries(after.rows.map((row) => [row.closing_id, row.reason]))).toEqual(expected);
  const labels = (await api.ask(closing.history, { id: green.id }, staff)).map(({ label }) => label);
  expect(labels.filter((label) => label === 'Mês fechado')).toHaveLength(1);
  expect(await api.ask(closing.detail, { id: green.id }, staff)).toMatchObject({ status: 'closed', reviewer_name: scene.master.name });
});

test('all that the filters show, less those left out, get who looks after them', async () => {
  const [first, second] = [await newClosing(scene), await newClosing(scene)];
  await api.sql("update companies set search_key = search_key || ' lotedeteste' where id = any($1)", [
    [first.company.id, second.company.id],
  ]);
  const filters = { ...closingFilters.getDefault(), search: 'lotedeteste' };
  const other = await api.make.master();
  expect((await start('assign', { filters })).error.errors).toEqual({ analyst_id: ['Escolha o responsável.'] });
  const { body } = await start('assign', { filters, except_ids: [second.id], analyst_id: other.id });
  await run();
  expect(await read(body.id)).toMatchObject({ total: 1, done: 1, kept: 0 });
  expect(await api.ask(closing.detail, { id: first.id }, staff)).toMatchObject({ analyst_id: other.id });
  expect(await api.ask(closing.detail, { id: second.id }, staff)).toMatchObject({ analyst_id: null });
  expect((await start('start', { filters: { ...filters, search: 'ninguém assim' } })).error.errors).toEqual({
    filters: ['Nenhum fechamento corresponde aos filtros.'],
  });
  expect((await start('start', { ids: [first.id, 999_999_999] })).status).toBe(404);
});

test('the client is told once a day what is theirs, in the words of the preview', async () => {
  const { id, company } = await newClosing(scene);
  const partner = await api.make.partner(company, { is_owner: true });
  await api.modules.closings.judge();
  const message = 'Nenhum extrato foi enviado até hoje. A empresa não tem certificado.';
  expect((await preview('remind', { ids: [id] })).rows).toMatchObject([{ reason: null, message }]);
  await start('remind', { ids: [id] });
  await run();
  await start('remind', { ids: [id] });
  await run();
  const news = (await api.ask(notice.list, { before: null }, { as: partner })).filter(({ kind }) => kind === 'closing.reminder');
  expect(news).toMatchObject([{ title: 'Falta algo seu para fechar outubro de 2026', body: message }]);
});

test('a server that dies half-way leaves each closing done or waiting, never both', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await newClosing(scene)).id);
  const { body } = await start('start', { ids });
  await api.sql('update closings set version = version where id = $1', [ids[1]]);
  // One is done; then the run stops.
  await api.sql("update closing_run_rows set state = 'done' where run_id = $1 and closing_id = $2", [body.id, ids[0]]);
  await run();
  expect(await read(body.id)).toMatchObject({ waiting: 0, done: 3 });
  const [first] = await api.sql('select status from closings where id = $1', [ids[0]]);
  expect(first).toEqual({ status: 'not_started' });
});
