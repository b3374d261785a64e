import { npsSurvey } from '@esteto/contract/office/nps-survey';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import { npsSurveyService } from './nps-survey.service.ts';

export type NpsSurveyServices = ReturnType<typeof npsSurveyModule>['services'];

export const npsSurveyModule = (deps: Deps) => {
  const services = { surveys: npsSurveyService(deps) };
  return defineModule({
    services,
    routes: bindAll(npsSurvey, services.surveys),
    jobs: [
      {
        name: 'nps-surveys.follow-clock',
        label: 'Início e fim das pesquisas NPS',
        cron: '*/5 * * * *',
        handle: (_data, id) => services.surveys.followClock(id),
      },
    ],
  });
};
