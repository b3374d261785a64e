import { call } from '@esteto/api-client/api';
import { simulationLeadQueries } from '@esteto/api-client/opening/simulation-lead';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import { simulation } from '@esteto/contract/opening/simulation';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { FileDown, UserRound } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';
import { SimulationFacts } from './simulation-facts.tsx';

/** What somebody told and what they were shown; as PDF, and on to who it is. */
export default function SimulationDetailsDialog() {
  const seesLead = useCan(leads.view);
  const tellFailure = useTellFailure();
  const download = (input: SimulationInput) =>
    void call(simulation.pdf, { body: input }).then((file) => saveFile('simulacao-de-tributos.pdf', file), tellFailure);
  return (
    <RecordDialog
      noun="Simulação"
      size="lg"
      query={simulationLeadQueries.detail({ id: Number(useParams().simulationId) })}
      title={({ name }) => name}
      subtitle={({ consented_at }) => `Simulou ${formatInstant(consented_at, today())}`}
      footer={({ lead_id, input }) => (
        <>
          <Button icon={FileDown} onClick={() => download(input)}>
            Baixar em PDF
          </Button>
          {seesLead && (
            <ButtonLink variant="primary" icon={UserRound} to={path('/painel/novos/leads/lead/:leadId/detalhes', { leadId: lead_id })}>
              Abrir o lead
            </ButtonLink>
          )}
        </>
      )}
    >
      {(record) => <SimulationFacts record={record} />}
    </RecordDialog>
  );
}
