import { draftReason } from '@esteto/domain/opening/draft/draft-form';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { TextAreaField } from '../../components/field/text/text-area-field.tsx';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { DialogForm } from '../form/dialog-form.tsx';
import { SignText } from '../signature/sign-text.tsx';

type DraftDialogProps = {
  /** Name of the company whose articles of association are judged. */
  company: string;
  /** Its text. */
  children: ReactNode;
  /** Sends the code that approves it; answers where it went. */
  askCode: () => Promise<{ email: string }>;
  approve: (code: string) => Promise<unknown>;
  reject: (reason: string) => Promise<unknown>;
  /** True once it is approved or rejected, false when the person would rather leave. */
  onAnswer: (decided: boolean) => void;
  /** It was opened to be read: nothing waits for it, and it may be left undecided. */
  free?: boolean;
};

/** A draft that waits for its owner: approved by signing it, or rejected with the reason, before anything else. */
export const DraftDialog = ({ company, children, askCode, approve, reject, onAnswer, free = false }: DraftDialogProps) => {
  const [rejecting, setRejecting] = useState(false);
  const [form, setForm] = useState({ busy: false, dirty: false });
  return (
    <Modal
      title="Minuta do contrato social"
      subtitle={company}
      size="lg"
      busy={form.busy}
      blocking={!free}
      stays
      onClose={() => onAnswer(false)}
    >
      {rejecting ? (
        <DialogForm
          schema={draftReason}
          onState={setForm}
          onSubmit={async ({ reason }) => {
            await reject(reason);
            onAnswer(true);
          }}
          footer={
            <>
              <Button onClick={() => setRejecting(false)} disabled={form.busy}>
                Voltar
              </Button>
              <Button type="submit" variant="danger" busy={form.busy}>
                Rejeitar minuta
              </Button>
            </>
          }
        >
          <TextAreaField name="reason" help="A equipe corrige a minuta e envia uma nova." autoFocus />
        </DialogForm>
      ) : (
        <>
          <DialogBody display="grid" gap="4" alignContent="start" tabIndex={0}>
            {!free && <p>Você precisa aprovar ou rejeitar a minuta antes de continuar.</p>}
            <SignText
              accept="Li a minuta até o fim e a aprovo como está."
              ask={askCode}
              sign={approve}
              signLabel="Assinar e aprovar"
              onSigned={() => onAnswer(true)}
            >
              {children}
            </SignText>
          </DialogBody>
          <DialogFooter>
            <Button variant="ghost" me="auto" onClick={() => onAnswer(false)}>
              {free ? 'Decidir depois' : 'Sair da conta'}
            </Button>
            <Button variant="danger" onClick={() => setRejecting(true)}>
              Rejeitar
            </Button>
          </DialogFooter>
        </>
      )}
    </Modal>
  );
};
