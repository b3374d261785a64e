import { type InvoiceStatus, invoiceStatusLabel, invoiceStatusTone } from '@esteto/domain/billing/invoice/invoice-status';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

export const InvoiceStatusBadge = ({ status }: { status: InvoiceStatus }) => (
  <StatusBadge status={{ label: invoiceStatusLabel[status], tone: invoiceStatusTone[status] }} />
);
