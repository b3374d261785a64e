import { onboarding } from '@esteto/contract/onboarding';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import { onboardingService } from './onboarding.service.ts';

export const onboardingModule = (deps: Deps) => {
  const services = { onboarding: onboardingService(deps) };
  return defineModule({
    services,
    routes: [bind(onboarding.list, services.onboarding.list), bind(onboarding.funnel, services.onboarding.funnel)],
  });
};
