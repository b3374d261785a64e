import { referral } from '@esteto/contract/opening/referral';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import type { CouponServices } from '../../plan/coupon/coupon.module.ts';
import { REFERRAL_PAID, type ReferralJob, referralService } from './referral.service.ts';

export type ReferralServices = ReturnType<typeof referralModule>['services'];

export const referralModule = (deps: Deps & CouponServices & NoticeServices) => {
  const services = { referrals: referralService(deps) };
  return defineModule({
    services,
    routes: bindAll(referral, services.referrals),
    jobs: [
      {
        name: REFERRAL_PAID,
        label: 'Prêmio de quem indicou',
        handle: (job: ReferralJob, id) => services.referrals.reward(job, id),
      },
    ],
  });
};
