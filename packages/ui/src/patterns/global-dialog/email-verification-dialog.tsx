import { chakra } from '@chakra-ui/react';
import { RESEND_WAIT_SECONDS, VERIFICATION_CODE_LENGTH, VERIFICATION_CODE_MIN } from '@esteto/domain/identity/user/access-codes';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { CodeInput } from '../../components/field/text/code-input.tsx';
import { Problem } from '../../components/states/problem.tsx';
import { toast } from '../../components/toast/toast.ts';
import { firstField } from '../dialog/first-field.ts';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import type { Question } from '../dialog/question.ts';
import { useAction } from '../dialog/use-action.ts';
import { useConfirm } from '../dialog/use-confirm.tsx';
import { useCountdown } from '../dialog/use-countdown.ts';

type EmailVerificationDialogProps = {
  email: string;
  title?: string;
  /** At Login nothing is lost by closing; elsewhere it asks. */
  atLogin?: boolean;
  verify: (code: string) => Promise<unknown>;
  /** `wait_seconds`: nothing was sent, because something was a moment ago. */
  resend: () => Promise<{ wait_seconds: number } | undefined>;
  /** Seconds between two e-mails. */
  resendWait?: number;
  /** True once the e-mail is verified, false when the person gives up. */
  onAnswer: (verified: boolean) => void;
};

/** Asks for the code that was sent to an e-mail address that nobody has confirmed yet. */
export const EmailVerificationDialog = (props: EmailVerificationDialogProps) => {
  const { email, title = 'E-mail não verificado', atLogin = false, verify, resend, resendWait = RESEND_WAIT_SECONDS, onAnswer } = props;
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const checking = useAction();
  const sending = useAction();
  const { left, start } = useCountdown();
  const confirm = useConfirm();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setIsShort(code.length < VERIFICATION_CODE_MIN);
    if (code.length < VERIFICATION_CODE_MIN || !(await checking.run(() => verify(code)))) return firstField()?.focus();
    toast.success('E-mail verificado com sucesso.');
    onAnswer(true);
  };
  const sendAgain = async () => {
    let wait = 0;
    const ask = async () => {
      wait = (await resend())?.wait_seconds ?? 0;
    };
    if (left > 0 || !(await sending.run(ask))) return;
    if (wait > 0) toast.warning(`Um código já foi pedido há pouco. Espere ${wait} s para pedir outro.`);
    else toast.success('E-mail reenviado com sucesso.');
    start(wait || resendWait);
  };
  const close = async () => {
    if (atLogin || (await confirm(CLOSING))) onAnswer(false);
  };

  return (
    <Modal title={title} size="sm" busy={checking.busy} stays={!atLogin} onClose={() => void close()}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogBody display="grid" gap="5">
          {sending.problem && <Problem problem={sending.problem} />}
          <chakra.p color="fg.muted">
            Digite o código que enviamos para <chakra.strong color="fg.default">{email}</chakra.strong>. Se ele não chegou, confira a caixa
            de spam.
          </chakra.p>
          <CodeInput
            label="Código de verificação"
            boxes={VERIFICATION_CODE_LENGTH}
            value={code}
            onChange={(next) => {
              setCode(next);
              setIsShort(false);
            }}
            error={isShort ? 'Insira um código válido.' : checking.problem?.message}
          />
          <Button
            variant="ghost"
            justifySelf="start"
            ms="-3.5"
            busy={sending.busy}
            aria-disabled={left > 0 || sending.busy || undefined}
            onClick={sendAgain}
          >
            {left > 0 ? `Reenviar em ${left} s` : 'Reenviar código'}
          </Button>
        </DialogBody>
        <DialogFooter>
          <Button onClick={close} disabled={checking.busy}>
            Fechar
          </Button>
          <Button type="submit" variant="primary" busy={checking.busy}>
            Verificar
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  );
};

const CLOSING: Question = {
  title: 'Fechar Verificação',
  message: 'Você só poderá acessar depois de confirmar o e-mail. Deseja fechar mesmo assim?',
  cancelLabel: 'Voltar à verificação',
  confirmLabel: 'Fechar verificação',
  negative: true,
};
