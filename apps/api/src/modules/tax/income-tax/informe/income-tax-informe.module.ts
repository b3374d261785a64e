import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { incomeTaxInformeService, READ_INFORME, type ReadInforme } from './income-tax-informe.service.ts';

export type IncomeTaxInformeServices = ReturnType<typeof incomeTaxInformeModule>['services'];

export const incomeTaxInformeModule = (deps: Deps & NoticeServices) => {
  const services = { incomeTaxInformes: incomeTaxInformeService(deps) };
  return defineModule({
    services,
    jobs: [
      {
        name: READ_INFORME,
        label: 'Leitura de informe de rendimentos',
        at_once: 8,
        handle: (data: ReadInforme, id) => services.incomeTaxInformes.read(data, id),
      },
    ],
  });
};
