import { issuing } from '@esteto/contract/issuing';
import type { Bind } from '../../../platform/http/bind.ts';
import type { IssuingService } from './issuing.service.ts';

export const issuingRoutes = (bind: Bind, service: IssuingService) => [
  bind(issuing.preflight, service.preflight),
  bind(issuing.transmit, service.transmit),
  bind(issuing.cancel, service.cancel),
  bind(issuing.substitute, service.substitute),
];
