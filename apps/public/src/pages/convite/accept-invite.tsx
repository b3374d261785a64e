import { chakra } from '@chakra-ui/react';
import { ApiFailure } from '@esteto/api-client/failure';
import { inviteMutations } from '@esteto/api-client/invite';
import { LoginForm } from '@esteto/auth/login/login-form.tsx';
import { signOut } from '@esteto/auth/session/sign-out';
import type { InviteOutcome } from '@esteto/contract/invite';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type AcceptInviteProps = { token: string; email: string; signedIn: boolean; onWaiting: () => void };

/** With the account that the e-mail has: whoever is not signed in does that first. */
export const AcceptInvite = ({ token, email, signedIn, onWaiting }: AcceptInviteProps) => {
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    ...inviteMutations.accept,
    onSuccess: ({ company_id, awaits_confirmation }: InviteOutcome) =>
      awaits_confirmation ? onWaiting() : location.assign(`${namedRoute['App.Home']}?empresa=${company_id}`),
  });
  const readError = useReadError();
  const accept = () => mutate({ body: { token } });
  // Another doctor's, or one that joins no company at all.
  const isOther = error instanceof ApiFailure && error.status === 403;
  return (
    <chakra.div display="grid" gap="5">
      <chakra.p color="fg.muted">
        Este e-mail já tem uma conta: <chakra.strong color="fg.default">{email}</chakra.strong>.{' '}
        {signedIn ? 'A empresa entra na sua lista.' : 'Entre com ela para aceitar.'}
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
