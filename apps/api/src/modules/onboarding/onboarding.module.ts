import { onboarding } from '@esteto/contract/onboarding';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bindAll } from '../../platform/http/bind.ts';
import { onboardingService } from './onboarding.service.ts';

export const onboardingModule = (deps: Deps) => {
  const services = { onboarding: onboardingService(deps) };
  return defineModule({
    services,
    routes: bindAll(onboarding, services.onboarding),
  });
};
