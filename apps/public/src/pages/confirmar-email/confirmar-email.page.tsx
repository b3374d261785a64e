import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { MailCheck, MailWarning } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { confirmEmail } from '../../features/cadastro/confirm-email.ts';
import { ChoosePassword } from './choose-password.tsx';

type Outcome = { kind: 'asking' } | { kind: 'confirmed' } | { kind: 'without_password' } | { kind: 'failed'; error: unknown };

/** Where the link of the verification e-mail leads. A link that is opened again confirms again: mail programs open them before people do. */
export default function ConfirmEmailPage() {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'asking' });
  const readError = useReadError();
  const isOver = outcome.kind === 'failed' && readError(outcome.error).status === 422;
  useEffect(() => {
    if (outcome.kind !== 'asking') return;
    confirmEmail(token)
      .then(({ is_unclaimed }) => setOutcome({ kind: is_unclaimed ? 'without_password' : 'confirmed' }))
      .catch((error: unknown) => setOutcome({ kind: 'failed', error }));
  }, [outcome.kind, token]);
  return (
    <BlankLayout>
      <title>Confirmar e-mail · Esteto</title>
      {outcome.kind === 'asking' && <Loading label="Confirmando o e-mail" />}
      {outcome.kind === 'confirmed' && (
        <StateFrame
          icon={MailCheck}
          title={<h1>E-mail verificado com sucesso.</h1>}
          action={<ButtonLink to={namedRoute.Login}>Continuar</ButtonLink>}
        />
      )}
      {outcome.kind === 'without_password' && <ChoosePassword code={token} />}
      {isOver && (
        <StateFrame
          icon={MailWarning}
          tone="waiting"
          title={<h1>Este link não vale mais</h1>}
          action={<ButtonLink to={namedRoute.Login}>Entrar</ButtonLink>}
        >
          Ele venceu ou não está inteiro. Entre com o seu e-mail e a senha: enviamos um código novo.
        </StateFrame>
      )}
      {outcome.kind === 'failed' && !isOver && <ErrorState error={outcome.error} retry={() => setOutcome({ kind: 'asking' })} />}
    </BlankLayout>
  );
}
