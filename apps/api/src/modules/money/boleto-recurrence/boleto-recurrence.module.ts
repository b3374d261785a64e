import { boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import { boletoRecurrenceService } from './boleto-recurrence.service.ts';
import { MAKE_BOLETOS, makeBoletos } from './boletos-due.ts';

export const boletoRecurrenceModule = (deps: Deps & BoletoServices & NoticeServices) => {
  const services = { boletoRecurrences: boletoRecurrenceService(deps), makeBoletos: makeBoletos(deps) };
  return defineModule({
    services,
    routes: bindAll(boletoRecurrence, services.boletoRecurrences),
    jobs: [{ name: MAKE_BOLETOS, label: 'Boletos que se repetem', cron: '24 5 * * *', handle: (_data, id) => services.makeBoletos(id) }],
  });
};
