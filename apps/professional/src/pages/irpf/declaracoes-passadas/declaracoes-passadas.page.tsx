import { chakra } from '@chakra-ui/react';
import { ownIncomeTaxQueries } from '@esteto/api-client/tax/own-income-tax';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { History } from 'lucide-react';
import { Outlet } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { RefundReceived } from '../../../features/irpf/refund-received.tsx';
import { ReturnBadge } from '../../../features/irpf/return-badge.tsx';
import { returnName } from '../../../features/irpf/return-name.ts';
import { ReturnOutcome } from '../../../features/irpf/return-outcome.tsx';
import { ReturnQuotas } from '../../../features/irpf/return-quotas.tsx';
import { TeamFiles } from '../../../features/irpf/team-files.tsx';
import { path } from '../../../path.ts';
import { FiguresByYear } from './figures-by-year.tsx';
import { ResultsByYear } from './results-by-year.tsx';

/** A doctor's own returns of former years: what came of each, with its files, and how the result went from year to year. */
export default function PastIncomeTaxPage() {
  return (
    <Page title="Declarações passadas" subtitle="Só você e a equipe veem; os seus sócios, não.">
      <QueryCard query={ownIncomeTaxQueries.past(useCompanyScope())} title="Declarações">
        {(returns) => (returns.length === 0 ? <Nothing /> : <Past returns={returns} />)}
      </QueryCard>
      <Outlet />
    </Page>
  );
}

const Past = ({ returns }: { returns: readonly OwnReturn[] }) => (
  <>
    <ResultsByYear returns={returns} />
    <FiguresByYear returns={returns} />
    {returns.map((row) => (
      <Card key={row.id} title={returnName(row)} action={<ReturnBadge row={row} />}>
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {row.result === null && <chakra.p color="fg.muted">Esta declaração terminou sem resultado registrado.</chakra.p>}
          <ReturnOutcome row={row} />
          {row.transmitted_at !== null && <ReturnQuotas row={row} />}
          <RefundReceived row={row} />
          <TeamFiles files={row.files} />
        </chakra.div>
      </Card>
    ))}
  </>
);

const Nothing = () => (
  <Card>
    <EmptyState
      icon={History}
      title="Nenhuma declaração passada ainda."
      action={<ButtonLink to={path('/app/irpf/atual')}>Ver a declaração atual</ButtonLink>}
    >
      Aqui ficam as declarações feitas com o Esteto depois que o ano delas termina. As que você fez em outro lugar não aparecem: envie a do
      ano anterior entre os documentos da declaração atual.
    </EmptyState>
  </Card>
);
