import { dueDate } from '@esteto/contract/agenda/due-date';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { dueDateService } from './due-date.service.ts';

export type DueDateServices = ReturnType<typeof dueDateModule>['services'];

export const dueDateModule = (deps: Deps) => {
  const services = { dueDates: dueDateService(deps) };
  return defineModule({ services, routes: bindAll(dueDate, services.dueDates) });
};
