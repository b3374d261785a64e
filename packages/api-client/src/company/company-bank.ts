import { companyBank } from '@esteto/contract/company/company-bank';
import { mutationsFor, queriesFor } from '../queries.ts';
import { companyRegisterQueries } from './company-register.ts';

export const companyBankQueries = queriesFor(companyBank);
export const companyBankMutations = mutationsFor(companyBank, { invalidates: [companyBankQueries, companyRegisterQueries] });
