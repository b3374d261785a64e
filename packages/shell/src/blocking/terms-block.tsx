import { TERMS_NOT_ACCEPTED } from '@esteto/contract/wire-error';
import { TermsDialog } from '@esteto/ui/global-dialog/terms-dialog.tsx';
import type { BlockingDialogProps } from './blocking-dialogs.tsx';
import { PlainBlock } from './plain-block.tsx';

/** 'Você não aceitou os termos de serviço' */
export const TermsBlock = ({ actions: { terms }, onAnswer }: BlockingDialogProps) =>
  terms ? (
    <TermsDialog terms={terms.text} accept={terms.accept} onAnswer={onAnswer} />
  ) : (
    <PlainBlock message={TERMS_NOT_ACCEPTED} onAnswer={onAnswer} />
  );
