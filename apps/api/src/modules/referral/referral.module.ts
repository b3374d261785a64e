import { referral } from '@esteto/contract/referral';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import { referralService } from './referral.service.ts';

export type ReferralServices = ReturnType<typeof referralModule>['services'];

export const referralModule = (deps: Deps) => {
  const services = { referrals: referralService(deps) };
  return defineModule({ services, routes: bindAll(referral, services.referrals) });
};
