import { notice } from '@esteto/contract/office/notice';
import { noticeRule } from '@esteto/contract/office/notice-rule';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import { NOTICE_MAIL, type NoticeMail, noticeService } from './notice.service.ts';
import { noticeRuleService } from './notice-rule.service.ts';

export type NoticeServices = ReturnType<typeof noticeModule>['services'];

export const noticeModule = (deps: Deps) => {
  const services = { notices: noticeService(deps), noticeRules: noticeRuleService(deps) };
  return defineModule({
    services,
    routes: [...bindAll(notice, services.notices), ...bindAll(noticeRule, services.noticeRules)],
    jobs: [
      { name: 'notices.deliver', label: 'Entrega de avisos', cron: '*/5 * * * *', handle: (_data, id) => services.notices.deliver(id) },
      {
        name: NOTICE_MAIL,
        label: 'Aviso por e-mail',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: NoticeMail) => services.notices.sendMail(job),
      },
      { name: 'notices.sweep', label: 'Limpeza de avisos antigos', cron: '22 4 * * *', handle: () => services.notices.sweep() },
    ],
  });
};
