import { news } from '@esteto/contract/office/news';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../notice/notice.module.ts';
import { NEWS_BELL, type NewsBellJob, newsService } from './news.service.ts';

export const newsModule = (deps: Deps & NoticeServices) => {
  const services = { news: newsService(deps) };
  return defineModule({
    services,
    routes: bindAll(news, services.news),
    jobs: [
      {
        name: 'news.follow-clock',
        label: 'Publicação de novidades',
        cron: '*/5 * * * *',
        handle: (_data, id) => services.news.followClock(id),
      },
      { name: NEWS_BELL, label: 'Aviso de novidade publicada', handle: (job: NewsBellJob, id) => services.news.tell(job, id) },
    ],
  });
};
