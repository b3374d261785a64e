import { ruleEffect } from '@esteto/contract/duty/rule-effect';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { QualificationServices } from '../../qualification/qualification.module.ts';
import { ruleEffectService } from './rule-effect.service.ts';

export const ruleEffectModule = (deps: Deps & QualificationServices) => {
  const services = { ruleEffects: ruleEffectService(deps) };
  return defineModule({ services, routes: bindAll(ruleEffect, services.ruleEffects) });
};
