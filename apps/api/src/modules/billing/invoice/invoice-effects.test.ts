import { invoice } from '@esteto/contract/billing/invoice';
import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { rFactor } from '@esteto/contract/month/r-factor';
import { expect, test } from 'vitest';
import { newCpf } from '../../../testing/documents.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { irrfSample } from '../../month/accounting-parameter/accounting-parameter.examples.ts';
import { newInvoice } from './testing/invoice-scene.ts';

const api = await testApp();
const asked = { gross_amount: 4_000_000, competence: '2026-11' };

const sceneWith = async (company: Parameters<typeof api.make.company>[0] = {}) =>
  newScene(api, { company: await api.make.company(company) });
type Scene = Awaited<ReturnType<typeof sceneWith>>;

/** An invoice of R$ 15.000,00, otherwise. */
const moved = async (scene: Scene, values: string) => {
  const { id } = await newInvoice(scene);
  await api.sql(`update invoices set ${values} where id = $1`, [id]);
};
const effects = ({ company, partner }: Scene, input: object = {}) =>
  api.ask(invoice.effects, { company_id: company.id, ...asked, ...input }, { as: partner });

test('counts what was asked for, less discounts, and nothing that died', async () => {
  const scene = await sceneWith();
  await moved(scene, "competence = '2026-10'");
  await moved(scene, "competence = '2026-10', unconditional_discount = 500000, status = 'paid'");
  await moved(scene, "competence = '2026-10', status = 'cancelled'");
  await moved(scene, "competence = '2025-09'");
  await moved(scene, "competence = '2026-11'");
  const { simples, dividends } = await effects(scene);
  expect(simples).toMatchObject({
    counts_from: '2026-12',
    rbt12: { before: 4_000_000, after: 8_000_000 },
    rates: { before: { band: 1, iii: '0.06', v: '0.155' }, after: { band: 1, iii: '0.06', v: '0.155' } },
    das: { iii: 240_000, v: 620_000 },
    factor_r: null,
  });
  expect(simples?.missing).toHaveLength(10);
  expect(dividends).toEqual({ limit: 5_000_000, left: { before: 1_410_000, after: 5_170_000 }, tax: { before: 0, after: 517_000 } });
});

test('leaves the ISS that takers keep back out of the DAS, this one and that of the month', async () => {
  const scene = await sceneWith();
  await moved(scene, "competence = '2026-10'");
  await moved(scene, "iss_withheld = 'taker'");
  const { simples, dividends } = await effects(scene, { iss_withheld: true });
  // 6 % without the 33,5 % of it that are ISS, and 15,5 % without 14 %.
  expect(simples).toMatchObject({ das: { iii: 159_600, v: 533_200 }, iss: { iii: '0.0201', v: '0.0217' } });
  expect(dividends?.left.before).toBe(1_500_000 - 59_850);
});

test('knows the fator R of a pró-labore that the partner tells for the months that nobody told', async () => {
  const scene = await sceneWith();
  await moved(scene, "competence = '2026-10'");
  const { simples } = await effects(scene, { pro_labore: 50_000 });
  // 6 % of R$ 15.000,00 were due in November, and 43,4 % of them are CPP: R$ 390,60.
  expect(simples?.now).toEqual({ ratio: '0.4', annex: 'III' });
  expect(simples?.factor_r).toEqual({
    before: { ratio: '0.42604', annex: 'III' },
    after: { ratio: '0.11619272', annex: 'V' },
  });
});

test('uses the payrolls that are told', async () => {
  const scene = await sceneWith({ opening_date: '2026-10-05' });
  await moved(scene, "competence = '2026-10'");
  const body = { competence: '2026-10', pro_labore: 600_000, wages: 0, inss_employer: 0, fgts: 0, reason: 'Recibo.', version: null };
  await api.ask(rFactor.savePayroll, { id: scene.company.id, body }, { as: scene.master });
  // The mean of one month, times twelve: R$ 180.000,00 are the end of band 1.
  expect((await effects(scene)).simples).toMatchObject({ das: { iii: 240_000 }, now: { ratio: '0.4', annex: 'III' }, untold: ['2026-11'] });
});

test('has no DAS outside the Simples, and nothing for a natural person', async () => {
  const normal = await effects(await sceneWith({ tax_regime: 'normal' }));
  expect(normal).toEqual({
    simples: null,
    dividends: { limit: 5_000_000, left: { before: 0, after: 4_000_000 }, tax: { before: 0, after: 0 } },
  });
  const person = await sceneWith({ type: 'natural_person', cnpj: null, cpf: '12345678909' });
  expect(await effects(person)).toEqual({ simples: null, dividends: null });
});

test('a question outside the law is answered with a sentence', async () => {
  const { company, partner } = await sceneWith();
  const ask = (input: object) => api.call(invoice.effects, { company_id: company.id, ...asked, ...input }, { as: partner });
  const early = await ask({ competence: '2017-12' });
  expect([early.status, early.error.message]).toEqual([422, 'Simples Nacional: não há tabela cadastrada para 12/2017.']);
  expect((await ask({ gross_amount: 0 })).error.errors).toEqual({
    gross_amount: ['Valor do serviço: escreva um valor maior que zero.'],
  });
});

test('what another company invoiced counts nothing', async () => {
  const [ours, theirs] = [await sceneWith(), await sceneWith()];
  await newInvoice(theirs);
  expect((await effects(theirs)).dividends?.left.before).toBe(1_410_000);
  expect((await effects(ours)).dividends?.left.before).toBe(0);
});

test('what is kept back from a doctor without a company follows the tables that staff told', async () => {
  const person = await sceneWith({ type: 'natural_person', cnpj: null, cpf: newCpf() });
  const kept = async () => (await newInvoice(person)).irrf ?? 0;
  const before = await kept();
  const body = { ...irrfSample(), valid_from: '2026-11', reduction: null };
  await api.ask(accountingParameter.setIrrf, { body }, { as: await api.make.master() });
  expect(await kept()).not.toBe(before);
  await api.sql("delete from accounting_parameters where valid_from = '2026-11'");
});
