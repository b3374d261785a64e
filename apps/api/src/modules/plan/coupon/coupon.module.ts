import { coupon } from '@esteto/contract/plan/coupon';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { couponService } from './coupon.service.ts';

export const couponModule = (deps: Deps) => {
  const services = { coupons: couponService(deps) };
  return defineModule({
    services,
    routes: bindAll(coupon, services.coupons),
  });
};

export type CouponServices = ReturnType<typeof couponModule>['services'];
