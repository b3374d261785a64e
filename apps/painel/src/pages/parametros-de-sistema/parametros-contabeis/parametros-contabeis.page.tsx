import { accountingParameterQueries } from '@esteto/api-client/month/accounting-parameter';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { HolidaysCard } from './holidays-card.tsx';
import { IrpfAnnualCard } from './irpf-annual-card.tsx';
import { IrrfCard } from './irrf-card.tsx';
import { OfficeRulesCard } from './office-rules-card.tsx';
import { ProcessingTimesCard } from './processing-times-card.tsx';
import { SelicCard } from './selic-card.tsx';
import { SimplesCard } from './simples-card.tsx';
import { SocialSecurityCard } from './social-security-card.tsx';

/** The tables that the taxes are calculated with, by the months in which they hold, and the office's own rules and times. */
export default function AccountingParametersPage() {
  const { data, error, refetch, isFetching } = useQuery(accountingParameterQueries.all({}));
  return (
    <Page
      title="Parâmetros contábeis"
      subtitle="O que a lei publica de novo a cada ano, por vigência, e as regras e os prazos do escritório."
    >
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <SocialSecurityCard versions={data.social_security} />
          <IrrfCard versions={data.irrf} />
          <IrpfAnnualCard versions={data.irpf_annual} />
          <SelicCard versions={data.selic} />
          <OfficeRulesCard versions={data.office_rules} />
          <ProcessingTimesCard versions={data.processing_times} />
          <HolidaysCard />
          <SimplesCard />
        </>
      )}
      <Outlet />
    </Page>
  );
}
