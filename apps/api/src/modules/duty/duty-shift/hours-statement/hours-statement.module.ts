import { hoursStatement } from '@esteto/contract/duty/hours-statement';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { SignatureServices } from '../../../identity/signature/signature.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { hoursStatementService } from './hours-statement.service.ts';

export type HoursStatementServices = ReturnType<typeof hoursStatementModule>['services'];

export const hoursStatementModule = (deps: Deps & NoticeServices & SignatureServices) => {
  const services = { hoursStatements: hoursStatementService(deps) };
  return defineModule({ services, routes: bindAll(hoursStatement, services.hoursStatements) });
};
