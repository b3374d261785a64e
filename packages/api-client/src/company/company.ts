import { company } from '@esteto/contract/company/company';
import { queriesFor } from '../queries.ts';

export const companyQueries = queriesFor(company);
