import { connect } from '@esteto/contract/identity/connect';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { SessionServices } from '../session/session.module.ts';
import { connectService } from './connect.service.ts';

export const connectModule = (deps: Deps & SessionServices) => {
  const services = { connects: connectService(deps) };
  return defineModule({
    services,
    routes: bindAll(connect, services.connects),
    jobs: [
      {
        name: 'connects.sweep',
        label: 'Limpeza das entradas por conta externa',
        cron: '24 4 * * *',
        handle: () => services.connects.sweep(),
      },
    ],
  });
};
