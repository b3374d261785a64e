import { monthlyObligation } from '@esteto/contract/month/monthly-obligation';
import { rFactor } from '@esteto/contract/month/r-factor';
import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import { beforeAll, expect, test } from 'vitest';
import { newScene, type Scene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';

const api = await testApp();
let scene: Scene;
beforeAll(async () => {
  scene = await newScene(api);
});
const staff = () => ({ as: scene.master });
const read = (id: number) => api.ask(monthlyObligation.detail, { id }, staff());

test('a DAS is delivered over what its month is due, or with the reason why not; one of a month with revenue is not waived', async () => {
  const place = await newScene(api);
  const { id: invoiced } = await newInvoice(place);
  await api.sql("update invoices set competence = '2026-10', gross_amount = 1000000 where id = $1", [invoiced]);
  await api.sql("update companies set opening_date = '2026-10-02' where id = $1", [place.company.id]);
  const payroll = { competence: '2026-10', pro_labore: 300_000, wages: 0, inss_employer: 0, fgts: 0, reason: 'Recibo.', version: null };
  await api.ask(rFactor.savePayroll, { id: place.company.id, body: payroll }, staff());
  const body = { company_id: place.company.id, rule_key: 'das', competence: '2026-10', observations: null } as const;
  const { id } = await api.ask(monthlyObligation.create, { body }, staff());
  const waive = (reason: string) => api.call(monthlyObligation.move, { id, body: { action: 'waive', reason, version: 1 } }, staff());
  expect((await waive('x')).error?.errors).toEqual({
    reason: ['Motivo: conte em ao menos duas palavras e 10 letras, para quem ler depois.'],
  });
  expect((await waive('Cliente pediu para dispensar')).error?.code).toBe('month_has_revenue');
  const delivery = { delivered_on: '2026-11-12', delivery_kind: 'digital' as const, protocol_number: null, amount: 999, reason: null };
  const deliver = (change: object = {}) =>
    api.call(monthlyObligation.deliver, { id, body: { ...delivery, ...change, version: 1 } }, staff());
  const refused = await deliver();
  expect(refused.error?.errors?.['reason']?.[0]?.replaceAll('\u00a0', ' ')).toBe(
    'O DAS de 10/2026 é R$ 600,00, e não R$ 9,99. Conte por que o valor é outro.',
  );
  expect((await deliver({ amount: null })).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'delivered', amount: 60_000 });

  await api.ask(monthlyObligation.move, { id, body: { action: 'reopen', reason: 'Valor errado', version: 2 } }, staff());
  await api.ask(monthlyObligation.update, { id, body: { amount: 999, analyst_id: null, observations: null, version: 3 } }, staff());
  const many = { ids: [id], delivered_on: '2026-11-12', delivery_kind: 'digital' as const };
  expect((await api.call(monthlyObligation.deliverMany, { body: many }, staff())).status).toBe(422);
  const reason = 'Parcela paga antes pelo cliente.';
  expect((await api.call(monthlyObligation.deliver, { id, body: { ...delivery, reason, version: 4 } }, staff())).status).toBe(204);
  expect((await api.ask(monthlyObligation.history, { id }, staff()))[0]).toMatchObject({ label: 'Obrigação entregue', reason });
});

/** Why an obligation that is new is not delivered over an amount; null where it is. */
const refusalOf = async (company_id: number, rule_key: ObligationKey, competence: string, amount: number, delivered_on: string) => {
  const body = { company_id, rule_key, competence, observations: null };
  const { id } = await api.ask(monthlyObligation.create, { body }, staff());
  const delivery = {
    delivered_on,
    delivery_kind: 'digital' as const,
    protocol_number: null,
    amount,
    reason: null,
    version: 1,
  };
  const { error } = await api.call(monthlyObligation.deliver, { id, body: delivery }, staff());
  await api.sql('delete from monthly_obligations where id = $1', [id]);
  return error?.errors?.['reason']?.[0]?.replaceAll('\u00a0', ' ') ?? null;
};

test('guides of the Lucro Presumido are at most what the invoices come to; less may have been kept back by payers', async () => {
  const place = await newScene(api);
  const { id } = await newInvoice(place);
  await api.sql("update invoices set competence = '2026-09', gross_amount = 1000000 where id = $1", [id]);
  await api.sql("update companies set tax_regime = 'normal', opening_date = '2019-03-05' where id = $1", [place.company.id]);
  const of = (key: ObligationKey, amount: number) => refusalOf(place.company.id, key, '2026-09', amount, '2026-10-15');
  // R$ 10.000,00: 0,65 % and 3 %; of the 32 %, 15 % and 9 %.
  expect(await of('pis_cofins', 36_500)).toBeNull();
  expect(await of('pis_cofins', 1000)).toBeNull();
  expect(await of('pis_cofins', 36_501)).toContain('O total de PIS e Cofins de 09/2026 é no máximo R$ 365,00');
  expect(await of('irpj_csll', 76_800)).toBeNull();
  expect(await of('irpj_csll', 90_000)).toBe(
    'O total de IRPJ e CSLL do 3º trimestre de 2026 é no máximo R$ 768,00, e não R$ 900,00. Conte por que o valor é outro.',
  );
});

test('a carnê-leão is what its month of the cash book was closed with, and is asked nothing while that is open', async () => {
  const place = await newScene(api);
  await api.sql("update companies set type = 'natural_person' where id = $1", [place.company.id]);
  const of = (amount: number) => refusalOf(place.company.id, 'carne_leao', '2026-10', amount, '2026-11-12');
  expect(await of(1)).toBeNull();
  await api.sql(
    `insert into cash_book_months (user_id, month, month_status, figures, created_at, updated_at)
      values ($1, '2026-10', 'closed', '{"darf": 12345}', now(), now())`,
    [place.partner.id],
  );
  expect(await of(12_345)).toBeNull();
  expect(await of(1)).toBe('O carnê-leão de 10/2026 é R$ 123,45, e não R$ 0,01. Conte por que o valor é outro.');
});
