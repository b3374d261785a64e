import type { ComponentType } from 'react';
import type { Ask } from './ask-person.ts';
import type { BlockingDialogProps } from './block-actions.ts';
import { CredentialsQuestion } from './credentials-question.tsx';
import { DraftBlock } from './draft-block.tsx';
import { EmailBlock } from './email-block.tsx';
import { TermsBlock } from './terms-block.tsx';
import { TwoFactorBlock } from './two-factor-block.tsx';

/** The dialog for what is asked. */
export const BlockingDialog = (props: BlockingDialogProps) => {
  const Dialog = dialogs[props.ask.kind];
  return <Dialog {...props} />;
};

const dialogs: Record<Ask['kind'], ComponentType<BlockingDialogProps>> = {
  terms: TermsBlock,
  email: EmailBlock,
  two_factor: TwoFactorBlock,
  minuta: DraftBlock,
  credentials: CredentialsQuestion,
};
