import {
  type AccreditationStatus,
  accreditationStatusLabel,
  accreditationStatusTone,
} from '@esteto/domain/duty/accreditation/accreditation-life';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

export const AccreditationBadge = ({ status }: { status: AccreditationStatus }) => (
  <StatusBadge status={{ label: accreditationStatusLabel[status], tone: accreditationStatusTone[status] }} />
);
