import { autoFill } from '@esteto/contract/duty/auto-fill';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import type { ProfessionalServices } from '../../accreditation/professional/professional.module.ts';
import { autoFillService, RUN_FILL } from './auto-fill.service.ts';

export type AutoFillServices = ReturnType<typeof autoFillModule>['services'];

export const autoFillModule = (deps: Deps & NoticeServices & ProfessionalServices) => {
  const { credentialsOf } = deps.professionals;
  const services = { autoFills: autoFillService({ ...deps, credentialsOf }) };
  const { autoFills } = services;
  return defineModule({
    services,
    routes: bindAll(autoFill, autoFills),
    jobs: [{ name: RUN_FILL, label: 'Preenchimento da escala', handle: () => autoFills.run() }],
  });
};
