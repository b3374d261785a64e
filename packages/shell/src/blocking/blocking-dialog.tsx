import { callAtOnce } from '@esteto/api-client/api';
import { ApiFailure } from '@esteto/api-client/failure';
import { sessionQueries } from '@esteto/api-client/identity/session';
import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { twoFactorMutations, twoFactorSetup } from '@esteto/api-client/identity/two-factor';
import { VerifyEmail } from '@esteto/auth/verification/verify-email.tsx';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { MINUTA_TO_JUDGE, TWO_FACTOR_TO_SET_UP } from '@esteto/contract/wire-error';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { CredentialsDialog } from '@esteto/ui/patterns/global-dialog/credentials-dialog.tsx';
import { RecoveryCodesDialog } from '@esteto/ui/patterns/global-dialog/recovery-codes-dialog.tsx';
import { TermsDialog } from '@esteto/ui/patterns/global-dialog/terms-dialog.tsx';
import { TwoFactorDialog } from '@esteto/ui/patterns/global-dialog/two-factor-dialog.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import type { Ask } from './ask-person.ts';
import type { BlockingDialogProps } from './block-actions.ts';

/** The dialog for what is asked. */
export const BlockingDialog = (props: BlockingDialogProps) => {
  const Dialog = dialogs[props.ask.kind];
  return <Dialog {...props} />;
};

/** Fields that hold credentials are about to be saved. */
const CredentialsQuestion = ({ ask, onAnswer }: BlockingDialogProps) => (
  <CredentialsDialog fields={ask.kind === 'credentials' ? ask.fields : []} onAnswer={onAnswer} />
);

/** 'Você precisa aprovar ou rejeitar a minuta antes de continuar.' */
const DraftBlock = ({ actions: { minuta: Minuta }, onAnswer }: BlockingDialogProps) => {
  const plain = <PlainBlock message={MINUTA_TO_JUDGE} onAnswer={onAnswer} />;
  if (!Minuta) return plain;
  return (
    <Suspense>
      <Minuta onAnswer={onAnswer} fallback={plain} />
    </Suspense>
  );
};

/** Says what the server demands, where the app has no dialog for it: OK tries again, leaving signs out. */
const PlainBlock = ({ message, onAnswer }: { message: string; onAnswer: (yes: boolean) => void }) => (
  <Modal title="Antes de continuar" size="sm" role="alertdialog" blocking onClose={() => onAnswer(false)}>
    <DialogBody>{message}</DialogBody>
    <DialogFooter>
      <Button onClick={() => onAnswer(false)}>Sair da conta</Button>
      <Button variant="primary" onClick={() => onAnswer(true)} data-autofocus>
        OK
      </Button>
    </DialogFooter>
  </Modal>
);

/** 'Seu E-mail não foi verificado.' The address comes with the person, whom the server always tells. */
const EmailBlock = ({ onAnswer }: BlockingDialogProps) => {
  const { data: user, isPending } = useQuery(sessionQueries.user({}));
  return isPending ? null : <VerifyEmail email={user?.email ?? ''} onAnswer={onAnswer} />;
};

/** 'Você não aceitou os termos de serviço' */
const TermsBlock = ({ onAnswer }: BlockingDialogProps) => {
  const queryClient = useQueryClient();
  const terms = termsOfServiceQueries.current({});
  const accept = async (terms_id: number) => {
    try {
      await callAtOnce(termsOfService.accept, { body: { terms_id } });
    } catch (error) {
      // Another version came meanwhile: it is put there to be read, and the refusal says so.
      if (error instanceof ApiFailure && error.status === 409) await queryClient.invalidateQueries({ queryKey: terms.queryKey });
      throw error;
    }
  };
  return <TermsDialog terms={terms} accept={accept} onAnswer={onAnswer} />;
};

/** 'Você precisa ativar a autenticação em dois fatores antes de continuar.' The recovery codes are shown before anything goes on. */
const TwoFactorBlock = ({ onAnswer }: BlockingDialogProps) => {
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

const dialogs: Record<Ask['kind'], ComponentType<BlockingDialogProps>> = {
  terms: TermsBlock,
  email: EmailBlock,
  two_factor: TwoFactorBlock,
  minuta: DraftBlock,
  credentials: CredentialsQuestion,
};
