import { chakra } from '@chakra-ui/react';
import { cashFlowQueries } from '@esteto/api-client/money/cash-flow';
import { Can } from '@esteto/auth/can/can.tsx';
import { invoices } from '@esteto/contract/access';
import type { CashFlowEntry } from '@esteto/contract/money/cash-flow';
import { type BalanceType, balanceTypeSettings } from '@esteto/domain/money/cash-flow/balance-type';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { sumCents } from '@esteto/domain/shared/money/money';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { InvoiceList } from '../../features/nota-fiscal/invoice-list.tsx';
import { path } from '../../path.ts';
import { Sum } from './sum.tsx';

const Padded = chakra('div', { base: { px: { base: '4', md: '5' }, pb: '5' } });

const SHOWN = 50;

type MonthEntriesProps = {
  month: string;
  balance_type: BalanceType;
  /** Covers the amounts. */
  hidden: boolean;
};

/** The invoices behind one month's number, each with what it adds; notes of a month with more of them go on in the list of invoices. */
export const MonthEntries = ({ month, balance_type, hidden }: MonthEntriesProps) => {
  const scope = useCompanyScope();
  const { search } = useLocation();
  const { data, error, refetch, isFetching } = useQuery(cashFlowQueries.entries({ ...scope, month, balance_type, limit: SHOWN }));
  const name = formatCompetenceLong(month);
  const receivedOnly = balanceTypeSettings[balance_type].only_paid_received;
  return (
    <Card
      title={receivedOnly ? `Recebido em ${name}` : `Notas de ${name}`}
      flush
      action={
        data?.next &&
        !receivedOnly && (
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
          hidden={hidden}
          shown={receivedOnly ? received : brought}
          to={({ id }) => ({
            pathname: path('/app/entradas-e-saidas/nota-fiscal/:accountReceivableId', { accountReceivableId: id }),
            search,
          })}
        />
      )}
      {data?.items.length === 0 && (receivedOnly ? <EmptyState title={`Nenhum recebimento em ${name}.`} /> : <NothingYet name={name} />)}
      {data && data.items.length > 0 && (
        <Sum
          label={data.next ? `As ${SHOWN} primeiras de ${data.total}` : 'Total'}
          cents={sumCents(data.items.map(({ amount }) => amount))}
          hidden={hidden}
          flush
        />
      )}
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Padded>
          <Loading />
        </Padded>
      )}
    </Card>
  );
};

const received = ({ amount, received_on }: CashFlowEntry) => ({
  cents: amount,
  note: received_on && `recebido ${formatDate(received_on, today())}`,
});

const brought = ({ amount, due_date }: CashFlowEntry) => ({ cents: amount, note: due_date && `vence ${formatDate(due_date, today())}` });

const NothingYet = ({ name }: { name: string }) => (
  <EmptyState
    title={`Nenhuma nota em ${name}.`}
    action={
      <Can access={invoices.ask}>
        <ButtonLink to={path('/app/faturamento/contas-a-receber/criar')}>Solicitar nota</ButtonLink>
      </Can>
    }
  />
);
