import { licence } from '@esteto/contract/opening/licence';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { licenceService } from './licence.service.ts';
import { licenceEnding } from './licence-ending.ts';

export type LicenceServices = ReturnType<typeof licenceModule>['services'];

export const licenceModule = (deps: Deps & NoticeServices) => {
  const services = { licences: licenceService(deps), licenceEnding: licenceEnding(deps) };
  return defineModule({
    services,
    routes: bindAll(licence, services.licences),
    jobs: [
      {
        name: 'licences.ending',
        label: 'Avisos de licenças que vencem',
        cron: '42 7 * * *',
        handle: (_data, id) => services.licenceEnding.run(id),
      },
    ],
  });
};
