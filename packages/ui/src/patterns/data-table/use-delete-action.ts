import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { toast } from '../../components/toast/toast.ts';
import { useScope } from '../../system/context/scope.tsx';
import { asMutation, type MutationLike } from '../../system/query/query-like.ts';
import { useConfirm } from '../dialog/use-confirm.tsx';
import type { TableRecord } from './features.ts';
import type { RowAction } from './row-action.ts';

type DeleteWords<Row> = {
  /** Title of the question and its button: 'Excluir unidade'. */
  verb: string;
  /** What goes and what stays. */
  message: (row: Row) => string;
  /** The toast when it worked. */
  done: string;
};

/** The row action that deletes: asks first, calls with the scope and the row's id, says that it worked. */
export const useDeleteAction = <Row extends TableRecord, Answer, Input>(
  mutation: MutationLike<Answer, Input>,
  { verb, message, done }: DeleteWords<Row>,
): RowAction<Row> => {
  const scope = useScope();
  const confirm = useConfirm();
  const { mutateAsync } = useMutation(asMutation(mutation));

  const ask = async (row: Row) => {
    const action = () => mutateAsync({ ...scope, id: row.id } as Input);
    const isGone = await confirm({ title: verb, message: message(row), confirmLabel: verb, negative: true, action });
    if (isGone) toast.success(done);
  };

  return { label: 'Excluir', icon: Trash2, tone: 'danger', onSelect: (row) => void ask(row) };
};
