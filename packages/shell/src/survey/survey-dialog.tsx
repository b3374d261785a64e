import { call } from '@esteto/api-client/api';
import { nps } from '@esteto/contract/office/nps';
import { NpsDialog } from '@esteto/ui/patterns/global-dialog/nps-dialog.tsx';

/** The survey's dialog, tied to the server. */
export const SurveyDialog = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <NpsDialog send={(body) => call(nps.answer, { id, body })} onAnswer={onClose} />
);
