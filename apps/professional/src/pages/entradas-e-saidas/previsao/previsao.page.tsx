import { chakra } from '@chakra-ui/react';
import { cashFlowQueries } from '@esteto/api-client/money/cash-flow';
import { chartQueries } from '@esteto/api-client/money/chart';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import { charts } from '@esteto/contract/access';
import { type ForecastFacts, forecastFlows, forecastTakers, forecastWeeks } from '@esteto/domain/money/cash-flow/forecast';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { formatDate, onDate } from '@esteto/domain/shared/date/date';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ForecastChart } from '@esteto/ui/components/chart/forecast-chart.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, Telescope } from 'lucide-react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { FlowList } from './flow-list.tsx';
import { useWhatIf, WhatIfBar } from './what-if.tsx';

/** What the next thirteen weeks bring and take, and how that would change with other takers and shifts. */
export default function ForecastPage() {
  const scope = useCompanyScope();
  const [shown, show] = useBalanceShown();
  const { data, error, refetch, isFetching } = useQuery(cashFlowQueries.forecast(scope));
  const taxes = useTaxes();
  return (
    <Page
      title="Previsão"
      subtitle={<Link to={path('/app/entradas-e-saidas')}>Entradas e saídas</Link>}
      action={<IconButton label={shown ? 'Ocultar valores' : 'Mostrar valores'} icon={shown ? Eye : EyeOff} onClick={() => show(!shown)} />}
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && (!data || taxes.isPending) && <Loading />}
      {data && !taxes.isPending && !shown && <EmptyState icon={EyeOff} title="Valores ocultos." />}
      {data && !taxes.isPending && shown && (
        <Weeks
          facts={{ ...data, today: today(), taxes: taxes.months }}
          opening={data.balance}
          notes={notesOf(data.own_only, taxes.isTold)}
        />
      )}
    </Page>
  );
}

/** Taxes of the last months and this one, for who may see them; what went wrong with them takes nothing else away. */
const useTaxes = () => {
  const month = competenceOf(today());
  const isTold = useCan(charts.view);
  const query = chartQueries.taxes({ ...useCompanyScope(), from: addCompetence(month, -3), to: month });
  const { data, isLoading } = useQuery({ ...query, enabled: isTold });
  return { isTold: isTold && data !== undefined && !data.hidden, isPending: isLoading, months: data?.months ?? [] };
};

const notesOf = (ownOnly: boolean, isTaxTold: boolean): string[] => [
  ...(ownOnly ? ['Você vê as notas que pediu; o que a empresa paga não aparece.'] : []),
  ...(isTaxTold || ownOnly ? [] : ['Os tributos que ainda não têm boleto não aparecem para você.']),
];

type WeeksProps = { facts: ForecastFacts; opening: { amount: number; on: string } | null; notes: readonly string[] };

const Weeks = ({ facts, opening, notes }: WeeksProps) => {
  const { whatIf, ...asking } = useWhatIf();
  const flows = forecastFlows(facts, whatIf);
  const weeks = forecastWeeks(facts.today, opening?.amount ?? 0, flows);
  const [last, lowest] = [weeks.at(-1), weeks.toSorted((one, other) => one.balance - other.balance)[0]];
  if (!last || !lowest) return null;
  const taxes = sumCents(flows.filter(({ kind }) => kind === 'tax').map(({ amount }) => -amount));
  return (
    <>
      <WhatIfBar whatIf={whatIf} takers={forecastTakers(facts)} {...asking} />
      <Card>
        {flows.length === 0 ? (
          <EmptyState icon={Telescope} title="Nada a prever ainda.">
            Com notas a receber, boletos ou despesas, as próximas semanas aparecem aqui.
          </EmptyState>
        ) : (
          <>
            <Facts
              facts={[
                {
                  label: 'Saldo de partida',
                  value: opening
                    ? `${formatMoney(opening.amount)}: extratos até ${formatDate(opening.on, today())}, e o que foi recebido e pago depois`
                    : 'Os extratos não dizem: conta de zero',
                },
                {
                  label: 'Daqui a 13 semanas',
                  value:
                    last.low === last.high
                      ? formatMoney(last.balance)
                      : `${formatMoney(last.balance)}, entre ${formatMoney(last.low)} e ${formatMoney(last.high)}`,
                },
                { label: 'Menor saldo', value: `${formatMoney(lowest.balance)}, na semana que começa ${onDate(lowest.from, today())}` },
                { label: 'Tributos a vir: não é seu', value: taxes > 0 && formatMoney(taxes) },
              ]}
            />
            <chakra.div mt="5">
              <ForecastChart weeks={weeks} />
            </chakra.div>
          </>
        )}
        {notes.map((note) => (
          <chakra.p key={note} mt="3" color="fg.muted">
            {note}
          </chakra.p>
        ))}
      </Card>
      {flows.length > 0 && <FlowList flows={flows} />}
    </>
  );
};
