import { registration } from '@esteto/contract/opening/registration';
import { companyQueries } from '../company/company.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { licensingQueries } from './licensing.ts';
import { onboardingQueries } from './onboarding.ts';

export const registrationQueries = queriesFor(registration);
export const registrationMutations = mutationsFor(registration, {
  invalidates: [registrationQueries, licensingQueries, onboardingQueries, companyQueries],
});
