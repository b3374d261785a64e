import { sessionQueries } from '@esteto/api-client/identity/session';
import { twoFactorMutations, twoFactorSetup } from '@esteto/api-client/identity/two-factor';
import { TWO_FACTOR_TO_SET_UP } from '@esteto/contract/wire-error';
import { RecoveryCodesDialog } from '@esteto/ui/patterns/global-dialog/recovery-codes-dialog.tsx';
import { TwoFactorDialog } from '@esteto/ui/patterns/global-dialog/two-factor-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { BlockingDialogProps } from './block-actions.ts';

/** 'Você precisa ativar a autenticação em dois fatores antes de continuar.' The recovery codes are shown before anything goes on. */
export const TwoFactorBlock = ({ onAnswer }: BlockingDialogProps) => {
  const { data: user } = useQuery(sessionQueries.user({}));
  const { data, mutateAsync: activate } = useMutation(twoFactorMutations.activate);
  if (data) return <RecoveryCodesDialog codes={data.recovery_codes} email={user?.email ?? ''} onClose={() => onAnswer(true)} />;
  return (
    <TwoFactorDialog
      setup={twoFactorSetup()}
      why={TWO_FACTOR_TO_SET_UP}
      authenticate={(code) => activate({ body: { '2fa_key': code } })}
      onAnswer={(isDone) => !isDone && onAnswer(false)}
    />
  );
};
