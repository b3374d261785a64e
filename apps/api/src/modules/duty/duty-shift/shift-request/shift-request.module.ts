import { ownRequest } from '@esteto/contract/duty/own-request';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import type { ProfessionalServices } from '../../accreditation/professional/professional.module.ts';
import { ownRequestService } from './own-request.service.ts';
import { shiftRequestService } from './shift-request.service.ts';

export type ShiftRequestServices = ReturnType<typeof shiftRequestModule>['services'];

export const shiftRequestModule = (deps: Deps & NoticeServices & ProfessionalServices) => {
  const { credentialsOf } = deps.professionals;
  const services = {
    shiftRequests: shiftRequestService(deps),
    ownRequests: ownRequestService({ ...deps, credentialsOf }),
  };
  return defineModule({
    services,
    routes: [...bindAll(shiftRequest, services.shiftRequests), ...bindAll(ownRequest, services.ownRequests)],
    jobs: [
      {
        name: 'shift-requests.expire',
        label: 'Solicitações de plantão que expiram',
        cron: '*/10 * * * *',
        handle: (_data, id) => services.shiftRequests.expire(id),
      },
    ],
  });
};
