import { meeting } from '@esteto/contract/agenda/meeting';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import { meetingService } from './meeting.service.ts';

export type MeetingServices = ReturnType<typeof meetingModule>['services'];

export const meetingModule = (deps: Deps & NoticeServices) => {
  const services = { meetings: meetingService(deps) };
  return defineModule({ services, routes: bindAll(meeting, services.meetings) });
};
