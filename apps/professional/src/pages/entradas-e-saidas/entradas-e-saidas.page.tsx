import { cashFlowQueries } from '@esteto/api-client/cash-flow';
import { balanceTypeLabel } from '@esteto/domain/cash-flow/balance-type';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { CashChart } from '@esteto/ui/components/chart/cash-chart.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { Choices } from './choices.tsx';
import { MonthEntries } from './month-entries.tsx';
import { periodLabel } from './period.ts';
import { useCashFlowState } from './use-cash-flow-state.ts';

/** Money in and out by month, and below it the invoices that one month is made of. */
export default function CashFlowPage() {
  const scope = useCompanyScope();
  const { period, span, month, balance_type, change } = useCashFlowState();
  const months = useQuery(cashFlowQueries.months({ ...scope, ...span, balance_type }));
  return (
    <Page
      title="Entradas e saídas"
      action={
        <Choices
          choices={[
            { label: 'Período', options: periodLabel, value: period, onChoose: (next) => change({ period: next, month: null }) },
            { label: 'Saldo', options: balanceTypeLabel, value: balance_type, onChoose: (next) => change({ balance_type: next }) },
          ]}
        />
      }
    >
      <Card>
        {months.error ? (
          <ErrorState error={months.error} retry={() => void months.refetch()} retrying={months.isFetching} />
        ) : (
          <CashChart key={period} months={months.data} month={month} onMonth={(next) => change({ month: next })} />
        )}
      </Card>
      <MonthEntries month={month} balance_type={balance_type} />
      <Outlet />
    </Page>
  );
}
