import { chakra } from '@chakra-ui/react';
import { ApiFailure } from '@esteto/api-client/failure';
import { LoginForm } from '@esteto/auth/login/login-form.tsx';
import { signOut } from '@esteto/auth/session/sign-out';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type AcceptInviteProps = {
  email: string;
  signedIn: boolean;
  /** What accepting adds: 'A empresa entra na sua lista.' */
  gain: string;
  /** Accepts in the name of whoever is signed in, and leads on. */
  onAccept: () => Promise<void>;
};

/** With the account that the e-mail has: whoever is not signed in does that first. */
export const AcceptInvite = ({ email, signedIn, gain, onAccept }: AcceptInviteProps) => {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: onAccept });
  const readError = useReadError();
  const accept = () => mutate();
  // Somebody else's, or of a kind that joins none.
  const isOther = error instanceof ApiFailure && error.status === 403;
  return (
    <chakra.div display="grid" gap="5">
      <chakra.p color="fg.muted">
        Este e-mail já tem uma conta: <chakra.strong color="fg.default">{email}</chakra.strong>.{' '}
        {signedIn ? gain : 'Entre com ela para aceitar.'}
      </chakra.p>
      {error && <Problem problem={readError(error)} />}
      {signedIn && (
        <Button variant="primary" busy={isPending} onClick={accept}>
          Aceitar convite
        </Button>
      )}
      {signedIn && isOther && <Button onClick={() => void signOut(queryClient).then(reset)}>Entrar com outra conta</Button>}
      {!signedIn && <LoginForm onDone={accept} />}
    </chakra.div>
  );
};
