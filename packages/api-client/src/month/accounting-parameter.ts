import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { licensingQueries } from '../opening/licensing.ts';
import { onboardingQueries } from '../opening/onboarding.ts';
import { registrationQueries } from '../opening/registration.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { monthQueries } from './month.ts';

export const accountingParameterQueries = queriesFor(accountingParameter);
export const accountingParameterMutations = mutationsFor(accountingParameter, {
  invalidates: [accountingParameterQueries, registrationQueries, licensingQueries, onboardingQueries, ...monthQueries],
});
