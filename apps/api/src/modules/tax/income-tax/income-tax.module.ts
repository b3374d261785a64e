import { incomeTax } from '@esteto/contract/tax/income-tax';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { resealAccounts } from '../../../platform/secrets/sealed-accounts.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { BoletoServices } from '../../money/boleto/boleto.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { CouponServices } from '../../plan/coupon/coupon.module.ts';
import type { IncomeTaxAuditPointServices } from './audit-point/income-tax-audit-point.module.ts';
import { incomeTaxService } from './income-tax.service.ts';
import { incomeTaxOpening } from './income-tax-opening.ts';
import type { IncomeTaxInformeServices } from './informe/income-tax-informe.module.ts';
import type { IncomeTaxQuotaServices } from './quota/income-tax-quota.module.ts';

export const incomeTaxModule = (
  deps: Deps &
    BoletoServices &
    CouponServices &
    IncomeTaxAuditPointServices &
    IncomeTaxInformeServices &
    IncomeTaxQuotaServices &
    NoticeServices &
    UserServices,
) => {
  const services = { incomeTaxes: incomeTaxService(deps), incomeTaxOpening: incomeTaxOpening(deps) };
  return defineModule({
    services,
    routes: bindAll(incomeTax, services.incomeTaxes),
    jobs: [
      {
        name: 'income-taxes.reseal',
        label: 'Troca de chave das contas de declarações',
        cron: '26 * * * *',
        handle: () => resealAccounts(deps, 'income_taxes'),
      },
      {
        name: 'income-taxes.open',
        label: 'Abertura do exercício de IRPF',
        cron: '35 6 * * *',
        handle: (_data, id) => services.incomeTaxOpening.open(id),
      },
      {
        name: 'income-taxes.settle',
        label: 'Declarações de IRPF pagas',
        cron: '27 * * * *',
        handle: (_data, id) => services.incomeTaxOpening.settle(id),
      },
    ],
  });
};
