import { simulationQueries } from '@esteto/api-client/opening/simulation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { invoices } from '@esteto/contract/access';
import { startOfCompany } from '@esteto/domain/opening/simulation/company-start';
import { firstSimulation } from '@esteto/domain/opening/simulation/simulation-input';
import { readSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { SimulationTool } from '@esteto/features/opening/simulation/simulation-tool.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { CompanyMonths } from './company-months.tsx';

/** The comparison of regimes, from the company's own twelve months; an address that says otherwise is believed. */
export default function SimulationsPage() {
  const scope = useCompanyScope();
  const maySee = useCan(invoices.view);
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(params);
  const competence = competenceOf(today());
  const own = useQuery({ ...simulationQueries.start(scope), enabled: maySee });
  const tables = useLawTables();
  const start = firstSimulation(competence, tables ?? undefined);
  const ofCompany = own.data ? startOfCompany(own.data, start) : { input: start, origins: {} };
  const brought = readSimulation(opened, ofCompany.input);
  const startAgain = () => {
    setParams({}, { replace: true });
    setOpened(new URLSearchParams());
  };
  return (
    <Page title="Simulações" subtitle="Quanto sobra como pessoa física, no Simples Nacional e no Lucro Presumido.">
      {own.error ? (
        <ErrorState error={own.error} retry={() => void own.refetch()} retrying={own.isFetching} />
      ) : (maySee && !own.data) || !tables ? (
        <Loading label="Carregando os seus números…" />
      ) : (
        <>
          {brought.isGiven && maySee && (
            <Banner
              tone="running"
              action={
                <Button size="sm" onClick={startAgain}>
                  Usar os números da empresa
                </Button>
              }
            >
              Os valores são os do link.
            </Banner>
          )}
          <SimulationTool
            key={`${scope.company_id} ${opened}`}
            start={brought.input}
            ignored={brought.ignored}
            origins={brought.isGiven ? {} : ofCompany.origins}
            competence={competence}
            tables={tables}
            aside={own.data && <CompanyMonths months={own.data.months} />}
          />
        </>
      )}
    </Page>
  );
}
