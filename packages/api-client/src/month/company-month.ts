import { companyMonth } from '@esteto/contract/month/company-month';
import { mutationsFor, queriesFor } from '../queries.ts';

export const companyMonthQueries = queriesFor(companyMonth);
export const companyMonthMutations = mutationsFor(companyMonth, { invalidates: [] });
