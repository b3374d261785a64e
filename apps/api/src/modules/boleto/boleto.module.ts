import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { NoticeServices } from '../notice/notice.module.ts';
import { boletoRoutes } from './boleto.routes.ts';
import { boletoService } from './boleto.service.ts';

export const boletoModule = (deps: Deps & NoticeServices) => {
  const services = { boletos: boletoService(deps) };
  return defineModule({
    services,
    routes: boletoRoutes(bind, services.boletos),
    jobs: [{ name: 'boletos.expire', cron: '12 * * * *', handle: (_data, id) => services.boletos.expire(id) }],
  });
};
