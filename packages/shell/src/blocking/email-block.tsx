import { sessionQueries } from '@esteto/api-client/identity/session';
import { VerifyEmail } from '@esteto/auth/verification/verify-email.tsx';
import { useQuery } from '@tanstack/react-query';
import type { BlockingDialogProps } from './block-actions.ts';

/** 'Seu E-mail não foi verificado.' The address comes with the person, whom the server always tells. */
export const EmailBlock = ({ onAnswer }: BlockingDialogProps) => {
  const { data: user, isPending } = useQuery(sessionQueries.user({}));
  return isPending ? null : <VerifyEmail email={user?.email ?? ''} onAnswer={onAnswer} />;
};
