import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { UserServices } from '../user/user.module.ts';
import { accountRoutes } from './account.routes.ts';
import { accountService } from './account.service.ts';
import { accountClosingService, CLOSING_MAIL } from './account-closing.service.ts';
import { EMAIL_CHANGE_MAIL, type EmailChangeJob, emailChangeService } from './email-change.service.ts';
import { ownPassword } from './own-password.ts';

export const accountModule = (deps: Deps & UserServices) => {
  const parts = { ...deps, password: ownPassword(deps) };
  const services = {
    accounts: accountService(parts),
    emailChanges: emailChangeService(parts),
    accountClosings: accountClosingService(parts),
  };
  return defineModule({
    services,
    routes: accountRoutes(bind, services),
    jobs: [
      { name: EMAIL_CHANGE_MAIL, handle: (job: EmailChangeJob, id) => services.emailChanges.send(job, id) },
      { name: CLOSING_MAIL, handle: (job: { user_id: number }, id) => services.accountClosings.sendMail(job, id) },
      { name: 'accounts.settle', cron: '45 3 * * *', handle: (_data, id) => services.accountClosings.settle(id) },
    ],
  });
};
