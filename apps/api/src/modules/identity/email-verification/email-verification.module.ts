import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { UserServices } from '../user/user.module.ts';
import { NOTICES_ADDRESS_MAIL, type NoticesAddressJob } from '../user/user.service.ts';
import { emailVerificationService, VERIFICATION_MAIL, type VerificationJob } from './email-verification.service.ts';

export type EmailVerificationServices = ReturnType<typeof emailVerificationModule>['services'];

export const emailVerificationModule = (deps: Deps & UserServices) => {
  const services = { verifications: emailVerificationService(deps) };
  return defineModule({
    services,
    jobs: [
      {
        name: VERIFICATION_MAIL,
        label: 'Confirmação de e-mail',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: VerificationJob, id) => services.verifications.send(job, id),
      },
      {
        name: NOTICES_ADDRESS_MAIL,
        label: 'Confirmação do e-mail de avisos',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: NoticesAddressJob, id) => services.verifications.askNoticesAddress(job, id),
      },
      {
        name: 'email-verifications.sweep',
        label: 'Limpeza das confirmações de e-mail',
        cron: '22 4 * * *',
        handle: () => services.verifications.sweep(),
      },
    ],
  });
};
