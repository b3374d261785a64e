import { closing } from '@esteto/contract/month/closing';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { MonthServices } from '../month/month.module.ts';
import { closingService } from './closing.service.ts';
import { JUDGE_CLOSINGS } from './judge-closings.ts';

export type ClosingServices = ReturnType<typeof closingModule>['services'];

export const closingModule = (deps: Deps & MonthServices & NoticeServices & UserServices) => {
  const services = { closings: closingService(deps) };
  return defineModule({
    services,
    routes: bindAll(closing, services.closings),
    jobs: [
      {
        name: 'closings.follow',
        label: 'Abertura e conferência dos fechamentos do mês',
        cron: '40 3 * * *',
        handle: (_data, id) => services.closings.follow(id),
      },
      { name: JUDGE_CLOSINGS, label: 'Conferência dos fechamentos em aberto', cron: '* * * * *', handle: () => services.closings.judge() },
    ],
  });
};
