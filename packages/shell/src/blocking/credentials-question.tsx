import { CredentialsDialog } from '@esteto/ui/global-dialog/credentials-dialog.tsx';
import type { BlockingDialogProps } from './blocking-dialogs.tsx';

/** Fields that hold credentials are about to be saved. */
export const CredentialsQuestion = ({ ask, onAnswer }: BlockingDialogProps) => (
  <CredentialsDialog fields={ask.kind === 'credentials' ? ask.fields : []} onAnswer={onAnswer} />
);
