import { accreditationInvite } from '@esteto/contract/duty/accreditation-invite';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../../platform/jobs/jobs.ts';
import type { SessionServices } from '../../../identity/session/session.module.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import type { SignupServices } from '../../../opening/signup/signup.module.ts';
import { accreditationInviteService, DOCTOR_INVITE_MAIL, type DoctorInviteJob } from './accreditation-invite.service.ts';
import { accreditationInviteEntry } from './accreditation-invite-entry.ts';

export const accreditationInviteModule = (deps: Deps & NoticeServices & SessionServices & SignupServices & UserServices) => {
  const services = { accreditationInvites: accreditationInviteService(deps), accreditationInviteEntry: accreditationInviteEntry(deps) };
  return defineModule({
    services,
    routes: bindAll(accreditationInvite, { ...services.accreditationInvites, ...services.accreditationInviteEntry }),
    jobs: [
      {
        name: DOCTOR_INVITE_MAIL,
        label: 'Convite de um grupo a um médico',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: DoctorInviteJob, id) => services.accreditationInvites.send(job, id),
      },
      {
        name: 'accreditations.follow-invites',
        label: 'Vencimento de convites de médicos',
        cron: '*/15 * * * *',
        handle: (_data, id) => services.accreditationInvites.followClock(id),
      },
    ],
  });
};
