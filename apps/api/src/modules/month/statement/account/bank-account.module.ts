import { bankAccount, companyBankAccount } from '@esteto/contract/month/bank-account';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { type Bind, bind } from '../../../../platform/http/bind.ts';
import { type BankAccountService, bankAccountService } from './bank-account.service.ts';

export const bankAccountModule = (deps: Deps) => {
  const services = { bankAccounts: bankAccountService(deps) };
  return defineModule({ services, routes: routes(bind, services.bankAccounts) });
};

const routes = (bindOne: Bind, accounts: BankAccountService) => [
  bindOne(bankAccount.list, ({ company }) => accounts.list(company.company_id)),
  bindOne(bankAccount.rename, ({ company: { company_id }, ...actor }, { id, body }) => accounts.rename(actor, { company_id, id }, body)),
  bindOne(bankAccount.merge, ({ company: { company_id }, ...actor }, { id, body }) => accounts.merge(actor, { company_id, id }, body)),
  bindOne(bankAccount.remove, ({ company: { company_id }, ...actor }, { id }) => accounts.remove(actor, { company_id, id })),
  bindOne(companyBankAccount.list, (_actor, { company_id }) => accounts.list(company_id)),
  bindOne(companyBankAccount.rename, (actor, { body, ...key }) => accounts.rename(actor, key, body)),
  bindOne(companyBankAccount.merge, (actor, { body, ...key }) => accounts.merge(actor, key, body)),
  bindOne(companyBankAccount.remove, (actor, key) => accounts.remove(actor, key)),
];
