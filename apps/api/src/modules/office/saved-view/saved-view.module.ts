import { savedView } from '@esteto/contract/office/saved-view';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { savedViewService } from './saved-view.service.ts';

export const savedViewModule = (deps: Deps) => {
  const services = { savedViews: savedViewService(deps) };
  return defineModule({
    services,
    routes: bindAll(savedView, services.savedViews),
  });
};
