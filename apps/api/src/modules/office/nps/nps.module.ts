import { nps } from '@esteto/contract/office/nps';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { NoticeServices } from '../notice/notice.module.ts';
import { npsService } from './nps.service.ts';
import { NPS_LETTER, NPS_MAIL, type NpsLetterJob, type NpsMailJob } from './nps-mail.ts';

export const npsModule = (deps: Deps & NoticeServices) => {
  const services = { npsAnswers: npsService(deps) };
  const { npsAnswers } = services;
  return defineModule({
    services,
    routes: bindAll(nps, npsAnswers),
    jobs: [
      { name: NPS_MAIL, label: 'Pedido dos e-mails de uma pesquisa NPS', handle: (job: NpsMailJob, id) => npsAnswers.send(job, id) },
      {
        name: NPS_LETTER,
        label: 'Pesquisa NPS',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: NpsLetterJob, id) => npsAnswers.sendLetter(job, id),
      },
    ],
  });
};
