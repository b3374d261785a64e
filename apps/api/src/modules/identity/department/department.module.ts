import { department } from '@esteto/contract/identity/department';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { departmentService } from './department.service.ts';

export const departmentModule = (deps: Deps) => {
  const services = { departments: departmentService(deps) };
  return defineModule({ services, routes: bindAll(department, services.departments) });
};

export type DepartmentServices = ReturnType<typeof departmentModule>['services'];
