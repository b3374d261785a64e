import { groupManager } from '@esteto/contract/duty/group-manager';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { SessionServices } from '../../identity/session/session.module.ts';
import type { TermsOfServiceServices } from '../../identity/terms-of-service/terms-of-service.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { ManagementGroupServices } from '../management-group/management-group.module.ts';
import { groupManagerService } from './group-manager.service.ts';
import { groupManagerEntry } from './group-manager-entry.ts';
import { MANAGER_INVITE_MAIL, type ManagerInviteJob, managerInvites } from './group-manager-invite.ts';

export const groupManagerModule = (deps: Deps & ManagementGroupServices & SessionServices & TermsOfServiceServices & UserServices) => {
  const invites = managerInvites(deps);
  const services = { groupManagers: groupManagerService({ ...deps, invites }), managerInvites: invites };
  return defineModule({
    services,
    routes: bindAll(groupManager, { ...services.groupManagers, ...groupManagerEntry(deps) }),
    jobs: [
      {
        name: MANAGER_INVITE_MAIL,
        label: 'Convite para um grupo gestor',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: ManagerInviteJob, id) => invites.send(job, id),
      },
      {
        name: 'group-managers.follow-clock',
        label: 'Vencimento de convites de gestores',
        cron: '*/15 * * * *',
        handle: (_data, id) => invites.followClock(id),
      },
    ],
  });
};
