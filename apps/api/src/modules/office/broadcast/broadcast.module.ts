import { broadcast } from '@esteto/contract/office/broadcast';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../notice/notice.module.ts';
import { BROADCAST_SEND, type BroadcastSendJob, broadcastService } from './broadcast.service.ts';

export const broadcastModule = (deps: Deps & NoticeServices) => {
  const services = { broadcasts: broadcastService(deps) };
  return defineModule({
    services,
    routes: bindAll(broadcast, services.broadcasts),
    jobs: [
      {
        name: 'broadcasts.follow-clock',
        label: 'Início e fim das notificações da equipe',
        cron: '* * * * *',
        handle: (_data, id) => services.broadcasts.followClock(id),
      },
      {
        name: BROADCAST_SEND,
        label: 'Entrega de uma notificação da equipe',
        handle: (job: BroadcastSendJob, id) => services.broadcasts.send(job, id),
      },
    ],
  });
};
