import { cashFlowQueries } from '@esteto/api-client/money/cash-flow';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import { transactionCategoryLabel } from '@esteto/domain/money/reconciliation/transaction-category';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatDate } from '@esteto/domain/shared/date/date';
import { sumCents } from '@esteto/domain/shared/money/money';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';
import { Sum } from './sum.tsx';

const SHOWN = 100;

/** What else went out in a month, by the bank: what was categorized as spent. Without any it takes no room. */
export const MonthExpenses = ({ month, hidden }: { month: string; hidden: boolean }) => {
  const scope = useCompanyScope();
  const mayOpen = useCan(statements.view);
  const { data, error, refetch, isFetching } = useQuery(cashFlowQueries.expenses({ ...scope, month, limit: SHOWN }));
  if (!data && error)
    return (
      <Card title="Despesas do extrato">
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={`Despesas do extrato de ${formatCompetenceLong(month)}`}>
      <LineList>
        {data.items.map(({ id, date, memo, category, amount }) => (
          <Line
            key={id}
            title={mayOpen ? <Link to={path('/app/extratos/lancamento/:transactionId', { transactionId: id })}>{memo}</Link> : memo}
            note={`${transactionCategoryLabel[category]}, ${formatDate(date, today())}`}
          >
            <Money cents={amount} hidden={hidden} />
          </Line>
        ))}
      </LineList>
      <Sum
        label={data.next ? `As ${SHOWN} primeiras de ${data.total}` : 'Total'}
        cents={sumCents(data.items.map(({ amount }) => amount))}
        hidden={hidden}
      />
    </Card>
  );
};
