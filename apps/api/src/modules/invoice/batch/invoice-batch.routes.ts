import { invoiceBatch } from '@esteto/contract/invoice/invoice-batch';
import type { Bind } from '../../../platform/http/bind.ts';
import type { InvoiceBatchService } from './invoice-batch.service.ts';

export const invoiceBatchRoutes = (bind: Bind, batches: InvoiceBatchService) => [
  bind(invoiceBatch.archive, batches.start('archive')),
  bind(invoiceBatch.unarchive, batches.start('unarchive')),
  bind(invoiceBatch.email, batches.start('email')),
  bind(invoiceBatch.export, batches.start('export')),
  bind(invoiceBatch.detail, batches.detail),
  bind(invoiceBatch.retry, batches.retry),
  bind(invoiceBatch.file, batches.file),
];
