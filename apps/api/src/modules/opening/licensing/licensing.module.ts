import { licensing } from '@esteto/contract/opening/licensing';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { OnboardingServices } from '../onboarding/onboarding.module.ts';
import { LICENCE_MAIL, type LicenceMail } from './licence/licence-requests.ts';
import { licenceReminders, sendLicenceMail } from './licence-reminders.ts';
import { licensingService } from './licensing.service.ts';

export type LicensingServices = ReturnType<typeof licensingModule>['services'];

export const licensingModule = (deps: Deps & CompanyServices & UserServices & MonthServices & NoticeServices & OnboardingServices) => {
  const services = { licensings: licensingService(deps), licenceReminders: licenceReminders(deps) };
  return defineModule({
    services,
    routes: bindAll(licensing, services.licensings),
    jobs: [
      {
        name: 'licensings.settle',
        label: 'Abertura de licenciamentos',
        cron: '*/10 * * * *',
        handle: (_data, id) => services.licensings.settle(id),
      },
      {
        name: 'licensings.remind',
        label: 'Lembretes de licenças',
        cron: '22 8 * * 1-5',
        handle: (_data, id) => services.licenceReminders.run(id),
      },
      {
        name: LICENCE_MAIL,
        label: 'Lembrete de licença',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: LicenceMail) => sendLicenceMail(deps, job),
      },
    ],
  });
};
