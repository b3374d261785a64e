import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { type IncomeTaxStatus, incomeTaxStatusLabel, incomeTaxStatusTone } from '@esteto/domain/tax/income-tax/income-tax-status';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

type Standing = Pick<OwnReturn, 'status' | 'approved_at'>;

/** Where a return stands, in words that speak to its person. */
export const ReturnBadge = ({ row }: { row: Standing }) => <StatusBadge status={standingOf(row)} />;

const standingOf = ({ status, approved_at }: Standing): { label: string; tone: Tone } =>
  status === WAITS
    ? OWN[approved_at === null ? 'asked' : 'approved']
    : { label: incomeTaxStatusLabel[status], tone: incomeTaxStatusTone[status] };

const WAITS: IncomeTaxStatus = 'awaiting_approval';

const OWN = {
  asked: { label: 'Aguardando a sua aprovação', tone: 'attention' },
  approved: { label: 'Aprovada por você', tone: 'running' },
} as const;
