import type { PendencyRecord } from '@esteto/contract/tax/income-tax-record';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { pendencyStatusLabel, pendencyStatusTone } from '@esteto/domain/tax/income-tax/pendency-status';

/** Where a pendency stands, as its person reads it. */
export const pendencyStanding = ({ status }: Pick<PendencyRecord, 'status'>): { label: string; tone: Tone } => ({
  label: OWN_WORDS[status] ?? pendencyStatusLabel[status],
  tone: pendencyStatusTone[status],
});

const OWN_WORDS: Partial<Record<PendencyRecord['status'], string>> = {
  open: 'Espera por você',
  answered: 'Em conferência',
  waived: 'Não precisa mais',
};
