import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { ownAccreditationService } from './own-accreditation.service.ts';

export const ownAccreditationModule = (deps: Deps & UserServices & NoticeServices) => {
  const services = { ownAccreditations: ownAccreditationService(deps) };
  return defineModule({ services, routes: bindAll(ownAccreditation, services.ownAccreditations) });
};
