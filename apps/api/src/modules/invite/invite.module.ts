import { invite } from '@esteto/contract/invite';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import type { SessionServices } from '../session/session.module.ts';
import type { TermsOfServiceServices } from '../terms-of-service/terms-of-service.module.ts';
import type { UserServices } from '../user/user.module.ts';
import { INVITE_MAIL, type InviteJob, inviteService } from './invite.service.ts';

export const inviteModule = (deps: Deps & CompanyServices & SessionServices & TermsOfServiceServices & UserServices) => {
  const services = { invites: inviteService(deps) };
  return defineModule({
    services,
    routes: [
      bind(invite.list, services.invites.list),
      bind(invite.create, services.invites.create),
      bind(invite.resend, services.invites.resend),
      bind(invite.remove, services.invites.remove),
      bind(invite.look, services.invites.look),
      bind(invite.accept, services.invites.accept),
      bind(invite.enter, services.invites.enter),
      bind(invite.everyOpen, services.invites.everyOpen),
      bind(invite.detail, services.invites.detail),
      bind(invite.createForCompany, services.invites.createForCompany),
      bind(invite.resendForCompany, services.invites.resendForCompany),
      bind(invite.link, services.invites.link),
    ],
    jobs: [
      { name: INVITE_MAIL, handle: (job: InviteJob, id) => services.invites.send(job, id) },
      { name: 'invites.follow-clock', cron: '*/15 * * * *', handle: (_data, id) => services.invites.followClock(id) },
    ],
  });
};
