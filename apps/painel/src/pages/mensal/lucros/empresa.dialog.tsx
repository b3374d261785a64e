import { chakra } from '@chakra-ui/react';
import { profitDistributionMutations, profitDistributionQueries } from '@esteto/api-client/money/profit-distribution';
import { useCan } from '@esteto/auth/can/can.tsx';
import { boletos, profitDistributions } from '@esteto/contract/access';
import { ProfitYears, ProfitYearView, profitYearOf } from '@esteto/features/money/profit-distribution/profit-year-view.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { path } from '../../../path.ts';

/** What a company paid its people in a year, as its doctors see it, with what other companies paid them. */
export default function CompanyProfitsDialog() {
  const company_id = Number(useParams().companyId);
  const [params] = useSearchParams();
  const year = profitYearOf(params);
  const canEdit = useCan(profitDistributions.edit);
  const seesGuides = useCan(boletos.view);
  const { data, error, refetch, isFetching } = useQuery(profitDistributionQueries.ofCompany({ company_id, year }));
  const { mutateAsync: name } = useMutation(profitDistributionMutations.name);
  const { mutateAsync: takeBack } = useMutation(profitDistributionMutations.void);
  const calls = {
    mendsFiled: true,
    name: (body: Parameters<typeof name>[0]['body']) => name({ company_id, body }),
    takeBack: ({ id, version }: { id: number; version: number }, reason: string) => takeBack({ company_id, id, body: { reason, version } }),
  };
  return (
    <RouteDialog title={data?.company_name ?? 'Lucros'} subtitle="Lucros pagos aos sócios" size="lg">
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between" mb="5">
        <ProfitYears chosen={year} />
        {canEdit && <ButtonLink to={`registrar?${params}`}>Registrar distribuição</ButtonLink>}
      </chakra.div>
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <ProfitYearView
          year={data}
          calls={canEdit ? calls : null}
          guideHref={(boletoId) => (seesGuides ? path('/painel/boletos/boleto/:boletoId/detalhes', { boletoId }) : null)}
        />
      )}
    </RouteDialog>
  );
}
