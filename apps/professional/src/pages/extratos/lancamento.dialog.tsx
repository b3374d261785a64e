import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import { TransactionDialog } from '@esteto/features/money/reconciliation/transaction-dialog.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { ownTransactions } from './own-transactions.ts';

/** One movement of the company that one looks at. */
export default function OwnTransactionDialog() {
  const { company_id } = useCompanyScope();
  return <TransactionDialog company_id={company_id} calls={ownTransactions} canEdit={useCan(statements.edit)} />;
}
