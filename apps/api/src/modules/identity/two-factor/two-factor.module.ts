import { twoFactor } from '@esteto/contract/identity/two-factor';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { UserServices } from '../user/user.module.ts';
import { twoFactorService } from './two-factor.service.ts';

export type TwoFactorServices = ReturnType<typeof twoFactorModule>['services'];

export const twoFactorModule = (deps: Deps & UserServices) => {
  const services = { twoFactor: twoFactorService(deps) };
  return defineModule({
    services,
    routes: bindAll(twoFactor, services.twoFactor),
    jobs: [
      {
        name: 'two-factors.sweep',
        label: 'Limpeza da autenticação em dois fatores',
        cron: '24 4 * * *',
        handle: () => services.twoFactor.sweep(),
      },
      {
        name: 'two-factors.reseal',
        label: 'Troca de chave da autenticação em dois fatores',
        cron: '34 * * * *',
        handle: () => services.twoFactor.reseal(),
      },
    ],
  });
};
