import { receiptPaper } from '@esteto/contract/money/receipt-paper';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { ClosingServices } from '../../../month/closing/closing.module.ts';
import type { MonthlyObligationServices } from '../../../month/monthly-obligation/monthly-obligation.module.ts';
import type { BoletoPaperServices } from '../boleto-paper.module.ts';
import { receiptPaperService } from './receipt-paper.service.ts';

export const receiptPaperModule = (deps: Deps & MonthlyObligationServices & ClosingServices & BoletoPaperServices) => {
  const services = { receiptPapers: receiptPaperService(deps) };
  return defineModule({
    services,
    routes: bindAll(receiptPaper, services.receiptPapers),
    jobs: [
      {
        name: 'receipt-papers.find-obligations',
        label: 'Obrigações de recibos que chegaram antes',
        cron: '50 3 * * *',
        handle: (_data: object, id) => services.receiptPapers.findObligations(id),
      },
    ],
  });
};
