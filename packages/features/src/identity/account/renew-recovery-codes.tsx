import { sessionQueries } from '@esteto/api-client/identity/session';
import { twoFactorMutations } from '@esteto/api-client/identity/two-factor';
import { RecoveryCodesDialog } from '@esteto/ui/patterns/global-dialog/recovery-codes-dialog.tsx';
import { TwoFactorDialog } from '@esteto/ui/patterns/global-dialog/two-factor-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The signed-in person proves the second factor, and gets others in the place of all recovery codes. */
export const RenewRecoveryCodes = ({ onClose }: { onClose: () => void }) => {
  const { data: user } = useQuery(sessionQueries.user({}));
  const { data, mutateAsync: renew } = useMutation(twoFactorMutations.renewCodes);
  if (!user) return null;
  if (data) return <RecoveryCodesDialog renewed codes={data.recovery_codes} email={user.email} onClose={onClose} />;
  return (
    <TwoFactorDialog
      purpose="renew_codes"
      authenticate={(code) => renew({ body: { '2fa_key': code } })}
      onAnswer={(isDone) => !isDone && onClose()}
    />
  );
};
