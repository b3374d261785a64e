import { chakra } from '@chakra-ui/react';
import { monthQueries } from '@esteto/api-client/month/month';
import { payrollBatchMutations, payrollBatchQueries } from '@esteto/api-client/month/payroll-batch';
import { useCan } from '@esteto/auth/can/can.tsx';
import { rFactors } from '@esteto/contract/access';
import type { PayrollBatchDetail } from '@esteto/contract/month/payroll-batch';
import { thirteenthWarning } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import { payrollsDone, payrollsToCome } from '@esteto/domain/month/payroll-batch/payroll-words';
import { formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { PayrollRows } from './payroll-rows.tsx';

/** How often what is not done yet is asked about. */
const ASK_AGAIN_MS = 1500;

/** Payrolls of many companies: what would come of them, and once they are told what came of each; it goes on when this is closed. */
export default function PayrollBatchDialog() {
  const id = Number(useParams().payrollBatchId);
  const canEdit = useCan(rFactors.edit);
  const { data, error, refetch, isFetching } = useQuery({
    ...payrollBatchQueries.detail({ id }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? ASK_AGAIN_MS : false),
  });
  return (
    <RouteDialog
      title={data ? `Folhas de ${formatCompetenceLong(data.competence)}` : 'Folhas'}
      subtitle={data && subtitleOf(data)}
      size="lg"
      footer={data && canEdit && wayOf(data) && <Way batch={data} />}
    >
      {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && <Batch batch={data} />}
    </RouteDialog>
  );
}

const isRunning = ({ started_at, waiting }: PayrollBatchDetail): boolean => started_at !== null && waiting > 0;

const subtitleOf = (batch: PayrollBatchDetail): string => {
  if (isRunning(batch)) return 'Continua mesmo que você feche.';
  if (batch.kind !== 'copy')
    return `${batch.kind === 'totals' ? 'Dos totalizadores do eSocial em' : 'Da planilha'} ${batch.file_name ?? ''}.`;
  return batch.started_at ? 'Iguais às últimas informadas.' : 'Nada foi informado ainda: confira o que será.';
};

const Batch = ({ batch }: { batch: PayrollBatchDetail }) => {
  const { kind, competence, started_at, total, waiting, done, left, failed, rows } = batch;
  useFreshMonths(started_at !== null && waiting === 0);
  const thirteenth = kind === 'copy' ? thirteenthWarning(competence) : null;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {started_at ? (
        <Progress label="Folhas informadas" value={done + left + failed} max={total} failed={failed} words={payrollsDone(batch)} isSaid />
      ) : (
        <chakra.p fontWeight="medium" role="status">
          {payrollsToCome(batch)}
        </chakra.p>
      )}
      {!started_at && thirteenth && <Banner tone="waiting">{thirteenth}</Banner>}
      <PayrollRows rows={rows} total={total} from={kind} />
    </chakra.div>
  );
};

/** What shows the months is read anew once all is done. */
const useFreshMonths = (isDone: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (isDone) for (const queryKey of monthQueries.flatMap(({ keys }) => keys)) void client.invalidateQueries({ queryKey });
  }, [client, isDone]);
};

/** What may be done with it now: told where it was only looked at, tried again where somebody may have put right why it failed. */
const wayOf = ({ started_at, waiting, rows }: PayrollBatchDetail): 'start' | 'retry' | null => {
  if (!started_at) return waiting > 0 ? 'start' : null;
  const mayWork = rows.some(({ state, result }) => state === 'failed' && (result === 'closed' || result === 'no_former'));
  return waiting === 0 && mayWork ? 'retry' : null;
};

const Way = ({ batch }: { batch: PayrollBatchDetail }) => {
  const { id, waiting } = batch;
  const start = useMutation(payrollBatchMutations.start);
  const retry = useMutation(payrollBatchMutations.retry);
  const tellFailure = useTellFailure();
  return wayOf(batch) === 'start' ? (
    <Button variant="primary" busy={start.isPending} onClick={() => void start.mutateAsync({ id }).catch(tellFailure)}>
      Informar {countOf(waiting, 'folha', 'folhas')}
    </Button>
  ) : (
    <Button icon={RotateCw} busy={retry.isPending} onClick={() => void retry.mutateAsync({ id }).catch(tellFailure)}>
      Tentar de novo as que não entraram
    </Button>
  );
};
