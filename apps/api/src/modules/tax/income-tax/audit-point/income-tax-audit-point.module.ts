import { incomeTaxAuditPoint } from '@esteto/contract/tax/income-tax-audit-point';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import { incomeTaxAuditPointService } from './income-tax-audit-point.service.ts';

export type IncomeTaxAuditPointServices = ReturnType<typeof incomeTaxAuditPointModule>['services'];

export const incomeTaxAuditPointModule = (deps: Deps & NoticeServices) => {
  const services = { incomeTaxAuditPoints: incomeTaxAuditPointService(deps) };
  return defineModule({ services, routes: bindAll(incomeTaxAuditPoint, services.incomeTaxAuditPoints) });
};
