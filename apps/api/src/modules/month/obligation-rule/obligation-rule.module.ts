import { obligationRule } from '@esteto/contract/month/obligation-rule';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { MonthlyObligationServices } from '../monthly-obligation/monthly-obligation.module.ts';
import { FOLLOW_RULE, obligationRuleService } from './obligation-rule.service.ts';

export const obligationRuleModule = (deps: Deps & MonthlyObligationServices) => {
  const services = { obligationRules: obligationRuleService(deps) };
  const { obligationRules } = services;
  return defineModule({
    services,
    routes: bindAll(obligationRule, obligationRules),
    jobs: [{ name: FOLLOW_RULE, label: 'Obrigações que seguem uma regra do escritório', handle: obligationRules.follow }],
  });
};
