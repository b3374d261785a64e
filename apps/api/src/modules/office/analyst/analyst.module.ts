import { analyst } from '@esteto/contract/office/analyst';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { DepartmentServices } from '../../identity/department/department.module.ts';
import type { PasswordRecoveryServices } from '../../identity/password-recovery/password-recovery.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import { analystService } from './analyst.service.ts';
import { ANALYST_INVITE_MAIL, type AnalystInviteJob, analystInvites } from './analyst-invite.ts';

export const analystModule = (deps: Deps & UserServices & DepartmentServices & PasswordRecoveryServices) => {
  const invites = analystInvites({ ...deps, recoveries: deps.passwordRecoveries });
  const services = { analysts: analystService({ ...deps, invites }) };
  return defineModule({
    services,
    routes: bindAll(analyst, services.analysts),
    jobs: [
      {
        name: ANALYST_INVITE_MAIL,
        label: 'Convite para a equipe',
        letter: true,
        handle: (job: AnalystInviteJob, id) => invites.send(job, id),
      },
    ],
  });
};

export type AnalystServices = ReturnType<typeof analystModule>['services'];
