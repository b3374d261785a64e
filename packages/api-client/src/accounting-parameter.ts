import { accountingParameter } from '@esteto/contract/accounting-parameter';
import { licensingQueries } from './licensing.ts';
import { monthQueries } from './month.ts';
import { onboardingQueries } from './onboarding.ts';
import { mutationsFor, queriesFor } from './queries.ts';
import { registrationQueries } from './registration.ts';

export const accountingParameterQueries = queriesFor(accountingParameter);
export const accountingParameterMutations = mutationsFor(accountingParameter, {
  invalidates: [accountingParameterQueries, registrationQueries, licensingQueries, onboardingQueries, ...monthQueries],
});
