import { receivable } from '@esteto/contract/invoice/receivable';
import type { Bind } from '../../../platform/http/bind.ts';
import type { IssuingService } from './issuing.service.ts';

export const issuingRoutes = (bind: Bind, service: IssuingService) => [
  bind(receivable.issue, service.issue),
  bind(receivable.preflight, service.preflight),
  bind(receivable.transmit, service.transmit),
  bind(receivable.cancel, service.cancel),
  bind(receivable.substitute, service.substitute),
];
