import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements } from '@esteto/contract/access';
import { TransactionDialog } from '@esteto/features/money/reconciliation/transaction-dialog.tsx';
import { useParams } from 'react-router';
import { companyTransactions } from './company-transactions.ts';

/** One movement of a company, explained by staff. */
export default function CompanyTransactionDialog() {
  const company_id = Number(useParams().companyId);
  return <TransactionDialog company_id={company_id} calls={companyTransactions} canEdit={useCan(companyStatements.edit)} />;
}
