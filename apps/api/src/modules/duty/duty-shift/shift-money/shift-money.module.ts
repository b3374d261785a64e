import { shiftMoney } from '@esteto/contract/duty/shift-money';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { GroupInvoiceServices } from '../../../billing/invoice/group/group-invoice.module.ts';
import type { InvoiceServices } from '../../../billing/invoice/invoice.module.ts';
import type { UnitServices } from '../../unit/unit.module.ts';
import { shiftMoneyService } from './shift-money.service.ts';

export type ShiftMoneyServices = ReturnType<typeof shiftMoneyModule>['services'];

export const shiftMoneyModule = (deps: Deps & InvoiceServices & GroupInvoiceServices & UnitServices) => {
  const services = { shiftMoney: shiftMoneyService(deps) };
  return defineModule({
    services,
    routes: bindAll(shiftMoney, services.shiftMoney),
    jobs: [
      {
        name: 'duty-shifts.follow-notes',
        label: 'Plantões cuja nota foi paga',
        cron: '*/5 * * * *',
        handle: (_data, id) => services.shiftMoney.followNotes(id),
      },
    ],
  });
};
