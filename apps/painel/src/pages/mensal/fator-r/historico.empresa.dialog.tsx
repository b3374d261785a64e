import { Box } from '@chakra-ui/react';
import { rFactorMutations, rFactorQueries } from '@esteto/api-client/month/r-factor';
import { useCan } from '@esteto/auth/can/can.tsx';
import { rFactorComments, rFactors } from '@esteto/contract/access';
import type { RFactorHistory } from '@esteto/contract/month/r-factor';
import { formatCompetence, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { FactorChart } from '@esteto/features/month/r-factor/factor-chart.tsx';
import { PlanTable } from '@esteto/features/month/r-factor/plan-table.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { TeamComments } from '../../../features/comentarios/team-comments.tsx';
import { path } from '../../../path.ts';
import { PayrollTable } from './payroll-table.tsx';
import { StandingFacts } from './standing-facts.tsx';

/** The fator R of a company by competence, the months that it is made of, and what is not known of them. */
export default function RFactorHistoryDialog() {
  const id = Number(useParams().companyId);
  const { data, error, refetch, isFetching } = useQuery(rFactorQueries.history({ id }));
  return (
    <RouteDialog
      title={data?.company.name ?? 'Fator R'}
      subtitle={data && `${data.company.has_factor ? 'Fator R' : 'Folhas'} de ${formatCompetenceLong(data.competence)}`}
      size="lg"
    >
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {data.company.has_factor ? <Factor history={data} /> : <Banner tone="waiting">{NO_FACTOR}</Banner>}
          <PayrollTable history={data} />
          <TeamComments id={id} who={rFactorComments} queries={rFactorQueries} mutations={rFactorMutations} />
        </Box>
      )}
    </RouteDialog>
  );
}

/** Where it stands, what the months to come ask for, and the chart. */
const Factor = ({ history: data }: { history: RFactorHistory }) => {
  const canEdit = useCan(rFactors.edit);
  const { search } = useLocation();
  return (
    <>
      <Missing history={data} />
      <StandingFacts history={data} />
      <FactorChart points={data.points} />
      <PlanTable plan={data.plan} decisionHref={canEdit ? (competence) => decisionPath(data.company.id, competence) + search : null} />
    </>
  );
};

const decisionPath = (companyId: number, competence: string): string => {
  const [year = '', month = ''] = competence.split('-');
  return path('/painel/mensal/fator-r/historico/empresa/:companyId/decisao/:year/:month', { companyId, year, month });
};

const NO_FACTOR = 'Fora do Simples não há fator R: a folha conta para o INSS e para o fechamento do mês.';

/** Without the payroll of a month the fator R is not known, unless the others reach 28 % alone. */
const Missing = ({ history: { months, standing, company } }: { history: RFactorHistory }) => {
  const missing = months.filter(({ competence, payroll }) => payroll === null && standing.months.includes(competence));
  return (
    <>
      {missing.length > 0 && <Banner tone="waiting">{missingInWords(missing, standing.months.length)}</Banner>}
      {company.opening_date === null && (
        <Banner tone="waiting">O cadastro não diz quando a empresa abriu: a conta supõe mais de doze meses.</Banner>
      )}
    </>
  );
};

const missingInWords = (missing: readonly { competence: string }[], all: number): string => {
  if (missing.length === all) return 'Nenhuma folha dos meses que contam foi informada. Sem elas não se diz o fator R.';
  const months = missing.toReversed().map(({ competence }) => formatCompetence(competence));
  return `Falta a folha de ${months.join(', ')}. Até ser informada, o fator R é no mínimo o que as outras alcançam.`;
};
