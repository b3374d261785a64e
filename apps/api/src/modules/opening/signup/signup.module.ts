import { signup } from '@esteto/contract/opening/signup';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { EmailVerificationServices } from '../../identity/email-verification/email-verification.module.ts';
import type { TermsOfServiceServices } from '../../identity/terms-of-service/terms-of-service.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { LookupServices } from '../../office/lookup/lookup.module.ts';
import type { LeadServices } from '../lead/lead.module.ts';
import type { ProposalServices } from '../proposal/proposal.module.ts';
import type { ReferralServices } from '../referral/referral.module.ts';
import type { WizardServices } from '../wizard/wizard.module.ts';
import { broughtService } from './brought.service.ts';
import { SIGNUP_TAKEN, signupService } from './signup.service.ts';
import type { SignupJob } from './signup-account.ts';

export type SignupServices = ReturnType<typeof signupModule>['services'];

type Needs = CompanyServices &
  EmailVerificationServices &
  LeadServices &
  LookupServices &
  ProposalServices &
  ReferralServices &
  TermsOfServiceServices &
  UserServices &
  WizardServices;

export const signupModule = (deps: Deps & Needs) => {
  const brought = broughtService(deps);
  const services = { signups: signupService({ ...deps, brought }) };
  return defineModule({
    services,
    routes: bindAll(signup, { ...services.signups, bring: brought.bring }),
    jobs: [
      {
        name: SIGNUP_TAKEN,
        label: 'Aviso de cadastro com e-mail já usado',
        letter: true,
        handle: (job: SignupJob, id) => services.signups.take(job, id),
      },
      { name: 'signups.sweep', label: 'Limpeza de cadastros abandonados', cron: '51 4 * * *', handle: () => services.signups.sweep() },
    ],
  });
};
