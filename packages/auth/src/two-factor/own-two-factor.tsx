import { sessionQueries } from '@esteto/api-client/identity/session';
import { twoFactorMutations, twoFactorSetup } from '@esteto/api-client/identity/two-factor';
import { toast } from '@esteto/ui/components/toast/toast';
import { RecoveryCodesDialog } from '@esteto/ui/patterns/global-dialog/recovery-codes-dialog.tsx';
import { TwoFactorDialog } from '@esteto/ui/patterns/global-dialog/two-factor-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The signed-in person switches their second factor on, and gets the recovery codes, or off. */
export const OwnTwoFactor = ({ onClose }: { onClose: () => void }) => {
  const { data: user } = useQuery(sessionQueries.user({}));
  const activation = useMutation(twoFactorMutations.activate);
  const deactivation = useMutation(twoFactorMutations.deactivate);
  const activate = (code: string) => activation.mutateAsync({ body: { '2fa_key': code } });
  const deactivate = (code: string) => deactivation.mutateAsync({ body: { '2fa_key': code } });
  const afterDeactivation = (done: boolean) => {
    if (done) toast.success('Autenticação em dois fatores desativada.');
    onClose();
  };

  if (!user) return null;
  // The person's data change while a code is on its way, and the dialog must not.
  const turningOff = deactivation.isIdle ? user.has_two_factor && !activation.isPending : true;
  if (activation.data) return <RecoveryCodesDialog codes={activation.data.recovery_codes} email={user.email} onClose={onClose} />;
  if (turningOff) return <TwoFactorDialog purpose="turn_off" authenticate={deactivate} onAnswer={afterDeactivation} />;
  return <TwoFactorDialog setup={twoFactorSetup()} authenticate={activate} onAnswer={(done) => !done && onClose()} />;
};
