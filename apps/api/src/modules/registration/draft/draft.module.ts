import { draft } from '@esteto/contract/draft';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { RegistrationServices } from '../registration.module.ts';
import { draftService } from './draft.service.ts';

export const draftModule = (deps: Deps & RegistrationServices) => {
  const services = { drafts: draftService(deps) };
  const { drafts } = services;
  return defineModule({
    services,
    routes: bindAll(draft, drafts),
  });
};
