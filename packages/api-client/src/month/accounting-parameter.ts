import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { licensingQueries } from '../opening/licensing.ts';
import { onboardingQueries } from '../opening/onboarding.ts';
import { registrationQueries } from '../opening/registration.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { incomeTaxDossierQueries } from '../tax/income-tax-dossier.ts';
import { lawTableQueries } from './law-table.ts';
import { monthQueries } from './month.ts';

export const accountingParameterQueries = queriesFor(accountingParameter);
export const accountingParameterMutations = mutationsFor(accountingParameter, {
  invalidates: [
    accountingParameterQueries,
    lawTableQueries,
    incomeTaxDossierQueries,
    registrationQueries,
    licensingQueries,
    onboardingQueries,
    ...monthQueries,
  ],
});
