import { wizardOrder } from '@esteto/contract/wizard-order';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../../company/company.module.ts';
import type { CouponServices } from '../../coupon/coupon.module.ts';
import type { DoctorServices } from '../../doctor/doctor.module.ts';
import type { NoticeServices } from '../../notice/notice.module.ts';
import type { PlanServices } from '../../plan/plan.module.ts';
import type { WizardServices } from '../wizard.module.ts';
import { wizardOrderService } from './wizard-order.service.ts';

export type WizardOrderServices = ReturnType<typeof wizardOrderModule>['services'];

export const wizardOrderModule = (
  deps: Deps & WizardServices & CompanyServices & PlanServices & CouponServices & DoctorServices & NoticeServices,
) => {
  const services = { wizardOrders: wizardOrderService(deps) };
  return defineModule({ services, routes: bindAll(wizardOrder, services.wizardOrders) });
};
