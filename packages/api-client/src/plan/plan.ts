import { plan } from '@esteto/contract/plan/plan';
import { companyRegisterQueries } from '../company/company-register.ts';
import { referralQueries } from '../opening/referral.ts';
import { mutationsFor, queriesFor } from '../queries.ts';
import { couponQueries } from './coupon.ts';

export const planQueries = queriesFor(plan);
export const planMutations = mutationsFor(plan, { invalidates: [planQueries, couponQueries, companyRegisterQueries, referralQueries] });
