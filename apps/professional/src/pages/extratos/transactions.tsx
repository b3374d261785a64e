import { statementQueries } from '@esteto/api-client/month/statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import { TransactionList } from '@esteto/features/money/reconciliation/transaction-list.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { ownTransactions } from './own-transactions.ts';

/** The movements of the company that one looks at, and the rules by which some explain themselves. */
export const Transactions = ({ ways }: { ways: ReactNode }) => {
  const { company_id } = useCompanyScope();
  const { search } = useLocation();
  const { data } = useQuery(statementQueries.year({ company_id, year: Number(today().slice(0, 4)) }));
  return (
    <TransactionList
      title="Extratos"
      subtitle={ways}
      company_id={company_id}
      calls={ownTransactions}
      canEdit={useCan(statements.edit)}
      accounts={data?.accounts}
      aside={
        <ButtonLink icon={ListChecks} to={`regras${search}`}>
          Regras
        </ButtonLink>
      }
      empty="Nenhum lançamento ainda. Envie o extrato de um mês, e o que entrou e saiu aparece aqui."
    />
  );
};
