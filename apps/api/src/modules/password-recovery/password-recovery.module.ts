import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { UserServices } from '../user/user.module.ts';
import { passwordRecoveryRoutes } from './password-recovery.routes.ts';
import { passwordRecoveryService, RECOVERY_MAIL, type RecoveryJob } from './password-recovery.service.ts';

export const passwordRecoveryModule = (deps: Deps & UserServices) => {
  const services = { passwordRecoveries: passwordRecoveryService(deps) };
  return defineModule({
    services,
    routes: passwordRecoveryRoutes(bind, services.passwordRecoveries),
    jobs: [
      { name: RECOVERY_MAIL, handle: (job: RecoveryJob, id) => services.passwordRecoveries.send(job, id) },
      { name: 'password-recoveries.sweep', cron: '27 4 * * *', handle: () => services.passwordRecoveries.sweep() },
    ],
  });
};
