import { join } from 'node:path';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { sweepForms } from '../http/form.ts';
import { localFileStore } from './file-store.ts';
import { sweepFiles } from './files.ts';

export const filesModule = ({ config, db }: Deps) =>
  defineModule({
    services: {},
    jobs: [
      {
        name: 'files.sweep',
        label: 'Limpeza de arquivos sem dono',
        cron: '47 3 * * *',
        handle: async () => {
          await sweepFiles(db, localFileStore(config.dataDir));
          await sweepForms(join(config.dataDir, 'incoming'));
        },
      },
    ],
  });
