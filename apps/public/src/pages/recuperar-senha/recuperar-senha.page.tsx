import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { AskRecovery } from '@esteto/auth/recovery/ask-recovery.tsx';
import { passwordRecovery, passwordRecoveryForm } from '@esteto/contract/identity/password-recovery';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { NewPasswordField } from '@esteto/ui/components/field/text/new-password-field.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { Form, SubmitButton } from '@esteto/ui/patterns/form/form.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { KeyRound, MailWarning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';

type Stage = { kind: 'looking' } | { kind: 'asking'; is_invite: boolean } | { kind: 'done' } | { kind: 'failed'; error: unknown };

/** Where the link leads that was given to a person: it is looked at first, so that nobody thinks of a password for one that is over. */
export default function RecoverPasswordPage() {
  const { token = '' } = useParams();
  const [stage, setStage] = useState<Stage>({ kind: 'looking' });
  const readError = useReadError();
  const isOver = stage.kind === 'failed' && readError(stage.error).status === 422;
  useEffect(() => {
    if (stage.kind !== 'looking') return;
    call(passwordRecovery.look, { body: { token } })
      .then(({ is_invite }) => setStage({ kind: 'asking', is_invite }))
      .catch((error: unknown) => setStage({ kind: 'failed', error }));
  }, [stage.kind, token]);
  return (
    <BlankLayout>
      <title>Definir a senha · Esteto</title>
      {stage.kind === 'looking' && <Loading label="Abrindo o link" />}
      {stage.kind === 'asking' && (
        <>
          <chakra.h1 fontSize="2xl" fontWeight="semibold" letterSpacing="tight" lineHeight="tight">
            {stage.is_invite ? 'Bem-vindo à equipe. Defina a sua senha' : 'Definir a senha'}
          </chakra.h1>
          <Form
            schema={passwordRecoveryForm}
            initial={{ token }}
            onSubmit={async (body) => {
              await call(passwordRecovery.recover, { body });
              setStage({ kind: 'done' });
            }}
          >
            <NewPasswordField name="password" />
            <SubmitButton>Definir a senha</SubmitButton>
          </Form>
        </>
      )}
      {stage.kind === 'done' && (
        <StateFrame icon={KeyRound} title={<h1>Senha definida</h1>} action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}>
          Entre com o seu e-mail e a nova senha.
        </StateFrame>
      )}
      {isOver && <LinkOver />}
      {stage.kind === 'failed' && !isOver && <ErrorState error={stage.error} retry={() => setStage({ kind: 'looking' })} />}
    </BlankLayout>
  );
}

/** A link that was used, is too old, or was followed by another. Who was asked into the staff gets a new one from who asked. */
const LinkOver = () => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <StateFrame
        icon={MailWarning}
        tone="waiting"
        title={<h1>Este link não vale mais</h1>}
        action={
          <>
            <Button variant="primary" onClick={() => setAsking(true)}>
              Pedir outro link
            </Button>
            <ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>
          </>
        }
      >
        Ele já foi usado, venceu ou foi trocado por outro mais novo. Se era um convite para a equipe, peça outro a quem convidou você.
      </StateFrame>
      {isAsking && <AskRecovery onClose={() => setAsking(false)} />}
    </>
  );
};
