import { groupNotice } from '@esteto/contract/duty/group-notice';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { UnitServices } from '../unit/unit.module.ts';
import { groupNoticeService } from './group-notice.service.ts';

export const groupNoticeModule = (deps: Deps & NoticeServices & UnitServices) => {
  const services = { groupNotices: groupNoticeService(deps) };
  return defineModule({ services, routes: bindAll(groupNotice, services.groupNotices) });
};
