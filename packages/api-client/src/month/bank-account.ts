import { bankAccount, companyBankAccount } from '@esteto/contract/month/bank-account';
import { companyTransactionQueries, reconciliationQueries } from '../money/reconciliation.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { companyStatementQueries } from './company-statement.ts';
import { statementQueries } from './statement.ts';

export const bankAccountQueries = queriesFor(bankAccount);
export const bankAccountMutations = mutationsFor(bankAccount, {
  invalidates: [bankAccountQueries, statementQueries, reconciliationQueries],
});
export const companyBankAccountQueries = queriesFor(companyBankAccount);
export const companyBankAccountMutations = mutationsFor(companyBankAccount, {
  invalidates: [companyBankAccountQueries, companyStatementQueries, companyTransactionQueries],
});
