import { boletoPaper } from '@esteto/contract/money/boleto-paper';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { ClosingServices } from '../../month/closing/closing.module.ts';
import type { MonthlyObligationServices } from '../../month/monthly-obligation/monthly-obligation.module.ts';
import type { BoletoServices } from '../boleto/boleto.module.ts';
import { boletoPaperService, LAUNCH_PAPERS, READ_PAPER, type ReadPaper } from './boleto-paper.service.ts';
import { launchQueued } from './paper-launch.ts';
import { readPaper } from './paper-reading.ts';

export type BoletoPaperServices = ReturnType<typeof boletoPaperModule>['services'];

export const boletoPaperModule = (deps: Deps & UserServices & BoletoServices & MonthlyObligationServices & ClosingServices) => {
  const services = { boletoPapers: boletoPaperService(deps), readBoletoPaper: readPaper(deps), launchBoletoPapers: launchQueued(deps) };
  return defineModule({
    services,
    routes: bindAll(boletoPaper, services.boletoPapers),
    jobs: [
      {
        name: READ_PAPER,
        label: 'Leitura de guias e recibos de uma pasta',
        at_once: 4,
        handle: (data: ReadPaper, id) => services.readBoletoPaper(data, id),
      },
      // Also every minute: what a killed server left behind.
      {
        name: LAUNCH_PAPERS,
        label: 'Lançamento de boletos e entrega de obrigações de uma pasta',
        cron: '* * * * *',
        handle: (_data, id) => services.launchBoletoPapers(id),
      },
    ],
  });
};
