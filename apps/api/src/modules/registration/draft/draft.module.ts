import { draft } from '@esteto/contract/draft';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { RegistrationServices } from '../registration.module.ts';
import { draftService } from './draft.service.ts';

export const draftModule = (deps: Deps & RegistrationServices) => {
  const services = { drafts: draftService(deps) };
  const { drafts } = services;
  return defineModule({
    services,
    routes: [
      bind(draft.ofRegistration, drafts.ofRegistration),
      bind(draft.send, drafts.send),
      bind(draft.current, drafts.current),
      bind(draft.approve, drafts.approve),
      bind(draft.reject, drafts.reject),
    ],
  });
};
