import { Button } from '../../components/button/button.tsx';
import { Problem } from '../../components/states/problem.tsx';
import { DialogBody, DialogFooter, Modal } from './modal.tsx';
import type { Question } from './question.ts';
import { useAction } from './use-action.ts';

type ConfirmDialogProps = Question & { onAnswer: (yes: boolean) => void };

/** One question with two answers. With an `action`, 'yes' runs it here: the dialog stays, busy, until it is done, and says what failed. */
export const ConfirmDialog = ({
  title = 'Confirmar',
  message,
  confirmLabel = 'Confirmar',
  cancelLabel = 'Cancelar',
  negative = false,
  size = 'sm',
  action,
  onAnswer,
}: ConfirmDialogProps) => {
  const { busy, problem, run } = useAction();
  const confirm = async () => {
    if (!action || (await run(action))) onAnswer(true);
  };
  return (
    <Modal title={title} role="alertdialog" size={size} busy={busy} onClose={() => onAnswer(false)}>
      <DialogBody display="grid" gap="3" color="fg.muted">
        {problem && <Problem problem={problem} />}
        {message}
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => onAnswer(false)} disabled={busy} data-autofocus={negative || undefined}>
          {cancelLabel}
        </Button>
        <Button variant={negative ? 'danger' : 'primary'} onClick={confirm} busy={busy} data-autofocus={!negative || undefined}>
          {confirmLabel}
        </Button>
      </DialogFooter>
    </Modal>
  );
};
