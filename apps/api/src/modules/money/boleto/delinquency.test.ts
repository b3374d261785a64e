import { companyRegister } from '@esteto/contract/company/company-register';
import { boleto } from '@esteto/contract/money/boleto';
import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { companyHistory } from '@esteto/contract/office/company-history';
import { FIRST_OFFICE_RULES } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const master = await api.make.master();
const as = { as: master };
const rule = { ...FIRST_OFFICE_RULES, valid_from: '2026-10', reason: 'Combinado na reunião.', delinquent_after: 15 };

const feeOf = (company_id: number, due_date: string) => {
  const fee = { kind: 'fee' as const, description: `Honorários ${due_date}`, amount: 30_000, competence: '2026-10' };
  return api.ask(boleto.create, { body: { ...fee, company_id, due_date } }, as);
};
const pay = ({ id, version }: { id: number; version: number }) =>
  api.ask(boleto.pay, { id, body: { paid_on: '2026-11-20', paid_amount: 30_000, version } }, as);
const night = () => api.modules.boletos.followDelinquency('a night');
const standing = async (id: number) => (await api.ask(companyRegister.detail, { id }, as)).accounting_status;
const told = (id: number) =>
  api.sql<{ body: string }>("select distinct body from notices where company_id = $1 and kind = 'company.standing' order by body", [id]);

/** A company whose partner hears of it. */
const company = async () => {
  const made = await api.make.company();
  await api.make.join(await api.make.person({ doctor_role: 'partner' }), made, { is_owner: true });
  return made.id;
};

test('a company becomes delinquent by the rule of the office, once, and comes back when the last late fee is paid', async () => {
  const [late, soon] = [await company(), await company()];
  // Fifteen days before the 20th, and fourteen.
  const first = await feeOf(late, '2026-11-05');
  const second = await feeOf(late, '2026-11-16');
  await feeOf(soon, '2026-11-06');
  await night();
  expect(await standing(late)).toBe('active');
  await api.ask(accountingParameter.setOfficeRules, { body: rule }, as);
  await night();
  await night();
  expect([await standing(late), await standing(soon)]).toEqual(['delinquent', 'active']);
  const { body: history } = await api.call(companyHistory.list, { id: late }, as);
  expect(history?.items.filter(({ label }) => label === 'Situação da empresa alterada')).toMatchObject([
    { reason: 'Honorário sem pagamento há 15 dias ou mais.' },
  ]);
  await pay(first);
  expect(await standing(late)).toBe('delinquent');
  await pay(second);
  expect(await standing(late)).toBe('active');
  await night();
  expect(await standing(late)).toBe('active');
  expect(await told(late)).toEqual([
    { body: 'A empresa voltou a trabalhar como sempre.' },
    { body: 'Essa empresa está inadimplente. Pague o que está em aberto ou fale com o seu contador.' },
  ]);
});

test('a status that the team set is left as it is, until another fee is late', async () => {
  const [forgiven, set] = [await company(), await company()];
  const change = async (id: number, accounting_status: 'active' | 'delinquent') => {
    const { version } = await api.ask(companyRegister.detail, { id }, as);
    await api.ask(companyRegister.changeStatus, { id, body: { version, accounting_status, reason: 'Combinado.' } }, as);
  };
  await feeOf(forgiven, '2026-11-03');
  const owed = await feeOf(set, '2026-11-16');
  await night();
  expect(await standing(forgiven)).toBe('delinquent');
  await change(forgiven, 'active');
  await change(set, 'delinquent');
  await night();
  expect(await standing(forgiven)).toBe('active');
  await pay(owed);
  await night();
  expect(await standing(set)).toBe('delinquent');
  await feeOf(forgiven, '2026-11-12');
  api.clock.set('2026-11-27T12:00:00Z');
  await night();
  api.clock.set('2026-11-20T12:00:00Z');
  expect(await standing(forgiven)).toBe('delinquent');
});
