import { companyStatementQueries } from '@esteto/api-client/month/company-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { companyStatements } from '@esteto/contract/access';
import { TransactionList } from '@esteto/features/money/reconciliation/transaction-list.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../../../path.ts';
import { companyTransactions } from './company-transactions.ts';

/** The movements of a company's accounts, as its doctor sees them. */
export default function CompanyTransactionsPage() {
  const company_id = Number(useParams().companyId);
  const canEdit = useCan(companyStatements.edit);
  const { data } = useQuery(companyStatementQueries.year({ id: company_id, year: today().slice(0, 4) }));
  return (
    <TransactionList
      title="Lançamentos"
      subtitle={
        <Link to={path('/painel/mensal/extratos/empresa/:companyId/extratos', { companyId: company_id })}>
          {data?.company_name ?? 'Extratos da empresa'}
        </Link>
      }
      company_id={company_id}
      calls={companyTransactions}
      canEdit={canEdit}
      accounts={data?.accounts}
      aside={
        <ButtonLink icon={Landmark} to="contas">
          Contas
        </ButtonLink>
      }
      empty="O cliente ainda não enviou nenhum extrato."
    />
  );
}
