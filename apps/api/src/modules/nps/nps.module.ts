import { nps } from '@esteto/contract/nps';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../platform/jobs/jobs.ts';
import { NPS_LETTER, NPS_MAIL, type NpsLetterJob, type NpsMailJob, npsService } from './nps.service.ts';

export const npsModule = (deps: Deps) => {
  const services = { surveys: npsService(deps) };
  return defineModule({
    services,
    routes: bindAll(nps, services.surveys),
    jobs: [
      { name: 'nps-surveys.follow-clock', cron: '*/5 * * * *', handle: (_data, id) => services.surveys.followClock(id) },
      { name: NPS_MAIL, handle: (job: NpsMailJob, id) => services.surveys.send(job, id) },
      { name: NPS_LETTER, at_once: LETTERS_AT_ONCE, handle: (job: NpsLetterJob, id) => services.surveys.sendLetter(job, id) },
    ],
  });
};
