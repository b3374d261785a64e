import { companyRegister } from '@esteto/contract/company/company-register';
import { monthQueries } from '../month/month.ts';
import { companyHistoryQueries } from '../office/company-history.ts';
import { onboardingQueries } from '../opening/onboarding.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { companyQueries } from './company.ts';

export const companyRegisterQueries = queriesFor(companyRegister);
export const companyRegisterMutations = mutationsFor(companyRegister, {
  invalidates: [companyRegisterQueries, companyHistoryQueries, companyQueries, onboardingQueries, ...monthQueries],
});
