import { spreadsheet } from '@esteto/contract/office/spreadsheet';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { MAKE_SPREADSHEETS, spreadsheetService } from './spreadsheet.service.ts';

export const spreadsheetModule = (deps: Deps) => {
  const services = { spreadsheets: spreadsheetService(deps) };
  return defineModule({
    services,
    routes: bindAll(spreadsheet, services.spreadsheets),
    jobs: [
      { name: MAKE_SPREADSHEETS, label: 'Exportação de muitas empresas', handle: () => services.spreadsheets.make() },
      {
        name: 'spreadsheets.expire',
        label: 'Descarte das exportações',
        cron: '47 4 * * *',
        handle: (_data: object, id) => services.spreadsheets.expire(id),
      },
    ],
  });
};
