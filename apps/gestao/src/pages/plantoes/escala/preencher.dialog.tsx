import { autoFillQueries } from '@esteto/api-client/duty/auto-fill';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { FillForm } from './fill-form.tsx';
import { FillProgress } from './fill-progress.tsx';
import { FillProposal } from './fill-proposal.tsx';

/** How often it is asked how far one is. */
const ASK_EVERY_MS = 1_000;

/** A proposal for the places that nobody has: asked for, watched while it is made, and taken over as far as the manager wants it. */
export default function FillDialog() {
  const { data, error, refetch, isFetching } = useQuery({
    ...autoFillQueries.latest(useGroupScope()),
    refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? ASK_EVERY_MS : false),
  });
  if (!data)
    return (
      <RouteDialog title="Preencher vagas">
        {error ? <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} /> : <Loading />}
      </RouteDialog>
    );
  const { run } = data;
  if (run?.status === 'running') return <FillProgress run={run} />;
  if (run?.proposal) return <FillProposal key={run.id} run={run} proposal={run.proposal} />;
  return <FillForm hasFailed={run?.status === 'failed'} />;
}
