import { boleto } from '@esteto/contract/money/boleto';
import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { expect, test } from 'vitest';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { boletoSample } from '../../money/boleto/boleto.examples.ts';

// One line from the month to the money: the obligation, its guide and the payment say the same, whichever of them is touched.

const api = await testApp();
api.clock.set('2026-11-18T15:00:00.000Z');

const guide = { ...boletoSample(), kind: 'tax', tax_key: 'inss', competence: '2026-10', due_date: '2026-11-19', amount: 38_500 } as const;

const line = async () => {
  const scene = await newScene(api);
  const as = { as: scene.master };
  const company_id = scene.company.id;
  const body = { company_id, rule_key: 'inss', competence: '2026-10', observations: null } as const;
  const { id } = await api.ask(monthlyObligation.create, { body }, as);
  const read = async () => {
    const { status, amount, boleto_id, delivered_on, paid_on, guide } = await api.ask(monthlyObligation.detail, { id }, as);
    return { status, amount, boleto_id, delivered_on, paid_on, guide: guide?.status ?? null };
  };
  return { as, company_id, id, read };
};
const make = ({ company_id, as }: { company_id: number; as: { as: Scene['master'] } }, change: object = {}) =>
  api.ask(boleto.create, { body: { ...guide, ...change, company_id } }, as);

test('an obligation is delivered with its guide, paid with it, and waits again without it', async () => {
  const { as, company_id, id, read } = await line();
  const made = await make({ company_id, as });
  const delivered = { status: 'delivered', amount: 38_500, boleto_id: made.id, delivered_on: '2026-11-18', paid_on: null, guide: 'opened' };
  expect(await read()).toEqual(delivered);
  expect((await api.ask(monthlyObligation.history, { id }, as))[0]).toMatchObject({
    label: 'Obrigação entregue',
    reason: 'Pela guia enviada ao cliente',
  });

  const byHand = (action: 'pay' | 'reopen') =>
    api.call(monthlyObligation.move, { id, body: { action, reason: 'Pago no banco', version: 2 } }, as);
  expect((await byHand('pay')).error?.message).toBe('A guia desta obrigação ainda não foi paga: registre o pagamento no boleto dela.');
  expect((await byHand('reopen')).error?.message).toBe('A guia desta obrigação está com o cliente: cancele ou substitua o boleto dela.');

  await api.ask(boleto.pay, { id: made.id, body: { paid_on: '2026-11-18', paid_amount: 38_500, version: 1 } }, as);
  expect(await read()).toEqual({ ...delivered, status: 'paid', paid_on: '2026-11-18', guide: 'paid' });
  await api.ask(boleto.undoPayment, { id: made.id, body: { reason: 'Era de outro mês', version: 2 } }, as);
  expect(await read()).toEqual(delivered);

  const anew = { ...guide, amount: 39_400, due_date: '2026-12-04', reason: 'Venceu sem pagamento', version: 3 };
  const { id: other } = await api.ask(boleto.replace, { id: made.id, body: anew }, as);
  expect(await read()).toEqual({ ...delivered, boleto_id: other });

  await api.ask(boleto.cancel, { id: other, body: { reason: 'Emitida em dobro', version: 1 } }, as);
  expect(await read()).toEqual({ status: 'to_do', amount: null, boleto_id: null, delivered_on: null, paid_on: null, guide: null });
});

test('a guide that says another tax or month by now leaves the one obligation and reaches the other', async () => {
  const { as, company_id, read } = await line();
  const { id } = await make({ company_id, as }, { tax_key: 'fgts' });
  expect(await read()).toMatchObject({ status: 'to_do', boleto_id: null });
  await api.ask(boleto.update, { id, body: { ...guide, version: 1 } }, as);
  expect(await read()).toMatchObject({ status: 'delivered', boleto_id: id });
  await api.ask(boleto.update, { id, body: { ...guide, competence: '2026-09', version: 2 } }, as);
  expect(await read()).toMatchObject({ status: 'to_do', boleto_id: null });
});

test('a guide that was there before its obligation is followed in the night', async () => {
  const scene = await newScene(api);
  const as = { as: scene.master };
  const { id: boleto_id } = await make({ company_id: scene.company.id, as });
  const body = { company_id: scene.company.id, rule_key: 'inss', competence: '2026-10', observations: null } as const;
  const { id } = await api.ask(monthlyObligation.create, { body }, as);
  await api.modules.monthlyObligations.followMissed('a night');
  expect(await api.ask(monthlyObligation.detail, { id }, as)).toMatchObject({ status: 'delivered', boleto_id, delivered_on: '2026-11-18' });
});
