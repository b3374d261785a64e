import { chakra } from '@chakra-ui/react';
import { ownRFactorQueries } from '@esteto/api-client/month/r-factor';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownRFactors } from '@esteto/contract/access';
import type { OwnRFactor } from '@esteto/contract/month/r-factor';
import { factorWords } from '@esteto/domain/month/company-month/company-month';
import { rFactorSituationLabel, rFactorSituationTone } from '@esteto/domain/month/r-factor/r-factor-situation';
import { distanceInWords, formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { FactorChart } from '@esteto/features/month/r-factor/factor-chart.tsx';
import { PlanTable } from '@esteto/features/month/r-factor/plan-table.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** Which annex the company falls into and why, and the pró-labore of the months to come, which its doctor decides. */
export default function RFactorPage() {
  const { data, error, refetch, isFetching } = useQuery(ownRFactorQueries.detail(useCompanyScope()));
  return (
    <Page title="Fator R" subtitle="A folha dos doze meses dividida pela receita deles: a partir de 28 % vale o anexo III, o mais barato.">
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && !data.company.has_factor && (
        <EmptyState icon={Scale} title="Esta empresa não tem fator R.">
          Ele só existe no Simples Nacional.
        </EmptyState>
      )}
      {data?.company.has_factor && <Factor factor={data} />}
      <Outlet />
    </Page>
  );
}

const Factor = ({ factor: { standing, points, plan, competence } }: { factor: OwnRFactor }) => {
  const canDecide = useCan(ownRFactors.edit);
  const { situation, ratio, annex, revenue12, payroll12, lacking, payroll_months, window_months } = standing;
  return (
    <Card title={`Em ${formatCompetenceLong(competence)}`}>
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Facts
          facts={[
            {
              label: 'Fator R',
              value: payroll_months > 0 && ratio && `${situation === 'unknown' ? 'Pelo menos ' : ''}${formatRFactor(ratio)}`,
            },
            {
              label: 'Situação',
              value: <StatusBadge status={{ label: rFactorSituationLabel[situation], tone: rFactorSituationTone[situation] }} />,
            },
            { label: 'Receita dos meses', value: formatMoney(revenue12) },
            { label: 'Folha dos meses', value: formatMoney(payroll12), help: `Informada em ${payroll_months} de ${window_months} meses.` },
            { label: 'Até 28 %', value: payroll_months > 0 && distanceInWords(lacking) },
            { label: 'O que significa', value: situation !== 'unknown' && factorWords(annex) },
          ]}
        />
        <FactorChart points={points} />
        <PlanTable plan={plan} decisionHref={canDecide ? decisionPath : null} />
      </chakra.div>
    </Card>
  );
};

const decisionPath = (competence: string): string => {
  const [year = '', month = ''] = competence.split('-');
  return path('/app/fator-r/pro-labore/:year/:month', { year, month });
};
