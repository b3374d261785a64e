import { chakra } from '@chakra-ui/react';
import { autoFillMutations } from '@esteto/api-client/duty/auto-fill';
import type { AutoFillRun } from '@esteto/contract/duty/auto-fill';
import { FILL_PHASES, fillPhaseLabel } from '@esteto/domain/duty/auto-fill/fill-phases';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { windowOf } from './fill-words.ts';

/** Without warnings only the first two are gone through. */
const CLEAN_PHASES = 2;

/** How far the one is that runs. The dialog may be closed meanwhile. */
export const FillProgress = ({ run }: { run: AutoFillRun }) => {
  const scope = useGroupScope();
  const tellFailure = useTellFailure();
  const { mutate: cancel, isPending } = useMutation({ ...autoFillMutations.cancel, onError: tellFailure });
  const { phase, with_warnings, actor_name } = run;
  return (
    <RouteDialog
      title="Preencher vagas"
      subtitle={windowOf(run)}
      footer={
        <Button busy={isPending} onClick={() => cancel({ ...scope, id: run.id })}>
          Cancelar preenchimento
        </Button>
      }
    >
      <chakra.div display="grid" gap="3">
        <Progress
          label="Preenchimento da escala"
          value={phase === null ? 0 : FILL_PHASES.indexOf(phase) + 1}
          max={(with_warnings ? FILL_PHASES.length : CLEAN_PHASES) + 1}
          words={phase === null ? 'Começando' : fillPhaseLabel[phase]}
          isSaid
        />
        <chakra.p color="fg.muted">
          {`Pedido por ${actor_name ?? 'outra pessoa'}. Uma escala grande leva cerca de um minuto; você pode fechar e voltar depois.`}
        </chakra.p>
      </chakra.div>
    </RouteDialog>
  );
};
