import { companyFile } from '@esteto/contract/company/company-file';
import { mutationsFor, queriesFor } from '../queries.ts';

export const companyFileQueries = queriesFor(companyFile);
export const companyFileMutations = mutationsFor(companyFile, { invalidates: [companyFileQueries] });
