import { companyPartner } from '@esteto/contract/opening/company-partner';
import { expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';

const api = await testApp();
const as = { as: await api.make.analyst([granted('doctors.users', 'view')]) };

test('the partners of a company are those of its articles and those who enter, each once, and no other company’s', async () => {
  const company = await api.make.company();
  const owner = await api.make.partner(company);
  const other = await api.make.company();
  await api.make.partner(other);
  await api.sql(
    `insert into partners (company_id, is_owner, name, email, shares, form, created_at, updated_at) values
     ($1, false, 'Ana Souza', $2, 100, '{"cpf": "11144477735", "marital_status": "married", "matrimonial_regime": "partial_communion"}', now(), now()),
     ($1, false, 'Bruno Alves', null, 50, null, now(), now())`,
    [company.id, owner.email],
  );
  await api.sql(
    `insert into wizards (company_id, account_type, phone, new_company, created_at, updated_at)
     values ($1, 'new_company', '11987654321', '{"share_capital": 150000, "shares": 150}', now(), now())`,
    [company.id],
  );
  const { total, partners } = await api.ask(companyPartner.list, { id: company.id }, as);
  expect(total).toBe(150);
  expect(partners).toMatchObject([
    { name: 'Ana Souza', shares: 100, cpf: '11144477735', matrimonial_regime: 'partial_communion', user_id: owner.id, access: 'active' },
    { name: 'Bruno Alves', shares: 50, cpf: null, user_id: null, access: 'none' },
  ]);
  // One that came as it is counts in percent.
  expect(await api.ask(companyPartner.list, { id: other.id }, as)).toMatchObject({ total: 100, partners: [{ shares: null }] });
  expect((await api.call(companyPartner.list, { id: 999_999_999 }, as)).status).toBe(404);
  const clerk = await api.make.analyst([granted('monthly.obligations', 'view')]);
  expect((await api.call(companyPartner.list, { id: company.id }, { as: clerk })).status).toBe(403);
});
