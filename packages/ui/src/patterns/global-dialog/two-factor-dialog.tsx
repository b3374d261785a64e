import { chakra } from '@chakra-ui/react';
import { REMEMBERED_DAYS, readSecondFactor, TWO_FACTOR_CODE_LENGTH } from '@esteto/domain/identity/user/access-codes';
import { CircleHelp } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/button.tsx';
import { FieldFrame } from '../../components/field/base/field-frame.tsx';
import { Input } from '../../components/field/base/input.tsx';
import { ChoiceDetail } from '../../components/field/choice/choice-detail.tsx';
import { choiceInput, choiceRow } from '../../components/field/choice/choice-style.ts';
import { CodeInput } from '../../components/field/text/code-input.tsx';
import type { QueryLike } from '../../system/query/query-like.ts';
import { firstField } from '../dialog/first-field.ts';
import { DialogBody, DialogFooter, Modal } from '../dialog/modal.tsx';
import { useAction } from '../dialog/use-action.ts';
import { type TwoFactorKey, TwoFactorSetup } from './two-factor-setup.tsx';

/** What the code is typed for. */
type Purpose = 'enter' | 'turn_off' | 'renew_codes';

const PURPOSES = {
  enter: { title: 'Autenticação em dois fatores', warning: '', submit: 'Autenticar', variant: 'primary' },
  turn_off: {
    title: 'Desativar autenticação em dois fatores',
    warning: 'Depois disso, só a senha protegerá a sua conta. ',
    submit: 'Desativar',
    variant: 'danger',
  },
  renew_codes: {
    title: 'Gerar novos códigos de recuperação',
    warning: 'Todos os códigos que você guardou antes deixam de valer. ',
    submit: 'Gerar novos códigos',
    variant: 'primary',
  },
} as const;

type TwoFactorDialogProps = {
  /** What the authenticator app reads, while two-factor is not yet active. */
  setup?: QueryLike<TwoFactorKey>;
  /** Why it is set up now, where the person did not ask for it. */
  why?: string;
  purpose?: Purpose;
  /** Offers not to ask again in this browser for some days. */
  canRemember?: boolean;
  /** Checks the code; while two-factor is not active, activates it. `remember`: the person asked that this browser be remembered. */
  authenticate: (code: string, remember: boolean) => Promise<unknown>;
  onAnswer: (authenticated: boolean) => void;
};

/** The second factor: shows how to set it up where it is not active yet, and asks for the code of the moment, or one to recover with. */
export const TwoFactorDialog = ({ setup, why, purpose = 'enter', canRemember = false, authenticate, onAnswer }: TwoFactorDialogProps) => {
  const helpId = useId();
  const [helping, setHelping] = useState(false);
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState('');
  const [remember, setRemember] = useState(false);
  const { busy, problem, run } = useAction();
  const { title, warning, submit: submitLabel, variant } = PURPOSES[purpose];
  const complete = readSecondFactor(code)?.kind === (recovery ? 'recovery' : 'app');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!complete) return;
    setTried(code);
    if (await run(() => authenticate(code, remember))) onAnswer(true);
    else firstField()?.focus();
  };
  const change = () => {
    flushSync(() => {
      setRecovery(!recovery);
      setCode('');
    });
    firstField()?.focus();
  };
  return (
    <Modal title={title} size="sm" busy={busy} onClose={() => onAnswer(false)}>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogBody display="grid" gap="5">
          {why && <chakra.p>{why}</chakra.p>}
          {setup ? <TwoFactorSetup query={setup} /> : <chakra.p color="fg.muted">{warning + instruction(recovery)}</chakra.p>}
          <SecondFactorInput recovery={recovery} value={code} onChange={setCode} error={(code === tried && problem?.message) || null} />
          {!setup && (
            <Button variant="ghost" justifySelf="start" ms="-3.5" mt="-2" onClick={change} disabled={busy}>
              {recovery ? 'Usar o aplicativo autenticador' : 'Usar um código de recuperação'}
            </Button>
          )}
          {canRemember && <Remember value={remember} onChange={setRemember} />}
          {helping && <Help id={helpId} />}
        </DialogBody>
        <DialogFooter>
          <Button
            variant="ghost"
            icon={CircleHelp}
            me="auto"
            aria-expanded={helping}
            aria-controls={helping ? helpId : undefined}
            onClick={() => setHelping(!helping)}
          >
            Ajuda
          </Button>
          <Button onClick={() => onAnswer(false)} disabled={busy}>
            Fechar
          </Button>
          <Button type="submit" variant={variant} busy={busy} disabled={!complete}>
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </Modal>
  );
};

const instruction = (recovery: boolean): string =>
  recovery
    ? 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez só.'
    : 'Abra o seu aplicativo autenticador e digite os 6 dígitos que ele mostra para o Esteto.';

const Remember = ({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) => (
  <chakra.label css={choiceRow} minHeight={{ base: '11', md: '6' }}>
    <chakra.input type="checkbox" css={choiceInput} checked={value} onChange={({ target }) => onChange(target.checked)} />
    <ChoiceDetail label={`Lembrar este dispositivo por ${REMEMBERED_DAYS} dias`}>
      Só em um aparelho que é seu: nele, a senha bastará para entrar.
    </ChoiceDetail>
  </chakra.label>
);

const Help = ({ id }: { id: string }) => (
  <chakra.div id={id} display="grid" gap="2" color="fg.muted" fontSize="sm">
    <p>O código muda a cada 30 segundos e vale uma vez só. Se for recusado, espere o próximo.</p>
    <p>Se continuar recusado, deixe a data e a hora do celular no modo automático.</p>
    <p>
      Trocou ou perdeu o celular? Use um dos códigos de recuperação que recebeu ao ativar, desative a autenticação e ative-a de novo no
      aparelho novo. Sem eles, fale com o suporte.
    </p>
  </chakra.div>
);

type SecondFactorInputProps = {
  /** A recovery code in the place of the app's digits. */
  recovery: boolean;
  value: string;
  onChange: (code: string) => void;
  error: string | null;
};

/** Six boxes for the digits of the app; one line for a recovery code, which is longer and is read off paper. */
const SecondFactorInput = ({ recovery, value, onChange, error }: SecondFactorInputProps) => {
  const id = useId();
  if (!recovery)
    return (
      <CodeInput label="Código de autenticação" boxes={TWO_FACTOR_CODE_LENGTH} numeric value={value} onChange={onChange} error={error} />
    );
  return (
    <FieldFrame field={{ id, label: 'Código de recuperação', required: false, error }}>
      <Input
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        placeholder="ABCDE-FGHJK"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
    </FieldFrame>
  );
};
