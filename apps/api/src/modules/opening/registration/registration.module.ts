import { registration } from '@esteto/contract/opening/registration';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { SignatureServices } from '../../identity/signature/signature.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { WizardServices } from '../wizard/wizard.module.ts';
import { BEGIN_OPENINGS } from '../wizard/wizard.service.ts';
import { registrationService } from './registration.service.ts';
import { REGISTRATION_MAIL, type RegistrationMail, sendRegistrationMail } from './registration-mail.ts';
import { registrationReminders } from './registration-reminders.ts';

export type RegistrationServices = ReturnType<typeof registrationModule>['services'];

export const registrationModule = (
  deps: Deps & CompanyServices & UserServices & MonthServices & NoticeServices & SignatureServices & WizardServices,
) => {
  const registrations = registrationService(deps);
  const services = {
    registrations,
    registrationReminders: registrationReminders(deps, registrations),
  };
  return defineModule({
    services,
    routes: bindAll(registration, services.registrations),
    jobs: [
      {
        name: BEGIN_OPENINGS,
        label: 'Início de aberturas',
        cron: '*/10 * * * *',
        handle: (_data, id) => services.registrations.settle(id),
      },
      {
        name: 'registrations.remind',
        label: 'Lembretes de aberturas',
        cron: '12 8 * * 1-5',
        handle: (_data, id) => services.registrationReminders.run(id),
      },
      {
        name: REGISTRATION_MAIL,
        label: 'Aviso sobre uma abertura',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: RegistrationMail) => sendRegistrationMail(deps, job),
      },
    ],
  });
};
