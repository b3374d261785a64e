import { npsSurveyMutations, npsSurveyQueries } from '@esteto/api-client/office/nps-survey';
import { useCan } from '@esteto/auth/can/can.tsx';
import { npsSurveys } from '@esteto/contract/access';
import { useMutation } from '@tanstack/react-query';
import { NpsTasks } from '../../../features/nps/nps-tasks.tsx';

/** The detractors of one survey. */
export const SurveyTasks = ({ id }: { id: number }) => {
  const canFinish = useCan(npsSurveys.edit);
  const { mutateAsync: finish } = useMutation(npsSurveyMutations.finishTask);
  return (
    <NpsTasks
      title="Retornos aos detratores"
      query={(page) => npsSurveyQueries.tasks({ id, ...page })}
      empty="Nenhum detrator até agora."
      canFinish={canFinish}
      finish={finish}
    />
  );
};
