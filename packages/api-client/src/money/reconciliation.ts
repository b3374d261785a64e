import { companyTransaction, reconciliation } from '@esteto/contract/money/reconciliation';
import { clientQueries } from '../billing/client.ts';
import { invoiceQueries } from '../billing/invoice.ts';
import { receivableQueries } from '../billing/receivable.ts';
import { monthQueries } from '../month/month.ts';
import { overviewQueries } from '../office/overview.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { boletoQueries } from './boleto.ts';
import { cashFlowQueries } from './cash-flow.ts';
import { profitDistributionQueries } from './profit-distribution.ts';

export const reconciliationQueries = queriesFor(reconciliation);
export const companyTransactionQueries = queriesFor(companyTransaction);
export const companyTransactionMutations = mutationsFor(companyTransaction, {
  invalidates: [companyTransactionQueries, receivableQueries, boletoQueries, profitDistributionQueries, ...monthQueries],
});
export const reconciliationMutations = mutationsFor(reconciliation, {
  invalidates: [
    reconciliationQueries,
    invoiceQueries,
    clientQueries,
    boletoQueries,
    cashFlowQueries,
    profitDistributionQueries,
    overviewQueries,
  ],
});
