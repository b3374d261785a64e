import { leadQueries } from '@esteto/api-client/lead';
import { leadStageLabel } from '@esteto/domain/lead/lead-life';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { FunnelTable } from '@esteto/ui/components/chart/funnel-table.tsx';
import type { ReactNode } from 'react';
import { FunnelPage } from '../../../features/funil/funnel-page.tsx';
import { SourceTable } from '../../../features/funil/source-table.tsx';

/** How many come, where they stop, how long it takes, by source. */
export const LeadsFunnel = ({ subtitle }: { subtitle: ReactNode }) => (
  <FunnelPage title="Leads" subtitle={subtitle} query={leadQueries.funnel} empty="Nenhum lead neste período.">
    {({ total, steps, standing, sources }) => (
      <>
        <Card title="Até onde chegam">
          <FunnelTable
            label="Até onde os leads chegam"
            step="Etapa"
            days="Demora desde a chegada"
            total={total}
            steps={steps.map(({ stage, reached, median_days }) => ({ name: leadStageLabel[stage], count: reached, days: median_days }))}
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
