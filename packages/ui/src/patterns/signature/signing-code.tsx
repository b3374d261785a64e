import { chakra } from '@chakra-ui/react';
import { RESEND_WAIT_SECONDS, VERIFICATION_CODE_LENGTH } from '@esteto/domain/identity/user/access-codes';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { CodeInput } from '../../components/field/text/code-input.tsx';
import { toast } from '../../components/toast/toast.ts';
import { useAction } from '../dialog/use-action.ts';
import { useCountdown } from '../dialog/use-countdown.ts';

type SigningCodeProps = {
  sign: (code: string) => Promise<unknown>;
  /** Sends another code; true when it was. */
  again: () => Promise<boolean>;
  asking: boolean;
  label: string;
  onSigned: () => void;
};

/** The code that came by e-mail, and the button that signs with it. */
export const SigningCode = ({ sign, again, asking, label, onSigned }: SigningCodeProps) => {
  const [code, setCode] = useState('');
  const [isShort, setIsShort] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const signing = useAction();
  const { left, start } = useCountdown();
  const focus = () => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  useEffect(focus, []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const short = code.length < VERIFICATION_CODE_LENGTH;
    setIsShort(short);
    if (short || !(await signing.run(() => sign(code)))) return focus();
    onSigned();
  };
  const sendAgain = async () => {
    if (left > 0 || !(await again())) return;
    toast.success('Enviamos outro código. O anterior não vale mais.');
    setCode('');
    start(RESEND_WAIT_SECONDS);
  };
  const problem = signing.problem?.fields['code']?.[0] ?? signing.problem?.message;
  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <CodeInput
        label="Código"
        boxes={VERIFICATION_CODE_LENGTH}
        value={code}
        onChange={(next) => {
          setCode(next);
          setIsShort(false);
        }}
        error={isShort ? SHORT : problem}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button type="submit" variant="primary" busy={signing.busy}>
          {label}
        </Button>
        <Button variant="ghost" busy={asking} aria-disabled={left > 0 || asking || undefined} onClick={() => void sendAgain()}>
          {left > 0 ? `Reenviar em ${left} s` : 'Reenviar código'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
};

const SHORT = `Digite os ${VERIFICATION_CODE_LENGTH} caracteres do código que enviamos.`;
