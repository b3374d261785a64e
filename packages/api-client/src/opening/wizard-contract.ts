import { wizardContract } from '@esteto/contract/opening/wizard-contract';
import { companyQueries } from '../company/company.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { wizardQueries } from './wizard.ts';

export const wizardContractQueries = queriesFor(wizardContract);
export const wizardContractMutations = mutationsFor(wizardContract, {
  invalidates: [wizardContractQueries, wizardQueries, companyQueries],
});
