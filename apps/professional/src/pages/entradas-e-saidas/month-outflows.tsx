import { chakra } from '@chakra-ui/react';
import { cashFlowQueries } from '@esteto/api-client/money/cash-flow';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownBoletos } from '@esteto/contract/access';
import type { OwnBoletoRow } from '@esteto/contract/money/boleto';
import { type BalanceType, balanceTypeSettings } from '@esteto/domain/money/cash-flow/balance-type';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { sumCents } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';
import { Sum } from './sum.tsx';

const SHOWN = 50;

type MonthOutflowsProps = {
  month: string;
  balance_type: BalanceType;
  /** Covers the amounts. */
  hidden: boolean;
};

/** The boletos behind what goes out in a month: those that fall due in it, or those that were paid in it. */
export const MonthOutflows = ({ month, balance_type, hidden }: MonthOutflowsProps) => {
  const scope = useCompanyScope();
  const mayOpen = useCan(ownBoletos.view);
  const { data, error, refetch, isFetching } = useQuery(cashFlowQueries.outflows({ ...scope, month, balance_type, limit: SHOWN }));
  const name = formatCompetenceLong(month);
  const paidOnly = balanceTypeSettings[balance_type].only_paid_received;
  const centsOf = ({ amount, discount, paid_amount }: OwnBoletoRow): number => (paidOnly ? (paid_amount ?? 0) : amount - discount);
  return (
    <Card title={paidOnly ? `Pago em ${name}` : `Boletos que vencem em ${name}`}>
      {data && data.items.length > 0 && (
        <LineList>
          {data.items.map((row) => (
            <Line
              key={row.id}
              title={mayOpen ? <Link to={path('/app/boleto/:boletoId', { boletoId: row.id })}>{row.description}</Link> : row.description}
              note={noteOf(row)}
            >
              <Money cents={centsOf(row)} hidden={hidden} />
            </Line>
          ))}
        </LineList>
      )}
      {data?.items.length === 0 && <EmptyState title={paidOnly ? `Nenhum boleto pago em ${name}.` : `Nenhum boleto vence em ${name}.`} />}
      {data && data.items.length > 0 && (
        <Sum
          label={data.next ? `Os ${SHOWN} primeiros de ${data.total}` : 'Total'}
          cents={sumCents(data.items.map(centsOf))}
          hidden={hidden}
        />
      )}
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <chakra.div minH="24">
          <Loading />
        </chakra.div>
      )}
    </Card>
  );
};

const noteOf = ({ pay_by, paid_on }: OwnBoletoRow): string => {
  if (paid_on) return `Pago ${formatDate(paid_on, today())}`;
  return `${pay_by < today() ? 'Venceu' : 'Vence'} ${formatDate(pay_by, today())}`;
};
