import { accreditation } from '@esteto/contract/duty/accreditation';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { resealAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import { accreditationService } from './accreditation.service.ts';
import { accreditationEnding } from './accreditation-ending.ts';

export const accreditationModule = (deps: Deps & UserServices & NoticeServices) => {
  const services = { accreditations: accreditationService(deps), accreditationEnding: accreditationEnding(deps) };
  return defineModule({
    services,
    routes: bindAll(accreditation, services.accreditations),
    jobs: [
      {
        name: 'accreditations.reseal',
        label: 'Troca de chave das contas de profissionais',
        cron: '16 * * * *',
        handle: () => resealAccounts(deps, 'accreditations'),
      },
      {
        name: 'accreditations.ending',
        label: 'Credenciamentos e documentos que vencem',
        cron: '12 5 * * *',
        handle: (_data, id) => services.accreditationEnding.run(id),
      },
    ],
  });
};
