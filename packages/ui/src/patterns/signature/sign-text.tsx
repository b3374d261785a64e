import { chakra } from '@chakra-ui/react';
import { SIGNATURE_CODE_MINUTES } from '@esteto/domain/identity/signature/signature-form';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { choiceInput, choiceRow } from '../../components/field/choice/choice-style.ts';
import { Problem } from '../../components/states/problem.tsx';
import { useAction } from '../dialog/use-action.ts';
import { SigningCode } from './signing-code.tsx';

type SignTextProps = {
  /** The text itself. What accepts it stands below: whoever gets there has passed its end. */
  children: ReactNode;
  /** What the person declares: 'Li a minuta até o fim e a aprovo como está.' */
  accept: string;
  /** Freezes the text and sends the code; answers where it went. */
  ask: () => Promise<{ email: string }>;
  sign: (code: string) => Promise<unknown>;
  /** The word on the button: 'Assinar o contrato'. */
  signLabel?: string;
  onSigned: () => void;
};

/** A text that is read to its end, accepted, and signed with a code that comes by e-mail. Stands on a page or in the body of a dialog. */
export const SignText = ({ children, accept, ask, sign, signLabel = 'Assinar', onSigned }: SignTextProps) => {
  const [accepted, setAccepted] = useState(false);
  const [email, setEmail] = useState<string | null>(null);
  const asking = useAction();
  const askOnce = () => asking.run(async () => setEmail((await ask()).email));
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {children}
      <Panel aria-label="Assinatura">
        <chakra.label css={choiceRow} fontWeight="medium">
          <chakra.input
            css={choiceInput}
            type="checkbox"
            checked={accepted}
            disabled={email !== null}
            onChange={({ target }) => setAccepted(target.checked)}
          />
          <span>{accept}</span>
        </chakra.label>
        {asking.problem && <Problem problem={asking.problem} />}
        {email === null ? (
          <>
            <chakra.p color="fg.muted" fontSize="sm">
              Para assinar, enviamos um código ao seu e-mail. Guardamos o texto, a data, o endereço IP e o código como prova da assinatura.
            </chakra.p>
            <Button variant="primary" justifySelf="start" disabled={!accepted} busy={asking.busy} onClick={() => void askOnce()}>
              Receber código por e-mail
            </Button>
          </>
        ) : (
          <>
            <chakra.p>
              Enviamos um código para <strong>{email}</strong>. Ele vale por {SIGNATURE_CODE_MINUTES} minutos. Se não chegou, confira a
              caixa de spam.
            </chakra.p>
            <SigningCode sign={sign} again={askOnce} asking={asking.busy} label={signLabel} onSigned={onSigned} />
          </>
        )}
      </Panel>
    </chakra.div>
  );
};

const Panel = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    bg: 'bg.sunken',
  },
});
