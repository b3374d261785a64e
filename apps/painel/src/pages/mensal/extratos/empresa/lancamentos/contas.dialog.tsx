import { companyBankAccountMutations, companyBankAccountQueries } from '@esteto/api-client/month/bank-account';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements } from '@esteto/contract/access';
import { BankAccountsDialog } from '@esteto/features/month/statement/bank-accounts-dialog.tsx';
import { useParams } from 'react-router';

const companyAccounts = { ...companyBankAccountQueries, ...companyBankAccountMutations };

/** The bank accounts of a company, for staff. */
export default function CompanyBankAccountsDialog() {
  const company_id = Number(useParams().companyId);
  return <BankAccountsDialog company_id={company_id} calls={companyAccounts} canEdit={useCan(companyStatements.edit)} />;
}
