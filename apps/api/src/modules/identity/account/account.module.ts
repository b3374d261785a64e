import { account } from '@esteto/contract/identity/account';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { UserServices } from '../user/user.module.ts';
import { accountService } from './account.service.ts';
import { accountClosingService, CLOSING_MAIL, OWNER_LEFT_MAIL } from './account-closing.service.ts';
import { EMAIL_CHANGE_MAIL, type EmailChangeJob, emailChangeService } from './email-change.service.ts';
import { ownPassword } from './own-password.ts';

export const accountModule = (deps: Deps & CompanyServices & UserServices) => {
  const parts = { ...deps, password: ownPassword(deps) };
  const services = {
    accounts: accountService(parts),
    emailChanges: emailChangeService(parts),
    accountClosings: accountClosingService(parts),
  };
  const { accounts, emailChanges, accountClosings } = services;
  return defineModule({
    services,
    routes: bindAll(account, {
      ...accounts,
      changeEmail: emailChanges.ask,
      confirmEmail: emailChanges.confirm,
      close: accountClosings.close,
      keepOpen: accountClosings.keepOpen,
    }),
    jobs: [
      {
        name: EMAIL_CHANGE_MAIL,
        label: 'Confirmação de troca de e-mail',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: EmailChangeJob, id) => emailChanges.send(job, id),
      },
      {
        name: CLOSING_MAIL,
        label: 'Aviso de encerramento da conta',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: { user_id: number }, id) => accountClosings.sendMail(job, id),
      },
      {
        name: OWNER_LEFT_MAIL,
        label: 'Aviso de saída do responsável',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: { company_id: number }, id) => accountClosings.tellOwnerLeft(job, id),
      },
      {
        name: 'accounts.settle',
        label: 'Encerramento das contas cujo prazo passou',
        cron: '45 3 * * *',
        handle: (_data, id) => accountClosings.settle(id),
      },
    ],
  });
};
