import {
  type ShiftRequestStatus,
  shiftRequestStatusLabel,
  shiftRequestStatusTone,
} from '@esteto/domain/duty/shift-request/shift-request-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

export const RequestBadge = ({ status }: { status: ShiftRequestStatus }) => (
  <StatusBadge status={{ label: shiftRequestStatusLabel[status], tone: shiftRequestStatusTone[status] }} />
);
