import { incomeTaxPendency } from '@esteto/contract/tax/income-tax-pendency';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { incomeTaxPendencyService } from './income-tax-pendency.service.ts';

export const incomeTaxPendencyModule = (deps: Deps & NoticeServices) => {
  const services = { incomeTaxPendencies: incomeTaxPendencyService(deps) };
  return defineModule({
    services,
    routes: bindAll(incomeTaxPendency, services.incomeTaxPendencies),
    jobs: [
      {
        name: 'income-tax-pendencies.remind',
        label: 'Lembretes de pendências do IRPF',
        cron: '52 7 * * *',
        handle: (_data, id) => services.incomeTaxPendencies.remind(id),
      },
    ],
  });
};
