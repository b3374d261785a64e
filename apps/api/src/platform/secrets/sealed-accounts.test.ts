import { randomBytes } from 'node:crypto';
import { statement } from '@esteto/contract/month/statement';
import { incomeTax } from '@esteto/contract/tax/income-tax';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { expect, test } from 'vitest';
import { october } from '../../modules/month/statement/statement.examples.ts';
import { movedReturn } from '../../modules/tax/income-tax/income-tax.examples.ts';
import { accountSample } from '../../modules/tax/income-tax/own/own-income-tax.examples.ts';
import { newScene } from '../../testing/scene.ts';
import { testApp } from '../../testing/test-app.ts';
import { resealAccounts, withAccount } from './sealed-accounts.ts';
import { createSecrets, type Secrets } from './secrets.ts';

const api = await testApp();
const scene = await newScene(api);
const own = { company_id: scene.company.id };

const { id } = await movedReturn(scene, ['fill', 'review', 'ask_approval'], scene.partner);
const version = async () => (await api.ask(incomeTax.detail, { id }, { as: await api.make.master() })).version;
const choose = async () =>
  api.ask(ownIncomeTax.chooseAccount, { ...own, id, body: { ...accountSample({}), version: await version() } }, { as: scene.partner });
await choose();
await api.call(statement.upload, { ...own, body: { year: 2026, month: 10 }, file: october }, { as: scene.partner });

const TABLES = ['income_taxes', 'bank_accounts'] as const;
const SAID = { income_taxes: { bank_account: '123456', bank_branch: '1234-5' }, bank_accounts: { account: '12345-6' } };

type Kept = { row: Record<string, unknown>; sealed_account: string };
const keptIn = async (table: (typeof TABLES)[number]): Promise<Kept> => {
  const [kept] = await api.sql<Kept>(`select to_jsonb(t) as row, sealed_account from ${table} t where sealed_account is not null`);
  if (!kept) throw new Error(`nothing is kept in ${table}`);
  return kept;
};

test.each(TABLES)('%s: neither the row nor what is told of it names the account', async (table) => {
  const { row } = await keptIn(table);
  const [{ told } = { told: '' }] = await api.sql<{ told: string }>(`select string_agg(changes::text, '') as told from events`);
  for (const number of Object.values(SAID[table])) {
    expect(JSON.stringify(row)).not.toContain(number);
    expect(told).not.toContain(number);
  }
  expect(withAccount(api.deps.secrets, table, row)).toMatchObject(SAID[table]);
});

test('the same account told once more is no change', async () => {
  const before = await keptIn('income_taxes');
  await choose();
  expect((await keptIn('income_taxes')).sealed_account).toBe(before.sealed_account);
});

test('a copy of it opens in no other row', async () => {
  const { row } = await keptIn('income_taxes');
  expect(() => withAccount(api.deps.secrets, 'income_taxes', { ...row, id: Number(row['id']) + 1 })).toThrow(/unable to authenticate/);
});

test.each(TABLES)('%s: a new key seals them anew, and the former one may go', async (table) => {
  const renewed = { secretKey: randomBytes(32), formerSecretKeys: [api.config.secretKey] };
  const reseal = (secrets: Secrets) => resealAccounts({ db: api.deps.db, secrets }, table);
  await reseal(createSecrets(renewed));
  const alone = createSecrets({ ...renewed, formerSecretKeys: [] });
  expect(withAccount(alone, table, (await keptIn(table)).row)).toMatchObject(SAID[table]);
  await reseal(createSecrets({ ...api.config, formerSecretKeys: [renewed.secretKey] }));
  expect(withAccount(api.deps.secrets, table, (await keptIn(table)).row)).toMatchObject(SAID[table]);
});
