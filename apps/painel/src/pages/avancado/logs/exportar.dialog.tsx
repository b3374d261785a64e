import { call } from '@esteto/api-client/api';
import { logMutations } from '@esteto/api-client/office/log';
import { type LogRun, log } from '@esteto/contract/office/log';
import { type LogFilters, logFilters } from '@esteto/domain/office/log/log-form';
import { LOG_EXPORT_DAYS } from '@esteto/domain/office/log-run/log-run-life';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { saveFile } from '@esteto/ui/patterns/file/save-file';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { RunList } from './run-list.tsx';

/** The log as a file, with the filters of the list; made in the background, however long it is. */
export default function ExportLogDialog() {
  const [params] = useSearchParams();
  const body = filtersOf(params);
  const tellFailure = useTellFailure();
  const { mutate: ask, isPending } = useMutation({ ...logMutations.export, onError: tellFailure });
  const fetchFile = (id: number) =>
    call(log.fetch, { id })
      .then((blob) => saveFile('log.csv', blob))
      .catch(tellFailure);
  return (
    <RouteDialog
      title="Exportar o log"
      subtitle={
        Object.keys(body).length > 0
          ? `Um CSV com o que os filtros da lista mostram. Fica aqui por ${LOG_EXPORT_DAYS} dias.`
          : `Um CSV com tudo o que aconteceu. Fica aqui por ${LOG_EXPORT_DAYS} dias.`
      }
      footer={
        <Button variant="primary" busy={isPending} onClick={() => ask({ body })}>
          Exportar
        </Button>
      }
    >
      <RunList
        kind="export"
        title={titleOf}
        end={(run) =>
          run.size === null ? (
            <Outcome run={run} />
          ) : (
            <Button size="sm" icon={Download} onClick={() => void fetchFile(run.id)}>
              Baixar
            </Button>
          )
        }
      />
    </RouteDialog>
  );
}

const titleOf = ({ total, state }: LogRun): string =>
  state === 'waiting' ? 'Exportação em andamento' : `Exportação de ${countOf(total, 'acontecimento', 'acontecimentos')}`;

const Outcome = ({ run: { state } }: { run: LogRun }) => {
  if (state === 'waiting') return null;
  return <StatusBadge status={state === 'failed' ? { label: 'Não terminou', tone: 'attention' } : { label: 'Apagada', tone: 'ended' }} />;
};

/** Filters of the list's address that the export understands; other parameters are left out. */
const filtersOf = (params: URLSearchParams): LogFilters =>
  logFilters.cast(
    Object.fromEntries(
      [...params]
        .filter(([name]) => name in logFilters.fields)
        .map(([name, value]) => [name, name.endsWith('_id') ? Number(value) : value]),
    ),
    { assert: false },
  );
