import { shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import { shiftOffer } from '@esteto/contract/duty/shift-offer';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { announcementService } from './announcement.service.ts';
import { offerService } from './offer.service.ts';

export type AnnouncementServices = ReturnType<typeof announcementModule>['services'];

export const announcementModule = (deps: Deps & NoticeServices) => {
  const services = { announcements: announcementService(deps), offers: offerService(deps) };
  return defineModule({
    services,
    routes: [...bindAll(shiftAnnouncement, services.announcements), ...bindAll(shiftOffer, services.offers)],
    jobs: [
      {
        name: 'shift-announcements.close',
        label: 'Anúncios de vagas que encerram',
        cron: '5-59/10 * * * *',
        handle: (_data, id) => services.announcements.close(id),
      },
    ],
  });
};
