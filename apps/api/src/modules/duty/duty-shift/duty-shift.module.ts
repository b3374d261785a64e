import { dutyShift } from '@esteto/contract/duty/duty-shift';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { ProfessionalServices } from '../accreditation/professional/professional.module.ts';
import { dutyShiftService } from './duty-shift.service.ts';

export type DutyShiftServices = ReturnType<typeof dutyShiftModule>['services'];

export const dutyShiftModule = (deps: Deps & NoticeServices & ProfessionalServices) => {
  const { credentialsOf } = deps.professionals;
  const services = { dutyShifts: dutyShiftService({ ...deps, credentialsOf }) };
  return defineModule({ services, routes: bindAll(dutyShift, services.dutyShifts) });
};
