import { statementMutations, statementQueries } from '@esteto/api-client/month/statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { statements } from '@esteto/contract/access';
import type { SentStatement } from '@esteto/contract/month/statement';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { onInstant } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { ReadingProgress } from '@esteto/features/month/statement/large-statement.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** The files that were sent, with what each brought; one that was the wrong one is taken back as a whole. */
export default function SentStatementsDialog() {
  const scope = useCompanyScope();
  const canEdit = useCan(statements.edit);
  const { data, error, refetch, isFetching } = useQuery({
    ...statementQueries.sent(scope),
    refetchInterval: ({ state }) => (state.data?.items.some((sent) => sent.state === 'reading') ? LOOKS_MS : false),
  });
  const confirm = useConfirm();
  const { mutateAsync } = useMutation(statementMutations.undoImport);
  const ask = async ({ id, file_name, fresh }: SentStatement): Promise<void> => {
    const isUndone = await confirm({
      title: 'Desfazer envio',
      message: `${countOf(fresh, 'lançamento que veio', 'lançamentos que vieram')} em ${file_name} saem, e os meses ficam como os outros arquivos dizem. O arquivo pode ser enviado de novo.`,
      confirmLabel: 'Desfazer envio',
      negative: true,
      action: () => mutateAsync({ ...scope, id, idempotency_key: newKey() }),
    });
    if (isUndone) toast.success('Envio desfeito.');
  };
  return (
    <RouteDialog title="Envios" subtitle="Os arquivos de extrato, do último para o primeiro.">
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.items.length === 0 && <EmptyState title="Nenhum arquivo enviado ainda." />}
      {data && data.items.length > 0 && (
        <LineList>
          {data.items.map((sent) => (
            <Line key={sent.id} title={sent.file_name} note={noteOf(sent)}>
              {sent.state === 'reading' && <ReadingProgress total={sent.total ?? 0} done={sent.done ?? 0} />}
              {canEdit && sent.state === 'kept' && !sent.undone_at && (
                <Button size="sm" icon={Undo2} aria-label={`Desfazer o envio de ${sent.file_name}`} onClick={() => void ask(sent)}>
                  Desfazer
                </Button>
              )}
            </Line>
          ))}
        </LineList>
      )}
    </RouteDialog>
  );
}

/** A large file that still comes in is looked at again. */
const LOOKS_MS = 2_000;

const noteOf = ({ sent_at, sent_by, fresh, repeated, months, undone_at, undone_by, state, problem }: SentStatement): string => {
  if (undone_at) return `Desfeito ${onInstant(undone_at, today())}${undone_by ? ` por ${undone_by}` : ''}.`;
  const sent = `Enviado ${onInstant(sent_at, today())}${sent_by ? ` por ${sent_by}` : ''}`;
  if (state === 'reading') return `${sent}: ainda está entrando.`;
  if (state === 'failed') return `${sent}, e não entrou. ${problem ?? ''}`;
  const brought = [
    countOf(fresh, 'lançamento novo', 'lançamentos novos'),
    repeated > 0 && countOf(repeated, 'que já estava aqui', 'que já estavam aqui'),
    months.length > 0 && monthsIn(months),
  ];
  return `${sent}: ${brought.filter(Boolean).join(', ')}.`;
};

const monthsIn = (months: readonly string[]): string => {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return first === last ? formatCompetence(first) : `${formatCompetence(first)} a ${formatCompetence(last)}`;
};
