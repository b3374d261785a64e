import { chakra } from '@chakra-ui/react';
import { jobFailureQueries } from '@esteto/api-client/office/job-failure';
import type { Undelivered } from '@esteto/contract/office/job-failure';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { path } from '../../path.ts';
import { FailedJobs } from './failed-jobs.tsx';

/** What the product could not do by itself: jobs that failed for good, and invoices that did not reach their taker. */
export default function FailuresDialog() {
  const { data, error, refetch, isFetching } = useQuery(jobFailureQueries.list({}));
  return (
    <RouteDialog
      title="Falhas"
      subtitle="Tarefas que pararam depois da última tentativa. Ficam aqui por 30 dias; as que rodam por horário, por 7."
      size="lg"
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && data.kinds.length === 0 && data.undelivered.length === 0 && (
        <EmptyState icon={CircleCheck} title="Nenhuma falha: tudo foi feito e entregue." />
      )}
      {data && (
        <Sections>
          {data.kinds.map((kind) => (
            <FailedJobs key={kind.name} kind={kind} />
          ))}
          {data.undelivered.length > 0 && <UndeliveredLetters letters={data.undelivered} total={data.undelivered_total} />}
        </Sections>
      )}
    </RouteDialog>
  );
}

const Sections = chakra('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' } });

/** Invoices whose message did not reach the taker: sent again from the invoice, to an address that is right. */
const UndeliveredLetters = ({ letters, total }: { letters: readonly Undelivered[]; total: number }) => {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <QuietHeading id={id} mb="0">
        Notas que não chegaram ao tomador por e-mail ({total.toLocaleString('pt-BR')})
      </QuietHeading>
      <LineList>
        {letters.map(({ id: letter, invoice_id, client_name, company_name, error, failed_at }) => (
          <Line key={letter} title={`${client_name}: ${error}`} note={`${company_name} · ${formatInstant(failed_at, today())}`}>
            <ButtonLink
              size="sm"
              to={path('/painel/faturamento/contas-a-receber/nota/:accountId/enviar-email', { accountId: invoice_id })}
              aria-label={`Ver e enviar de novo a nota de ${company_name} para ${client_name}`}
            >
              Ver e enviar de novo
            </ButtonLink>
          </Line>
        ))}
      </LineList>
      {total > letters.length && <chakra.p color="fg.muted">As {letters.length} mais recentes.</chakra.p>}
    </chakra.section>
  );
};
