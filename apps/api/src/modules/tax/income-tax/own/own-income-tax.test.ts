import { incomeTax } from '@esteto/contract/tax/income-tax';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { expect, test } from 'vitest';
import { newScene } from '../../../../testing/scene.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { movedReturn, newReturn, RESULT, toRefund } from '../income-tax.examples.ts';
import { newQuota } from '../quota/income-tax-quota.examples.ts';
import { accountSample } from './own-income-tax.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const { company, master } = scene;
const as = { as: master };
const own = { company_id: company.id };

const NO_BANK = { bank_code: null, bank_branch: null, bank_account: null, bank_digit: null, bank_kind: null };

const newPartner = () => api.make.partner(company);
const detail = (id: number) => api.ask(incomeTax.detail, { id }, as);

test('how the tax is paid is the choice of its person, as the result has it, until the return is sent', async () => {
  const person = await newPartner();
  const other = await newPartner();
  const { id } = await movedReturn(scene, ['fill', 'review', 'ask_approval'], person);
  const choose = async (more: Parameters<typeof accountSample>[0], who = person) =>
    api.call(
      ownIncomeTax.chooseAccount,
      { ...own, id, body: { ...accountSample(more), version: (await detail(id)).version } },
      { as: who },
    );
  expect((await choose({}, other)).status).toBe(404);
  expect(await choose({ bank_code: '999' })).toMatchObject({ status: 422, error: { errors: { bank_code: [expect.any(String)] } } });
  expect(await choose({ ...NO_BANK, account_use: 'pix', pix_key: '52998224725' })).toMatchObject({
    status: 422,
    error: { errors: { account_use: ['Como: esta escolha não vale para o resultado da declaração.'] } },
  });
  expect((await choose({})).status).toBe(204);
  expect(await detail(id)).toMatchObject({ account_use: 'debit', bank_name: expect.stringMatching(/Brasil/i), bank_branch: '1234-5' });
  expect((await choose({ account_use: 'guide' })).status).toBe(204);
  // What is not needed is not kept.
  expect(await detail(id)).toMatchObject({ account_use: 'guide', bank_code: null, bank_name: null, bank_account: null });
  await api.sql(`update income_taxes set status = 'transmitted' where id = $1`, [id]);
  expect(await choose({})).toMatchObject({ status: 422, error: { message: expect.stringMatching(/já foi entregue/) } });
});

test('of Pix keys only the CPF of who declares is taken', async () => {
  const person = await newPartner();
  await api.sql(`insert into doctors (user_id, cpf, created_at, updated_at) values ($1, '52998224725', now(), now())`, [person.id]);
  const { id, version } = await newReturn(scene, person);
  const result = { ...RESULT, result: 'to_refund' as const, tax_due: null, quotas_count: null, refund_amount: 80_000 };
  await api.ask(incomeTax.noteResult, { id, body: { ...result, version } }, as);
  const choose = (pix_key: string) =>
    api.call(
      ownIncomeTax.chooseAccount,
      { ...own, id, body: { ...accountSample({ ...NO_BANK, account_use: 'pix', pix_key }), version: version + 1 } },
      { as: person },
    );
  expect(await choose('12345678909')).toMatchObject({
    status: 422,
    error: { errors: { pix_key: [expect.stringMatching(/só aceita o CPF/)] } },
  });
  expect((await choose('52998224725')).status).toBe(204);
});

test('of quotas that the bank debits nobody is told', async () => {
  const person = await newPartner();
  const { income_tax_id } = await newQuota(scene, person);
  await api.sql(`update income_tax_quotas set due_date = '2026-11-20' where income_tax_id = $1`, [income_tax_id]);
  const told = async () => (await api.sql(`select 1 from notices where user_id = $1 and kind = 'income_tax.quota'`, [person.id])).length;
  await api.sql(`update income_taxes set account_use = 'debit' where id = $1`, [income_tax_id]);
  await api.modules.incomeTaxQuotas.remind('test');
  expect(await told()).toBe(0);
  await api.sql(`update income_taxes set account_use = 'guide' where id = $1`, [income_tax_id]);
  await api.modules.incomeTaxQuotas.remind('test');
  expect(await told()).toBe(1);
});

test('a refund is told by its person or by the team, once there is one and on a day that has come; its priority stays', async () => {
  const [person, other] = [await newPartner(), await newPartner()];
  const { id, version } = await toRefund(scene, person);
  const priority = { refund_priority: 'teaching' as const, refund_received_on: null, refund_received_amount: null };
  await api.ask(incomeTax.noteRefund, { id, body: { ...priority, version } }, as);
  const receive = (refund_received_on: string, who = person) =>
    api.call(
      ownIncomeTax.receiveRefund,
      { ...own, id, body: { refund_received_on, refund_received_amount: 82_480, version: version + 1 } },
      { as: who },
    );
  expect((await receive('2026-11-10', other)).status).toBe(404);
  const beside = { status: 422, error: { errors: { refund_received_on: [expect.any(String)] } } };
  expect(await receive('2030-01-01')).toMatchObject(beside);
  expect(await receive('2026-10-01')).toMatchObject(beside);
  expect((await receive('2026-11-10')).status).toBe(204);
  expect(await detail(id)).toMatchObject({
    refund_priority: 'teaching',
    refund_received_on: '2026-11-10',
    refund_received_amount: 82_480,
  });
  // What was told by mistake the team takes back.
  await api.ask(incomeTax.noteRefund, { id, body: { ...priority, version: version + 2 } }, as);
  expect(await detail(id)).toMatchObject({ refund_received_on: null, refund_received_amount: null });
  const toPay = await newQuota(scene, person);
  const body = { ...priority, version: (await detail(toPay.income_tax_id)).version };
  expect((await api.call(incomeTax.noteRefund, { id: toPay.income_tax_id, body }, as)).status).toBe(422);
});
