import { newsMutations } from '@esteto/api-client/office/news';
import { useCan } from '@esteto/auth/can/can.tsx';
import { newsDesk } from '@esteto/contract/access';
import type { NewsDetail } from '@esteto/contract/office/news';
import { isNewsOpen, NEWS_ACTIONS, type NewsAction, newsMachine } from '@esteto/domain/office/news/news-life';
import { countOf } from '@esteto/domain/shared/text/text';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { path } from '../../../path.ts';

/** What may be done to move a piece of news on; each tells first what it means for those who read it. */
export const useNewsMoves = (): ((piece: NewsDetail) => MenuItem[]) => {
  const canEdit = useCan(newsDesk.edit);
  const canDelete = useCan(newsDesk.delete);
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { mutateAsync: send } = useMutation(newsMutations.move);
  const { mutateAsync: remove } = useMutation(newsMutations.remove);

  const move = async ({ id, version, people_count }: NewsDetail, action: NewsAction) => {
    const { title, message, done } = WORDS[action];
    const question = { title, message: message(countOf(people_count, 'pessoa', 'pessoas')), confirmLabel: title };
    if (await confirm({ ...question, action: () => send({ id, body: { action, version } }) })) toast.success(done);
  };

  const drop = async ({ id }: NewsDetail) => {
    const action = () => remove({ id });
    const message = 'Ninguém a leu ainda, e ela não pode ser recuperada.';
    if (!(await confirm({ title: 'Excluir novidade', message, confirmLabel: 'Excluir novidade', negative: true, action }))) return;
    toast.success('Novidade excluída.');
    void navigate(path('/painel/avancado/novidades'));
  };

  return (piece) => {
    const legal = canEdit ? newsMachine.legalActions(piece.status, 'staff') : [];
    return [
      ...NEWS_ACTIONS.filter((action) => legal.includes(action)).map((action) => ({
        label: newsMachine.actions[action].label,
        onSelect: () => void move(piece, action),
      })),
      ...(canDelete && isNewsOpen(piece.status)
        ? [{ label: 'Excluir', icon: Trash2, tone: 'danger' as const, onSelect: () => void drop(piece) }]
        : []),
    ];
  };
};

const WORDS: Record<NewsAction, { title: string; message: (people: string) => string; done: string }> = {
  schedule: {
    title: 'Agendar novidade',
    message: (people) => `Ela é publicada sozinha no dia, para ${people}. Se o dia já chegou, sai agora.`,
    done: 'Novidade agendada.',
  },
  publish: {
    title: 'Publicar novidade',
    message: (people) => `${people} a encontram no início e no sino. Depois disso o texto não muda.`,
    done: 'Novidade publicada.',
  },
  withdraw: {
    title: 'Voltar a rascunho',
    message: () => 'Ela não é publicada no dia até ser agendada de novo.',
    done: 'Novidade de volta a rascunho.',
  },
  end: {
    title: 'Encerrar novidade',
    message: () => 'Ela sai do início de todas as pessoas, e não volta.',
    done: 'Novidade encerrada.',
  },
};
