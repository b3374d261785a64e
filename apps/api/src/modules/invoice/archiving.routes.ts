import { receivable } from '@esteto/contract/invoice/receivable';
import type { Bind } from '../../platform/http/bind.ts';
import type { ArchivingService } from './archiving.service.ts';

export const archivingRoutes = (bind: Bind, archiving: ArchivingService) => [
  bind(receivable.archive, archiving.archive),
  bind(receivable.unarchive, archiving.unarchive),
];
