import { profitDistributionMutations, profitDistributionQueries } from '@esteto/api-client/money/profit-distribution';
import { useCan } from '@esteto/auth/can/can.tsx';
import { useStoredUser } from '@esteto/auth/session/use-stored-user';
import { ownBoletos, ownProfits } from '@esteto/contract/access';
import { profitLimit } from '@esteto/domain/money/profit-distribution/profit-radar';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { ProfitYears, ProfitYearView, profitYearOf } from '@esteto/features/money/profit-distribution/profit-year-view.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Outlet, useSearchParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** Profits that the company pays its partners: what the next payment costs, how far the year is, and what was paid. */
export default function ProfitsPage() {
  const scope = useCompanyScope();
  const year = profitYearOf(useSearchParams()[0]);
  const me = useStoredUser()?.id ?? null;
  const canEdit = useCan(ownProfits.edit);
  const seesGuides = useCan(ownBoletos.view);
  const { data, error, refetch, isFetching } = useQuery(profitDistributionQueries.own({ ...scope, year }));
  const { mutateAsync: name } = useMutation(profitDistributionMutations.nameOwn);
  const { mutateAsync: takeBack } = useMutation(profitDistributionMutations.voidOwn);
  const limit = profitLimit(competenceOf(today()));
  const calls = {
    mendsFiled: false,
    name: (body: Parameters<typeof name>[0]['body']) => name({ ...scope, body }),
    takeBack: ({ id, version }: { id: number; version: number }, reason: string) => takeBack({ ...scope, id, body: { reason, version } }),
  };
  return (
    <Page
      title="Lucros"
      subtitle={limit && `Até ${formatMoney(limit.above)} por mês, de cada empresa a cada sócio, o lucro sai sem imposto.`}
      action={
        canEdit && (
          <ButtonLink variant="primary" to="retirada">
            Registrar retirada
          </ButtonLink>
        )
      }
    >
      <ProfitYears chosen={year} />
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <ProfitYearView
          isPage
          year={data}
          me={me}
          calls={canEdit ? calls : null}
          guideHref={(boletoId) => (seesGuides ? path('/app/boleto/:boletoId', { boletoId }) : null)}
        />
      )}
      <Outlet />
    </Page>
  );
}
