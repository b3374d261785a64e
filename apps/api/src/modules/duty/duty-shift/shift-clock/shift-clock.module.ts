import { shiftClock } from '@esteto/contract/duty/shift-clock';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { shiftClockService } from './shift-clock.service.ts';

export type ShiftClockServices = ReturnType<typeof shiftClockModule>['services'];

export const shiftClockModule = (deps: Deps & NoticeServices) => {
  const services = { shiftClocks: shiftClockService(deps) };
  return defineModule({
    services,
    routes: bindAll(shiftClock, services.shiftClocks),
    jobs: [
      {
        name: 'duty-shifts.settle',
        label: 'Faltas e plantões que terminaram',
        cron: '*/10 * * * *',
        handle: (_data, id) => services.shiftClocks.settle(id),
      },
    ],
  });
};
