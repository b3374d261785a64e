import { incomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { AccountingParameterServices } from '../../../month/accounting-parameter/accounting-parameter.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { incomeTaxQuotaService } from './income-tax-quota.service.ts';

export type IncomeTaxQuotaServices = ReturnType<typeof incomeTaxQuotaModule>['services'];

export const incomeTaxQuotaModule = (deps: Deps & AccountingParameterServices & NoticeServices) => {
  const services = { incomeTaxQuotas: incomeTaxQuotaService(deps) };
  return defineModule({
    services,
    routes: bindAll(incomeTaxQuota, services.incomeTaxQuotas),
    jobs: [
      {
        name: 'income-tax-quotas.remind',
        label: 'Lembretes de quotas do IRPF',
        cron: '56 7 * * *',
        handle: (_data, id) => services.incomeTaxQuotas.remind(id),
      },
    ],
  });
};
