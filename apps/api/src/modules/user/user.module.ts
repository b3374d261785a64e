import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { userService } from './user.service.ts';

export type UserServices = ReturnType<typeof userModule>['services'];

export const userModule = (deps: Deps) => defineModule({ services: { users: userService(deps) } });
