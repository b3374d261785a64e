import { dataExport } from '@esteto/contract/office/data-export';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import { DATA_EXPORT, DATA_EXPORT_MAIL, type DataExportMail, dataExportService } from './data-export.service.ts';

export const dataExportModule = (deps: Deps & UserServices) => {
  const services = { dataExports: dataExportService(deps) };
  return defineModule({
    services,
    routes: bindAll(dataExport, services.dataExports),
    jobs: [
      // By the clock too, for what a server did not finish.
      { name: DATA_EXPORT, label: 'Exportação de dados de uma pessoa', cron: '25 * * * *', handle: () => services.dataExports.make() },
      {
        name: DATA_EXPORT_MAIL,
        label: 'Aviso de exportação de dados pronta',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: DataExportMail) => services.dataExports.sendMail(job),
      },
      {
        name: 'data-exports.expire',
        label: 'Descarte das exportações de dados antigas',
        cron: '35 3 * * *',
        handle: (_data, id) => services.dataExports.expire(id),
      },
    ],
  });
};
