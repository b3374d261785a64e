import { staffAccreditation } from '@esteto/contract/duty/staff-accreditation';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { staffAccreditationService } from './staff-accreditation.service.ts';

export const staffAccreditationModule = (deps: Deps & UserServices & NoticeServices) => {
  const services = { staffAccreditations: staffAccreditationService(deps) };
  return defineModule({ services, routes: bindAll(staffAccreditation, services.staffAccreditations) });
};
