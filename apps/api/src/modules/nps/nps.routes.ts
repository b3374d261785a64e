import { nps } from '@esteto/contract/nps';
import type { Bind } from '../../platform/http/bind.ts';
import type { NpsService } from './nps.service.ts';

export const npsRoutes = (bind: Bind, surveys: NpsService) => [
  bind(nps.started, surveys.started),
  bind(nps.answer, surveys.answer),
  bind(nps.look, surveys.look),
  bind(nps.reply, surveys.reply),
];
