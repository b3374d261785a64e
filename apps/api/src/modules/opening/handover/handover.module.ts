import { handover } from '@esteto/contract/opening/handover';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import { HANDOVER_MAIL, type HandoverJob, handoverService } from './handover.service.ts';

export type HandoverServices = ReturnType<typeof handoverModule>['services'];

export const handoverModule = (deps: Deps) => {
  const services = { handovers: handoverService(deps) };
  return defineModule({
    services,
    routes: bindAll(handover, services.handovers),
    jobs: [
      {
        name: HANDOVER_MAIL,
        label: 'Carta ao contador anterior',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: HandoverJob, id) => services.handovers.sendLetter(job, id),
      },
    ],
  });
};
