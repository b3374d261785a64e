import { tag } from '@esteto/contract/duty/tag';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { tagService } from './tag.service.ts';

export const tagModule = (deps: Deps) => {
  const services = { tags: tagService(deps) };
  return defineModule({
    services,
    routes: bindAll(tag, services.tags),
  });
};
