import { draftRejection } from '@esteto/domain/draft/draft-decision';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { TextAreaField } from '../../components/field/text/text-area-field.tsx';
import { Problem } from '../../components/states/problem.tsx';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { useAction } from '../dialog/use-action.ts';
import { FileRow } from '../file/file-row.tsx';
import type { FileSource } from '../file/use-file.tsx';
import { DialogForm } from '../form/dialog-form.tsx';

type DraftDialogProps = {
  /** Whose articles of association they will be. */
  company: string;
  draft: FileSource;
  approve: () => Promise<unknown>;
  reject: (reason: string) => Promise<unknown>;
  /** True once it is approved or rejected, false when the person would rather leave. */
  onAnswer: (decided: boolean) => void;
};

/** A draft that waits for its owner: approved, or rejected with the reason, before anything else. */
export const DraftDialog = ({ company, draft, approve, reject, onAnswer }: DraftDialogProps) => {
  const [rejecting, setRejecting] = useState(false);
  const [form, setForm] = useState({ busy: false, dirty: false });
  const { busy, problem, run } = useAction();
  const approveNow = async () => {
    if (await run(approve)) onAnswer(true);
  };
  return (
    <Modal title="Minuta do contrato social" subtitle={company} busy={busy || form.busy} blocking onClose={() => onAnswer(false)}>
      {rejecting ? (
        <DialogForm
          schema={draftRejection}
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
          <DialogBody display="grid" gap="4" alignContent="start">
            {problem && <Problem problem={problem} />}
            <p>Você precisa aprovar ou rejeitar a minuta antes de continuar.</p>
            <FileRow {...draft} />
          </DialogBody>
          <DialogFooter>
            <Button variant="ghost" me="auto" onClick={() => onAnswer(false)} disabled={busy}>
              Sair da conta
            </Button>
            <Button variant="danger" onClick={() => setRejecting(true)} disabled={busy}>
              Rejeitar
            </Button>
            <Button variant="primary" onClick={approveNow} busy={busy}>
              Aprovar
            </Button>
          </DialogFooter>
        </>
      )}
    </Modal>
  );
};
