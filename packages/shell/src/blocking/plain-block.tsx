import { Button } from '@esteto/ui/components/button/button.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';

/** Says what the server demands, where the app has no dialog for it: OK tries again, leaving signs out. */
export const PlainBlock = ({ message, onAnswer }: { message: string; onAnswer: (yes: boolean) => void }) => (
  <Modal title="Antes de continuar" size="sm" role="alertdialog" blocking onClose={() => onAnswer(false)}>
    <DialogBody>{message}</DialogBody>
    <DialogFooter>
      <Button onClick={() => onAnswer(false)}>Sair da conta</Button>
      <Button variant="primary" onClick={() => onAnswer(true)} data-autofocus>
        OK
      </Button>
    </DialogFooter>
  </Modal>
);
