import { chakra } from '@chakra-ui/react';
import { cashFlowQueries } from '@esteto/api-client/money/cash-flow';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import { balanceTypeLabel } from '@esteto/domain/money/cash-flow/balance-type';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { CashChart } from '@esteto/ui/components/chart/cash-chart.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { Choices } from './choices.tsx';
import { MonthEntries } from './month-entries.tsx';
import { MonthOutflows } from './month-outflows.tsx';
import { periodLabel } from './period.ts';
import { useCashFlowState } from './use-cash-flow-state.ts';

/** What came in and went out by month beside what is expected, and below it the invoices and boletos that one month's numbers are made of. */
export default function CashFlowPage() {
  const scope = useCompanyScope();
  const { period, span, month, balance_type, change } = useCashFlowState();
  const [shown, show] = useBalanceShown();
  const months = useQuery(cashFlowQueries.months({ ...scope, ...span, balance_type }));
  return (
    <Page
      title="Entradas e saídas"
      action={
        <chakra.div display="flex" alignItems="center" gap="2" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
          <Choices
            choices={[
              { label: 'Período', options: periodLabel, value: period, onChoose: (next) => change({ period: next, month: null }) },
              { label: 'Saldo', options: balanceTypeLabel, value: balance_type, onChoose: (next) => change({ balance_type: next }) },
            ]}
          />
          <IconButton label={shown ? 'Ocultar valores' : 'Mostrar valores'} icon={shown ? Eye : EyeOff} onClick={() => show(!shown)} />
        </chakra.div>
      }
    >
      <Card>
        {months.error ? (
          <ErrorState error={months.error} retry={() => void months.refetch()} retrying={months.isFetching} />
        ) : !shown ? (
          <EmptyState icon={EyeOff} title="Valores ocultos.">
            As barras também contariam quanto entrou.
          </EmptyState>
        ) : (
          <CashChart key={period} months={months.data} month={month} onMonth={(next) => change({ month: next })} />
        )}
      </Card>
      <MonthEntries month={month} balance_type={balance_type} hidden={!shown} />
      <MonthOutflows month={month} balance_type={balance_type} hidden={!shown} />
      <Outlet />
    </Page>
  );
}
