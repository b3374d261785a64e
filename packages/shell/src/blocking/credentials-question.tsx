import { CredentialsDialog } from '@esteto/ui/patterns/global-dialog/credentials-dialog.tsx';
import type { BlockingDialogProps } from './block-actions.ts';

/** Fields that hold credentials are about to be saved. */
export const CredentialsQuestion = ({ ask, onAnswer }: BlockingDialogProps) => (
  <CredentialsDialog fields={ask.kind === 'credentials' ? ask.fields : []} onAnswer={onAnswer} />
);
