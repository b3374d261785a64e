import { session } from '@esteto/contract/identity/session';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { SignupServices } from '../../opening/signup/signup.module.ts';
import type { EmailVerificationServices } from '../email-verification/email-verification.module.ts';
import type { TwoFactorServices } from '../two-factor/two-factor.module.ts';
import type { UserServices } from '../user/user.module.ts';
import { sessionService } from './session.service.ts';

export type SessionServices = ReturnType<typeof sessionModule>['services'];

export const sessionModule = (deps: Deps & EmailVerificationServices & SignupServices & TwoFactorServices & UserServices) => {
  const services = { sessions: sessionService(deps) };
  return defineModule({
    services,
    routes: bindAll(session, {
      ...services.sessions,
      verifyEmail: deps.verifications.verify,
      resendVerification: deps.verifications.resend,
    }),
    jobs: [{ name: 'sessions.sweep', label: 'Limpeza de sessões encerradas', cron: '17 4 * * *', handle: () => services.sessions.sweep() }],
  });
};
