import { closing } from '@esteto/contract/closing';
import type { Bind } from '../../platform/http/bind.ts';
import type { ClosingService } from './closing.service.ts';

export const closingRoutes = (bind: Bind, closings: ClosingService) => [
  bind(closing.list, closings.list),
  bind(closing.followUp, closings.followUp),
  bind(closing.workload, closings.workload),
  bind(closing.detail, closings.detail),
  bind(closing.update, closings.update),
  bind(closing.move, closings.move),
  bind(closing.close, closings.close),
  bind(closing.closeMany, closings.closeMany),
  bind(closing.history, closings.history),
];
