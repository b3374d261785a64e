import { companyPartner } from '@esteto/contract/opening/company-partner';
import { queriesFor } from '../queries.ts';

export const companyPartnerQueries = queriesFor(companyPartner);
