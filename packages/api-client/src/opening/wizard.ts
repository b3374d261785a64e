import { wizard } from '@esteto/contract/opening/wizard';
import { companyQueries } from '../company/company.ts';
import { mutationsFor, queriesFor } from '../queries.ts';

export const wizardQueries = queriesFor(wizard);
export const wizardMutations = mutationsFor(wizard, { invalidates: [wizardQueries, companyQueries] });
