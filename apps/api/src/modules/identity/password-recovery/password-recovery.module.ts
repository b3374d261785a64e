import { passwordRecovery } from '@esteto/contract/identity/password-recovery';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { UserServices } from '../user/user.module.ts';
import { passwordRecoveryService, RECOVERY_MAIL, type RecoveryJob } from './password-recovery.service.ts';

export type PasswordRecoveryServices = ReturnType<typeof passwordRecoveryModule>['services'];

export const passwordRecoveryModule = (deps: Deps & UserServices) => {
  const services = { passwordRecoveries: passwordRecoveryService(deps) };
  return defineModule({
    services,
    routes: bindAll(passwordRecovery, services.passwordRecoveries),
    jobs: [
      {
        name: RECOVERY_MAIL,
        label: 'Nova senha',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: RecoveryJob, id) => services.passwordRecoveries.send(job, id),
      },
      {
        name: 'password-recoveries.sweep',
        label: 'Limpeza dos pedidos de nova senha',
        cron: '27 4 * * *',
        handle: () => services.passwordRecoveries.sweep(),
      },
    ],
  });
};
