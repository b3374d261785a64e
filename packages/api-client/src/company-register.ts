import { companyRegister } from '@esteto/contract/company-register';
import { companyQueries } from './company.ts';
import { monthQueries } from './month.ts';
import { onboardingQueries } from './onboarding.ts';
import { mutationsFor, queriesFor } from './queries.ts';

export const companyRegisterQueries = queriesFor(companyRegister);
export const companyRegisterMutations = mutationsFor(companyRegister, {
  invalidates: [companyRegisterQueries, companyQueries, onboardingQueries, ...monthQueries],
});
