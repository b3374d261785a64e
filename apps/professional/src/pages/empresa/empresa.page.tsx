import { companyQueries } from '@esteto/api-client/company/company';
import { memberQueries } from '@esteto/api-client/company/member';
import { inviteQueries } from '@esteto/api-client/identity/invite';
import { licenceQueries } from '@esteto/api-client/opening/licence';
import { planQueries } from '@esteto/api-client/plan/plan';
import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { CompanyPeople } from '../../features/empresa/pessoas/company-people.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyPlanCard } from './company-plan-card.tsx';
import { LicencesCard } from './licences-card.tsx';

/**
 * The partner's page of the company: what it is, what it pays for, and who is in it. How tall each card will be is not known before it is there: they
 * come together, so that none pushes away what somebody reads already.
 */
export default function CompanyPage() {
  const scope = useCompanyScope();
  const { data, error, refetch, isFetching } = useQuery(companyQueries.detail(scope));
  const others = useQueries({
    queries: [licenceQueries.follow(scope), planQueries.own(scope), memberQueries.list(scope), inviteQueries.list(scope)],
  });
  const isWaiting = others.some(({ isPending }) => isPending);
  return (
    <Page title="Empresa" subtitle={data?.name}>
      <Card title="Dados" action={data?.cnpj && <CopyButton text={formatCnpj(data.cnpj)} label="Copiar CNPJ" />}>
        {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!error && (!data || isWaiting) && <Loading />}
        {data && !isWaiting && <CompanyFacts company={data} />}
      </Card>
      {(data || error) && !isWaiting && (
        <>
          <LicencesCard />
          <CompanyPlanCard />
          <CompanyPeople />
        </>
      )}
      <Outlet />
    </Page>
  );
}
