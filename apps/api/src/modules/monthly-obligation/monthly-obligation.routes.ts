import { monthlyObligation } from '@esteto/contract/monthly-obligation';
import type { Bind } from '../../platform/http/bind.ts';
import type { MonthlyObligationService } from './monthly-obligation.service.ts';

export const monthlyObligationRoutes = (bind: Bind, monthlyObligations: MonthlyObligationService) => [
  bind(monthlyObligation.list, monthlyObligations.list),
  bind(monthlyObligation.detail, monthlyObligations.detail),
  bind(monthlyObligation.create, monthlyObligations.create),
  bind(monthlyObligation.update, monthlyObligations.update),
  bind(monthlyObligation.move, monthlyObligations.move),
  bind(monthlyObligation.deliver, monthlyObligations.deliver),
  bind(monthlyObligation.deliverMany, monthlyObligations.deliverMany),
  bind(monthlyObligation.noFactMany, monthlyObligations.noFactMany),
  bind(monthlyObligation.readFile, monthlyObligations.readFile),
  bind(monthlyObligation.attach, monthlyObligations.attach),
  bind(monthlyObligation.detach, monthlyObligations.detach),
  bind(monthlyObligation.history, monthlyObligations.history),
];
