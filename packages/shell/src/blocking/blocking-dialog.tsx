import type { ComponentType } from 'react';
import type { Ask } from './ask-person.ts';
import type { BlockingDialogProps } from './block-actions.ts';
import { fetched } from './fetched.ts';

/** The dialog for what is asked, in a file of its own. */
export const BlockingDialog = (props: BlockingDialogProps) => {
  const Dialog = dialogs[props.ask.kind];
  return <Dialog {...props} />;
};

const dialogs: Record<Ask['kind'], ComponentType<BlockingDialogProps>> = {
  terms: fetched(async () => (await import('./terms-block.tsx')).TermsBlock),
  email: fetched(async () => (await import('./email-block.tsx')).EmailBlock),
  minuta: fetched(async () => (await import('./draft-block.tsx')).DraftBlock),
  credentials: fetched(async () => (await import('./credentials-question.tsx')).CredentialsQuestion),
};
