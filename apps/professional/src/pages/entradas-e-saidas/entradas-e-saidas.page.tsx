import { chakra } from '@chakra-ui/react';
import { cashFlowQueries } from '@esteto/api-client/money/cash-flow';
import { useBalanceSettings, useBalanceShown } from '@esteto/auth/settings/balance-settings';
import { BALANCE_TYPES, type BalanceType, balanceTypeLabel } from '@esteto/domain/money/cash-flow/balance-type';
import { competenceOf, isCompetence } from '@esteto/domain/shared/date/competence';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { CashChart } from '@esteto/ui/components/chart/cash-chart.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { MonthEntries } from './month-entries.tsx';
import { MonthExpenses } from './month-expenses.tsx';
import { MonthOutflows } from './month-outflows.tsx';
import { DEFAULT_PERIOD, PERIODS, type Period, periodLabel, spanOf } from './period.ts';

/** What came in and went out by month beside what is expected, and below it the invoices and boletos that one month's numbers are made of. */
export default function CashFlowPage() {
  const scope = useCompanyScope();
  const { period, span, month, balance_type, change } = useCashFlowState();
  const [shown, show] = useBalanceShown();
  const months = useQuery(cashFlowQueries.months({ ...scope, ...span, balance_type }));
  return (
    <Page
      title="Entradas e saídas"
      subtitle={<Link to="previsao">Previsão das próximas 13 semanas</Link>}
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
      <MonthExpenses month={month} balance_type={balance_type} hidden={!shown} />
      <Outlet />
    </Page>
  );
}

type Choice<Value extends string> = {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChoose: (value: Value) => void;
};

/** What the page shows, one list each; there is always one chosen. */
const Choices = <A extends string, B extends string>({ choices: [first, second] }: { choices: [Choice<A>, Choice<B>] }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" flex={{ base: '1', md: '0 1 auto' }}>
    <OneChoice {...first} />
    <OneChoice {...second} />
  </chakra.div>
);

const OneChoice = <Value extends string>({ label, options, value, onChoose }: Choice<Value>) => (
  <chakra.span position="relative" flex={{ base: '1 1 auto', md: '0 1 auto' }} minW={0}>
    <Select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value as Value)}>
      {Object.entries<string>(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
    <SelectChevron />
  </chakra.span>
);

type Change = Partial<Record<'period' | 'balance_type' | 'month', string | null>>;

/** What the page shows, held in the URL; what makes no sense there counts as not said. The balance that was last chosen is the next visit's. */
const useCashFlowState = () => {
  const { params, change: changeAddress } = useAddressParams();
  const [settings, keepType] = useBalanceSettings();
  const current = competenceOf(today());
  const monthParam = params.get('month') ?? '';
  const period: Period = PERIODS.find((one) => one === params.get('period')) ?? DEFAULT_PERIOD;
  const balance_type = balanceTypeOf(params.get('balance_type')) ?? settings.balance_type;

  const change = (changes: Change) => {
    const type = balanceTypeOf(changes.balance_type);
    if (type) keepType(type);
    changeAddress(changes);
  };

  return { period, span: spanOf(period, current), month: isCompetence(monthParam) ? monthParam : current, balance_type, change };
};

const balanceTypeOf = (text: string | null | undefined): BalanceType | undefined => BALANCE_TYPES.find((type) => type === text);
