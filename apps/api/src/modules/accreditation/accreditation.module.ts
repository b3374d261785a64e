import { accreditation } from '@esteto/contract/accreditation';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import type { NoticeServices } from '../notice/notice.module.ts';
import type { UserServices } from '../user/user.module.ts';
import { accreditationService } from './accreditation.service.ts';
import { accreditationEnding } from './accreditation-ending.ts';

export const accreditationModule = (deps: Deps & UserServices & NoticeServices) => {
  const services = { accreditations: accreditationService(deps), accreditationEnding: accreditationEnding(deps) };
  return defineModule({
    services,
    routes: bindAll(accreditation, services.accreditations),
    jobs: [
      {
        name: 'accreditations.ending',
        label: 'Credenciamentos e documentos que vencem',
        cron: '12 5 * * *',
        handle: (_data, id) => services.accreditationEnding.run(id),
      },
    ],
  });
};
