import { companyBank } from '@esteto/contract/company/company-bank';
import { companyRegister } from '@esteto/contract/company/company-register';
import { companyHistory } from '@esteto/contract/office/company-history';
import { expect, test } from 'vitest';
import { withAccount } from '../../../../platform/secrets/sealed-accounts.ts';
import { granted } from '../../../../testing/factories.ts';
import { testApp } from '../../../../testing/test-app.ts';
import { bankSample } from './company-bank.examples.ts';

const api = await testApp();
const as = { as: await api.make.analyst([granted('doctors.company_credentials', 'view', 'edit'), granted('doctors.companies', 'view')]) };
const { id } = await api.make.company();
const CANARIES = ['98765-4', 'canario@clinica.test'];
const lacks = (told: unknown) => {
  for (const canary of CANARIES) expect(JSON.stringify(told)).not.toContain(canary);
};

test('bank data are sealed, told masked, and whole only to who says what for, which its history tells', async () => {
  const saved = await api.ask(companyBank.update, { id, body: { ...bankSample, version: 1 } }, as);
  expect(saved).toMatchObject({ bank: '001', account: '•••• -4', pix_key: '•••• test', version: 2 });
  lacks([saved, await api.ask(companyBank.detail, { id }, as), await api.ask(companyRegister.detail, { id }, as)]);

  expect((await api.call(companyBank.reveal, { id, body: { reason: '' } }, as)).error.errors).toEqual({ reason: [expect.any(String)] });
  expect(await api.ask(companyBank.reveal, { id, body: { reason: 'Reembolso.' } }, as)).toEqual(bankSample);
  const { items: history } = await api.ask(companyHistory.list, { id }, as);
  expect(history.map(({ label, reason }) => [label, reason])).toEqual([
    ['Dados bancários da empresa vistos por inteiro', 'Reembolso.'],
    ['Dados bancários da empresa alterados', null],
  ]);

  const [kept] = await api.sql<{ row: Record<string, unknown> }>('select to_jsonb(c) as row from companies c where id = $1', [id]);
  lacks([kept, await api.sql('select changes, reason from events')]);
  expect(withAccount(api.deps.secrets, 'companies', kept?.row ?? {})).toMatchObject(bankSample);
});

test('the same told once more is no change, an older version is refused, and to look is not to see them whole', async () => {
  const again = await api.ask(companyBank.update, { id, body: { ...bankSample, version: 2 } }, as);
  expect(again.version).toBe(2);
  const late = await api.call(companyBank.update, { id, body: { ...bankSample, account: '11111-1', version: 1 } }, as);
  expect(late).toMatchObject({ status: 409, error: { code: 'stale_version' } });
  const looker = { as: await api.make.analyst([granted('doctors.company_credentials', 'view')]) };
  expect((await api.call(companyBank.detail, { id }, looker)).status).toBe(200);
  expect((await api.call(companyBank.reveal, { id, body: { reason: 'Curiosidade.' } }, looker)).status).toBe(403);
});
