import type { RegistrationRow } from '@esteto/contract/opening/registration';
import { registrationStatusLabel, registrationStatusTone } from '@esteto/domain/opening/registration/registration-life';
import { registrationStepTone } from '@esteto/domain/opening/registration/registration-step';
import { registrationStepStatusLabel } from '@esteto/domain/opening/registration/registration-step-status';
import { formatDate, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { today } from '@esteto/ui/system/context/today';

type Standing = Pick<RegistrationRow, 'status' | 'step' | 'step_status'>;

/** Of its step while it goes on; what became of it afterwards. */
const standingOf = ({ status, step, step_status }: Standing): { label: string; tone: Tone } => {
  if (status !== 'pending') return { label: registrationStatusLabel[status], tone: registrationStatusTone[status] };
  if (!step || !step_status) return { label: 'A concluir', tone: 'running' };
  return { label: registrationStepStatusLabel[step_status], tone: registrationStepTone(step, step_status) };
};

export const standingCell: Cell<Standing> = {
  render: (opening) => <StatusBadge status={standingOf(opening)} />,
  text: (opening) => standingOf(opening).label,
  alone: 'status',
  width: 10,
};

/** The day of its step while it goes on, and the day on which it was over. */
export const dayOf = ({ status, due_on, finished_at }: Pick<RegistrationRow, 'status' | 'due_on' | 'finished_at'>): string | null => {
  if (status === 'pending') return due_on && `até ${formatDate(due_on, today())}`;
  return finished_at && `em ${formatDate(inSaoPaulo(finished_at).date, today())}`;
};
