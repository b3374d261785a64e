import { boleto } from '@esteto/contract/money/boleto';
import { boletoSending } from '@esteto/contract/money/boleto-sending';
import { boletoFilters } from '@esteto/domain/money/boleto/boleto-form';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { newBoleto } from '../boleto.examples.ts';

const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const staff = { as: scene.master };
const run = () => api.modules.sendBoletos('test');
const none = { boleto_ids: [], filters: null, except_ids: [] };
const read = (id: number) => api.ask(boletoSending.detail, { id }, staff);
const noticesOf = (of: { id: number }) =>
  api.sql("select title from notices where user_id = $1 and kind = 'boleto.reminder' order by id", [of.id]);

test('each boleto has its result: told once however often the job runs, or why nobody was', async () => {
  const [open, paid, claimed] = [
    await newBoleto(scene),
    await newBoleto(scene, { description: 'Pago' }),
    await newBoleto(scene, { description: 'Informado' }),
  ];
  const empty = await newScene(api);
  await api.sql('delete from memberships where company_id = $1', [empty.company.id]);
  const lonely = await newBoleto(empty);
  await api.ask(boleto.pay, { id: paid.id, body: { paid_on: '2026-11-20', paid_amount: 81_240, version: 1 } }, staff);
  const claim = { company_id: scene.company.id, id: claimed.id, body: { paid_on: '2026-11-20', version: 1 } };
  await api.ask(boleto.claim, claim, { as: scene.partner });
  const boleto_ids = [open, paid, claimed, lonely].map(({ id }) => id);
  const begun = await api.ask(boletoSending.start, { body: { ...none, boleto_ids } }, staff);
  expect(begun).toMatchObject({ total: 4, waiting: 4, done: 0, failed: 0 });

  await Promise.all([run(), run()]);
  await run();
  const after = await read(begun.id);
  expect(after).toMatchObject({ waiting: 0, done: 1, failed: 3 });
  expect(Object.fromEntries(after.rows.map((row) => [row.boleto_id, row.error ?? row.told]))).toEqual({
    [open.id]: 1,
    [paid.id]: 'Não está à espera de pagamento.',
    [claimed.id]: 'O cliente informou que pagou em 20/11/2026. Confira e registre.',
    [lonely.id]: 'Ninguém desta empresa recebe avisos de boletos.',
  });
  expect(await noticesOf(scene.partner)).toEqual([{ title: 'Honorários de outubro: vence em 10/12/2026' }]);

  await api.sql('update boletos set claimed_on = null where id = $1', [claimed.id]);
  await api.ask(boletoSending.retry, { id: begun.id }, staff);
  await run();
  expect(await read(begun.id)).toMatchObject({ done: 2, failed: 2 });
  expect(await noticesOf(scene.partner)).toHaveLength(2);
  const [last] = await api.ask(boleto.history, { id: open.id }, staff);
  expect(last).toMatchObject({ label: 'Boleto enviado de novo', actor_name: scene.master.name });
});

test('all that the filters show, of what waits for its money, less those left out; another sending tells again', async () => {
  const other = await newScene(api);
  const [first, second, gone] = [await newBoleto(other), await newBoleto(other), await newBoleto(other)];
  await api.ask(boleto.cancel, { id: gone.id, body: { reason: 'Em dobro', version: 1 } }, staff);
  const filters = { ...boletoFilters.getDefault(), company_id: other.company.id };
  const start = (body: object) => api.call(boletoSending.start, { body: { ...none, ...body } }, staff);
  expect((await start({ filters, except_ids: [second.id] })).body.rows.map((row) => row.boleto_id)).toEqual([first.id]);
  expect((await start({ filters })).body).toMatchObject({ total: 2 });
  await run();
  expect(await noticesOf(other.partner)).toHaveLength(3);
  expect((await start({ filters: { ...filters, status: 'paid' } })).error.errors).toEqual({
    filters: ['Nenhum boleto em aberto corresponde aos filtros.'],
  });
  expect((await start({ boleto_ids: [first.id, 999_999_999] })).status).toBe(404);
});
