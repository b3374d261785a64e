import { invoiceArchiving } from '@esteto/contract/invoice-archiving';
import type { Bind } from '../../platform/http/bind.ts';
import type { ArchivingService } from './archiving.service.ts';

export const archivingRoutes = (bind: Bind, archiving: ArchivingService) => [
  bind(invoiceArchiving.archive, archiving.archive),
  bind(invoiceArchiving.unarchive, archiving.unarchive),
];
