import { chakra } from '@chakra-ui/react';
import { leadQueries } from '@esteto/api-client/opening/lead';
import { leadStageLabel } from '@esteto/domain/opening/lead/lead-life';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { FunnelTable } from '@esteto/ui/components/chart/funnel-table.tsx';
import type { ReactNode } from 'react';
import { FunnelPage } from '../../../features/funil/funnel-page.tsx';
import { SourceTable } from '../../../features/funil/source-table.tsx';

/** How many come, where they stop, how long it takes, by source. */
export const LeadsFunnel = ({ subtitle }: { subtitle: ReactNode }) => (
  <FunnelPage title="Leads" subtitle={subtitle} query={leadQueries.funnel} empty="Nenhum lead neste período.">
    {({ total, from, until, steps, standing, sources }) => (
      <>
        <chakra.p color="fg.muted">
          Conta os leads que chegaram de {formatDateNumeric(from)} a {formatDateNumeric(until)}. Cada um conta uma vez em cada etapa em que
          esteve de fato, pelo histórico dele, onde quer que esteja agora; quem pulou uma etapa não conta nela. “Seguiram” são os que depois
          chegaram a uma etapa mais adiante.
        </chakra.p>
        <Card title="Até onde chegam">
          <FunnelTable
            label="Até onde os leads chegam"
            step="Etapa"
            days="Demora desde a chegada"
            wentOn="Seguiram"
            total={total}
            steps={steps.map(({ stage, reached, went_on, median_days }) => ({
              name: leadStageLabel[stage],
              count: reached,
              went_on,
              days: median_days,
            }))}
          />
        </Card>
        <Card title="Onde estão agora">
          <FunnelTable
            label="Onde os leads estão agora"
            step="Etapa"
            days="Demora até ela"
            total={total}
            steps={standing.map(({ stage, count }) => ({
              name: leadStageLabel[stage],
              count,
              days: steps.find((one) => one.stage === stage)?.median_days ?? null,
            }))}
          />
        </Card>
        <Card title="De onde vêm">
          <SourceTable
            rows={sources}
            counts={[
              { header: 'Chegaram', of: (row) => row.total },
              { header: 'Em cadastro', of: (row) => row.signed_up },
              { header: 'Clientes', of: (row) => row.won },
              { header: 'Perdidos', of: (row) => row.lost },
            ]}
          />
        </Card>
      </>
    )}
  </FunnelPage>
);
