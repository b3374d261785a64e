import { npsSurveyMutations, npsSurveyQueries } from '@esteto/api-client/office/nps-survey';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { NpsTasks } from '../../features/nps/nps-tasks.tsx';

/** Clients who are unhappy and wait for this person to get back to them, whatever else the person may see of surveys. */
export default function OwnNpsTasksDialog() {
  const { mutateAsync: finish } = useMutation(npsSurveyMutations.finishOwnTask);
  return (
    <RouteDialog title="Meus retornos a clientes" subtitle="Quem deu nota baixa em uma pesquisa, das empresas de que você cuida." size="lg">
      <NpsTasks
        title="Retornos"
        query={(page) => npsSurveyQueries.ownTasks(page)}
        empty="Ninguém espera um retorno seu."
        canFinish
        finish={finish}
      />
    </RouteDialog>
  );
}
