import { npsSurveyMutations } from '@esteto/api-client/office/nps-survey';
import { useCan } from '@esteto/auth/can/can.tsx';
import { npsSurveys } from '@esteto/contract/access';
import type { NpsSurveyDetail } from '@esteto/contract/office/nps-survey';
import { mayBeDeleted, npsSurveyMachine, STAFF_NPS_ACTIONS, type StaffNpsAction } from '@esteto/domain/office/nps/nps-life';
import { npsSurveyTitle } from '@esteto/domain/office/nps/nps-window';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import type { Question } from '@esteto/ui/patterns/dialog/question';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { path } from '../../../path.ts';

/** What may be done to move a survey on; each tells first what it means for those who are asked. */
export const useSurveyMoves = (): ((survey: NpsSurveyDetail) => MenuItem[]) => {
  const canEdit = useCan(npsSurveys.edit);
  const canDelete = useCan(npsSurveys.delete);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: send } = useMutation(npsSurveyMutations.move);
  const { mutateAsync: remove } = useMutation(npsSurveyMutations.remove);

  const move = async ({ id, version }: NpsSurveyDetail, action: StaffNpsAction) => {
    const { done, ...question } = WORDS[action];
    if (await confirm({ ...question, action: () => send({ id, body: { action, version } }) })) toast.success(done);
  };

  const take = async (survey: NpsSurveyDetail) => {
    const isGone = await confirm({
      title: 'Excluir pesquisa',
      message: `${npsSurveyTitle(survey)} ainda não perguntou nada a ninguém.${survey.repeats_id === null ? '' : ' A série de pesquisas acaba aqui.'}`,
      confirmLabel: 'Excluir pesquisa',
      negative: true,
      action: () => remove({ id: survey.id }),
    });
    if (!isGone) return;
    toast.success('Pesquisa excluída.');
    void navigate(path('/painel/avancado/nps'));
  };

  return (survey) => {
    const legal = canEdit ? npsSurveyMachine.legalActions(survey.status, 'staff') : [];
    return [
      ...STAFF_NPS_ACTIONS.filter((action) => legal.includes(action)).map((action) => ({
        label: npsSurveyMachine.actions[action].label,
        onSelect: () => void move(survey, action),
      })),
      ...(canDelete && mayBeDeleted(survey.status)
        ? [{ label: 'Excluir', icon: Trash2, tone: 'danger' as const, onSelect: () => void take(survey) }]
        : []),
    ];
  };
};

const WORDS: Record<StaffNpsAction, Pick<Question, 'title' | 'message' | 'confirmLabel'> & { done: string }> = {
  start: {
    title: 'Iniciar pesquisa',
    message: 'A pesquisa começa agora, antes do dia previsto, e as pessoas são perguntadas.',
    confirmLabel: 'Iniciar pesquisa',
    done: 'Pesquisa iniciada.',
  },
  suspend: {
    title: 'Suspender pesquisa',
    message: 'Ninguém mais é perguntado nem responde até que ela seja retomada. As respostas ficam.',
    confirmLabel: 'Suspender pesquisa',
    done: 'Pesquisa suspensa.',
  },
  resume: {
    title: 'Retomar pesquisa',
    message: 'Quem ainda não respondeu volta a ser perguntado.',
    confirmLabel: 'Retomar pesquisa',
    done: 'Pesquisa retomada.',
  },
  conclude: {
    title: 'Concluir pesquisa',
    message: 'Ninguém mais responde, e ela não pode ser reaberta.',
    confirmLabel: 'Concluir pesquisa',
    done: 'Pesquisa concluída.',
  },
};
