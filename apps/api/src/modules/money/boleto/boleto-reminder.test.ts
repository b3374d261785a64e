import { boleto } from '@esteto/contract/money/boleto';
import type { BoletoForm } from '@esteto/domain/money/boleto/boleto-form';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { boletoSample, lateGuide, newBoleto } from './boleto.examples.ts';

// The clock begins on 20 November 2026, a Friday; each test has a company of its own, and goes on from where the one before stopped.

const api = await testApp();
const DAY = 86_400_000;

/** What a person was reminded of, from the first on. */
const told = async ({ id }: TestPerson) =>
  (await api.sql<{ title: string }>("select title from notices where kind = 'boleto.reminder' and user_id = $1 order by id", [id])).map(
    ({ title }) => title,
  );

/** Days on each of which the job runs twice. */
const live = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    api.clock.advance(DAY);
    await api.modules.boletos.remind('a morning');
    await api.modules.boletos.remind('the same again');
  }
};

const reminders = ({ description, on }: { description: string; on: string }) => [
  `${description}: vence em ${on}`,
  `${description}: vence hoje`,
  `${description}: venceu e não consta pago`,
];

test('who pays is reminded 3 days before, on the day and after it, once each, and of nothing that is paid, told as paid or cancelled', async () => {
  const scene = await newScene(api);
  const [own, staff, client] = [{ company_id: scene.company.id }, { as: scene.master }, { as: scene.partner }];
  const write = (description: string, values: Partial<BoletoForm> = {}) =>
    newBoleto(scene, { description, due_date: '2026-12-01', ...values });
  await write('Honorários');
  const [paid, claimed, gone] = [await write('Pago'), await write('Informado'), await write('Cancelado')];
  await api.ask(boleto.pay, { id: paid.id, body: { paid_on: '2026-11-20', paid_amount: 81_240, version: 1 } }, staff);
  await api.ask(boleto.claim, { ...own, id: claimed.id, body: { paid_on: '2026-11-20', version: 1 } }, client);
  await api.ask(boleto.cancel, { id: gone.id, body: { reason: 'Em dobro', version: 1 } }, staff);
  const blind = await api.make.employee(scene.company);
  await live(20);
  expect(await told(scene.partner)).toEqual(reminders({ description: 'Honorários', on: '01/12/2026' }));
  expect(await told(blind)).toEqual([]);
  const [mailed] = await api.sql("select count(*)::int as count from notices where kind = 'boleto.reminder' and by_mail and user_id = $1", [
    scene.partner.id,
  ]);
  expect(mailed).toEqual({ count: 3 });
});

test('what was written with its day so near is told with it; another day is reminded of anew; a guide that was asked for is not', async () => {
  const scene = await newScene(api);
  const staff = { as: scene.master };
  // 10 December: in 1 day.
  const { id } = await newBoleto(scene, { description: 'Taxa', due_date: '2026-12-11' });
  const guide = await lateGuide(scene, { description: 'ISS', due_date: '2026-12-11', competence: '2026-11' });
  await live(1);
  expect(await told(scene.partner)).toEqual(['Taxa: vence hoje', 'ISS: vence hoje']);
  await api.sql("update boletos set new_guide_asked_on = '2026-12-12' where id = $1", [guide.id]);
  await live(2);
  expect(await told(scene.partner)).toEqual(['Taxa: vence hoje', 'ISS: vence hoje', 'Taxa: venceu e não consta pago']);
  const { version } = await api.ask(boleto.detail, { id }, staff);
  await api.ask(boleto.update, { id, body: { ...boletoSample(), description: 'Taxa', due_date: '2026-12-18', version } }, staff);
  await live(8);
  expect((await told(scene.partner)).slice(3)).toEqual(reminders({ description: 'Taxa', on: '18/12/2026' }));
});

test('of a person’s own tax nobody else is reminded', async () => {
  const scene = await newScene(api);
  const colleague = await api.make.partner(scene.company);
  const { id } = await newBoleto(scene, { description: 'Carnê-leão', due_date: '2026-12-29', competence: '2026-11' });
  await api.sql('update boletos set taxpayer_id = $2 where id = $1', [id, scene.partner.id]);
  await live(14);
  expect(await told(scene.partner)).toEqual(reminders({ description: 'Carnê-leão', on: '29/12/2026' }));
  expect(await told(colleague)).toEqual([]);
});
