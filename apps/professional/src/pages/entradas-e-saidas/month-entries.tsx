import { chakra } from '@chakra-ui/react';
import { cashFlowQueries } from '@esteto/api-client/cash-flow';
import { Can } from '@esteto/auth/can/can.tsx';
import { invoices } from '@esteto/contract/access';
import type { BalanceType } from '@esteto/domain/cash-flow/balance-type';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { InvoiceList } from '../../features/nota-fiscal/invoice-list.tsx';
import { path } from '../../path.ts';

const Padded = chakra('div', { base: { px: { base: '4', md: '5' }, pb: '5' } });

const SHOWN = 50;

/** The invoices behind one month's numbers; a month with more of them goes on in the list of invoices. */
export const MonthEntries = ({ month, balance_type }: { month: string; balance_type: BalanceType }) => {
  const scope = useCompanyScope();
  const { search } = useLocation();
  const { data, error, refetch, isFetching } = useQuery(cashFlowQueries.entries({ ...scope, month, balance_type, limit: SHOWN }));
  const name = formatCompetenceLong(month);
  return (
    <Card
      title={`Entradas de ${name}`}
      flush
      action={
        data?.next && (
          <Can access={invoices.view}>
            <ButtonLink
              variant="ghost"
              size="sm"
              to={path('/app/faturamento/contas-a-receber', undefined, { competence_from: month, competence_to: month })}
            >
              Ver todas
            </ButtonLink>
          </Can>
        )
      }
    >
      {data && data.items.length > 0 && (
        <InvoiceList
          rows={data.items}
          to={({ id }) => ({
            pathname: path('/app/entradas-e-saidas/nota-fiscal/:accountReceivableId', { accountReceivableId: id }),
            search,
          })}
        />
      )}
      {data?.items.length === 0 && <NothingYet name={name} />}
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Padded>
          <Loading />
        </Padded>
      )}
    </Card>
  );
};

const NothingYet = ({ name }: { name: string }) => (
  <EmptyState
    title={`Nenhuma nota em ${name}.`}
    action={
      <Can access={invoices.edit}>
        <ButtonLink to={path('/app/faturamento/contas-a-receber/criar')}>Solicitar nota</ButtonLink>
      </Can>
    }
  />
);
