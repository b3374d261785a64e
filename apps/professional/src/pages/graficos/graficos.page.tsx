import { chakra } from '@chakra-ui/react';
import { calendarEventQueries } from '@esteto/api-client/agenda/calendar-event';
import { chartQueries } from '@esteto/api-client/money/chart';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useBalanceShown } from '@esteto/auth/settings/balance-settings';
import { shiftReports } from '@esteto/contract/access';
import type { ReportShift } from '@esteto/contract/agenda/calendar-event';
import type { ChartTaxes } from '@esteto/contract/money/chart';
import { sumOfShifts } from '@esteto/domain/agenda/calendar-event/shift-report';
import { firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { HourValue } from '../../features/grafico/hour-value.tsx';
import { PeriodChoice } from '../../features/grafico/period-choice.tsx';
import { useChartPeriod } from '../../features/grafico/use-chart-period.ts';
import { ChartCard, type Missing } from './chart-card.tsx';
import { DaysToPay, IssuedAndReceived, noInflow, noPayments } from './flow-charts.tsx';
import { noRevenue, noRevenueInYears, RevenueByMonth, YearBesideYear } from './revenue-charts.tsx';
import { PayerConcentration, RevenueByKind, RevenueByTaker } from './taker-charts.tsx';
import { noTaxes, TaxesByMonth, TaxesByTax } from './tax-charts.tsx';
import { useRowsBehind } from './use-rows-behind.ts';

/** A company's money as pictures: each a question with its answer in a sentence, its table, its files and the rows behind it. One period for all. */
export default function ChartsPage() {
  const { period, span, choose } = useChartPeriod();
  const [shown, show] = useBalanceShown();
  return (
    <Page
      title="Gráficos"
      action={
        <chakra.div display="flex" alignItems="flex-start" gap="2" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
          <PeriodChoice period={period} span={span} onChoose={choose} />
          <IconButton label={shown ? 'Ocultar valores' : 'Mostrar valores'} icon={shown ? Eye : EyeOff} onClick={() => show(!shown)} />
        </chakra.div>
      }
    >
      {shown ? (
        <Charts span={span} />
      ) : (
        <Card>
          <EmptyState icon={EyeOff} title="Valores ocultos.">
            Os gráficos também contariam quanto entrou.
          </EmptyState>
        </Card>
      )}
    </Page>
  );
}

const Charts = ({ span }: Pick<ReturnType<typeof useChartPeriod>, 'span'>) => {
  const query = { ...useCompanyScope(), ...span };
  const rows = useRowsBehind(span);
  const revenue = useQuery(chartQueries.revenue(query));
  const inflow = useQuery(chartQueries.inflow(query));
  const payDays = useQuery(chartQueries.payDays(query));
  const taxes = useQuery(chartQueries.taxes(query));
  const seesShifts = useCan(shiftReports.view);
  const { company_id, from, to } = query;
  const shifts = useQuery({
    ...calendarEventQueries.report({ company_id, from: firstDayOf(from), to: lastDayOf(to) }),
    enabled: seesShifts,
  });
  const given = { span, rows };
  return (
    <>
      {revenue.data?.own_only && (
        <Banner tone="running">Você vê os números só das notas que pediu; os impostos da empresa não aparecem para você.</Banner>
      )}
      <Grid>
        <ChartCard title="Receita por mês" query={revenue} missing={noRevenue}>
          {(data) => <RevenueByMonth data={data} {...given} />}
        </ChartCard>
        {!isLost(revenue) && (
          <ChartCard title="Este ano ao lado do anterior" query={revenue} missing={noRevenueInYears}>
            {(data) => <YearBesideYear data={data} {...given} />}
          </ChartCard>
        )}
        <ChartCard title="Recebido e emitido" query={inflow} missing={noInflow}>
          {(data) => <IssuedAndReceived data={data} {...given} />}
        </ChartCard>
        {!isLost(revenue) && (
          <>
            <ChartCard title="Quanto depende de um só pagador" query={revenue} missing={noRevenue}>
              {(data) => <PayerConcentration data={data} {...given} />}
            </ChartCard>
            <ChartCard title="Receita por tomador" query={revenue} missing={noRevenue}>
              {(data) => <RevenueByTaker data={data} {...given} />}
            </ChartCard>
            <ChartCard title="Receita por tipo de tomador" query={revenue} missing={noRevenue}>
              {(data) => <RevenueByKind data={data} {...given} />}
            </ChartCard>
          </>
        )}
        {seesShifts && (
          <ChartCard title="Valor da hora" query={shifts} missing={noShifts}>
            {(data) => <HourValue shifts={data} group="place" span={span} />}
          </ChartCard>
        )}
        <Wide>
          <ChartCard title="Dias até o pagamento" query={payDays} missing={noPayments}>
            {(data) => <DaysToPay data={data} {...given} />}
          </ChartCard>
          {!taxes.data?.hidden && (
            <>
              <ChartCard title="Impostos na receita" query={taxes} missing={noTaxes}>
                {(data) => <TaxesByTax data={data} {...given} />}
              </ChartCard>
              {hasTaxes(taxes) && (
                <ChartCard title="Impostos por mês" query={taxes} missing={noTaxes}>
                  {(data) => <TaxesByMonth data={data} {...given} />}
                </ChartCard>
              )}
            </>
          )}
        </Wide>
      </Grid>
    </>
  );
};

const noShifts = (shifts: readonly ReportShift[]): Missing | null =>
  sumOfShifts(shifts).per_hour === null
    ? {
        title: 'Nenhum plantão feito com valor neste período.',
        help: 'Adicione os seus plantões no calendário, com local e valor: aqui se compara quanto vale a hora em cada local.',
      }
    : null;

/** What failed is told once, whatever is drawn of it; and so is what is missing of the taxes. */
const isLost = ({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): boolean => data === undefined && error !== null;

const hasTaxes = (taxes: UseQueryResult<ChartTaxes>): boolean =>
  !isLost(taxes) && (taxes.data === undefined || noTaxes(taxes.data) === null);

const GAP = { base: '4', md: '5' };

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: GAP,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** For what has many rows to compare, or the words of the law. */
const Wide = chakra('div', { base: { gridColumn: '1 / -1', display: 'grid', gap: GAP, gridTemplateColumns: 'minmax(0, 1fr)' } });
