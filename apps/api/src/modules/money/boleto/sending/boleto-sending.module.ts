import { boletoSending } from '@esteto/contract/money/boleto-sending';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { UserServices } from '../../../identity/user/user.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { boletoSendingService, SEND_BOLETOS } from './boleto-sending.service.ts';
import { sendWaiting } from './boleto-sending-run.ts';

export const boletoSendingModule = (deps: Deps & NoticeServices & UserServices) => {
  const services = { boletoSendings: boletoSendingService(deps), sendBoletos: sendWaiting(deps) };
  return defineModule({
    services,
    routes: bindAll(boletoSending, services.boletoSendings),
    jobs: [
      // Also every minute: what a killed server left behind.
      { name: SEND_BOLETOS, label: 'Envio de boletos em lote', cron: '* * * * *', handle: (_data, id) => services.sendBoletos(id) },
    ],
  });
};
