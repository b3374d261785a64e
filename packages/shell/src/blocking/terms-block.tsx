import { callAtOnce } from '@esteto/api-client/api';
import { ApiFailure } from '@esteto/api-client/failure';
import { termsOfServiceQueries } from '@esteto/api-client/identity/terms-of-service';
import { termsOfService } from '@esteto/contract/identity/terms-of-service';
import { TermsDialog } from '@esteto/ui/patterns/global-dialog/terms-dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { BlockingDialogProps } from './block-actions.ts';

/** 'Você não aceitou os termos de serviço' */
export const TermsBlock = ({ onAnswer }: BlockingDialogProps) => {
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
