import { wizardOrder } from '@esteto/contract/opening/wizard-order';
import { companyQueries } from '../company/company.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { onboardingQueries } from './onboarding.ts';
import { wizardQueries } from './wizard.ts';

export const wizardOrderQueries = queriesFor(wizardOrder);
export const wizardOrderMutations = mutationsFor(wizardOrder, {
  invalidates: [wizardOrderQueries, wizardQueries, companyQueries, onboardingQueries],
});
