import { coupon } from '@esteto/contract/coupon';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { couponService } from './coupon.service.ts';

export const couponModule = (deps: Deps) => {
  const services = { coupons: couponService(deps) };
  return defineModule({
    services,
    routes: [
      bind(coupon.list, services.coupons.list),
      bind(coupon.detail, services.coupons.detail),
      bind(coupon.create, services.coupons.create),
      bind(coupon.update, services.coupons.update),
      bind(coupon.uses, services.coupons.uses),
      bind(coupon.check, services.coupons.check),
    ],
  });
};

export type CouponServices = ReturnType<typeof couponModule>['services'];
