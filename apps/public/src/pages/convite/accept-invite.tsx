import { chakra } from '@chakra-ui/react';
import { inviteMutations } from '@esteto/api-client/invite';
import { LoginForm } from '@esteto/auth/login/login-form.tsx';
import { namedRoute } from '@esteto/domain/route/base-paths';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useMutation } from '@tanstack/react-query';

type AcceptInviteProps = { token: string; email: string; signedIn: boolean };

/** With the account that the e-mail has: whoever is not signed in does that first. */
export const AcceptInvite = ({ token, email, signedIn }: AcceptInviteProps) => {
  const { mutate, isPending, error } = useMutation({
    ...inviteMutations.accept,
    onSuccess: () => location.assign(namedRoute['App.Home']),
  });
  const readError = useReadError();
  const accept = () => mutate({ body: { token } });
  return (
    <chakra.div display="grid" gap="5">
      <chakra.p color="fg.muted">
        Este e-mail já tem uma conta: <chakra.strong color="fg.default">{email}</chakra.strong>.{' '}
        {signedIn ? 'A empresa entra na sua lista.' : 'Entre com ela para aceitar.'}
      </chakra.p>
      {error && <Problem problem={readError(error)} />}
      {signedIn ? (
        <Button variant="primary" busy={isPending} onClick={accept}>
          Aceitar convite
        </Button>
      ) : (
        <LoginForm onDone={accept} />
      )}
    </chakra.div>
  );
};
