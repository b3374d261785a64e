import { invite } from '@esteto/contract/identity/invite';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { SignupServices } from '../../opening/signup/signup.module.ts';
import type { EmailVerificationServices } from '../email-verification/email-verification.module.ts';
import type { SessionServices } from '../session/session.module.ts';
import type { TermsOfServiceServices } from '../terms-of-service/terms-of-service.module.ts';
import type { UserServices } from '../user/user.module.ts';
import { INVITE_MAIL, type InviteJob, inviteService } from './invite.service.ts';
import { inviteEntryService } from './invite-entry.service.ts';
import { INVITE_NEWS, type InviteNews, inviteNews } from './invite-news.ts';

type Needs = CompanyServices & EmailVerificationServices & SessionServices & SignupServices & TermsOfServiceServices & UserServices;

export const inviteModule = (deps: Deps & Needs) => {
  const services = { invites: inviteService(deps), inviteEntry: { ...inviteEntryService(deps), tell: inviteNews(deps) } };
  return defineModule({
    services,
    routes: bindAll(invite, { ...services.invites, ...services.inviteEntry }),
    jobs: [
      {
        name: INVITE_MAIL,
        label: 'Convite para uma empresa',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: InviteJob, id) => services.invites.send(job, id),
      },
      {
        name: INVITE_NEWS,
        label: 'Aviso sobre um convite',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (news: InviteNews, id) => services.inviteEntry.tell(news, id),
      },
      {
        name: 'invites.follow-clock',
        label: 'Vencimento de convites',
        cron: '*/15 * * * *',
        handle: (_data, id) => services.invites.followClock(id),
      },
    ],
  });
};
