import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { SECURITY_MAIL, type SecurityJob, sendSecurityMail } from './security-mail.ts';
import { userService } from './user.service.ts';

export type UserServices = ReturnType<typeof userModule>['services'];

export const userModule = (deps: Deps) => {
  const sendSecurity = sendSecurityMail(deps);
  return defineModule({
    services: { users: userService(deps) },
    jobs: [
      { name: SECURITY_MAIL, label: 'Aviso de segurança da conta', letter: true, handle: (job: SecurityJob, id) => sendSecurity(job, id) },
    ],
  });
};
