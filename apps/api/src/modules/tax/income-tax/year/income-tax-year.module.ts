import { incomeTaxYear } from '@esteto/contract/tax/income-tax-year';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { MonthlyObligationServices } from '../../../month/monthly-obligation/monthly-obligation.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import type { IncomeTaxQuotaServices } from '../quota/income-tax-quota.module.ts';
import { FOLLOW_DEADLINE, incomeTaxYearService } from './income-tax-year.service.ts';

export const incomeTaxYearModule = (deps: Deps & IncomeTaxQuotaServices & MonthlyObligationServices & NoticeServices) => {
  const services = { incomeTaxYears: incomeTaxYearService(deps) };
  return defineModule({
    services,
    routes: bindAll(incomeTaxYear, services.incomeTaxYears),
    jobs: [{ name: FOLLOW_DEADLINE, label: 'Prazo do IRPF que mudou', handle: services.incomeTaxYears.followDeadline }],
  });
};
