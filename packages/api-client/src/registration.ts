import { registration } from '@esteto/contract/registration';
import { companyQueries } from './company.ts';
import { licensingQueries } from './licensing.ts';
import { onboardingQueries } from './onboarding.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const registrationQueries = queriesFor(registration);
export const registrationMutations = mutationsFor(registration, {
  invalidates: [registrationQueries, licensingQueries, onboardingQueries, companyQueries],
});
