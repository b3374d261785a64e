import { bankAccountMutations, bankAccountQueries } from '@esteto/api-client/month/bank-account';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import { BankAccountsDialog } from '@esteto/features/month/statement/bank-accounts-dialog.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

const ownAccounts = { ...bankAccountQueries, ...bankAccountMutations };

/** The bank accounts of the company that one looks at. */
export default function OwnBankAccountsDialog() {
  const { company_id } = useCompanyScope();
  return <BankAccountsDialog company_id={company_id} calls={ownAccounts} canEdit={useCan(statements.edit)} />;
}
