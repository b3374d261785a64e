import { companyHistory } from '@esteto/contract/office/company-history';
import { queriesFor } from '../queries.ts';

export const companyHistoryQueries = queriesFor(companyHistory);
