import { tag } from '@esteto/contract/duty/tag';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { tagRecords } from './tag.records.ts';

export const tagModule = (deps: Deps) => {
  const services = { tags: tagRecords(deps) };
  return defineModule({
    services,
    routes: bindAll(tag, services.tags),
  });
};
