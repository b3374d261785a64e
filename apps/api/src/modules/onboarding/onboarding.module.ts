import { onboarding } from '@esteto/contract/onboarding';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import { onboardingService } from './onboarding.service.ts';
import { onboardingPiles } from './onboarding-piles.ts';

export type OnboardingServices = ReturnType<typeof onboardingModule>['services'];

export const onboardingModule = (deps: Deps) => {
  const services = { onboarding: onboardingService(deps), onboardingPiles: onboardingPiles(deps) };
  return defineModule({
    services,
    routes: bindAll(onboarding, services.onboarding),
  });
};
