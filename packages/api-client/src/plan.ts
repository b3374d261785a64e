import { plan } from '@esteto/contract/plan';
import { companyRegisterQueries } from './company-register.ts';
import { couponQueries } from './coupon.ts';
import { mutationsFor, queriesFor } from './queries.ts';
import { referralQueries } from './referral.ts';

export const planQueries = queriesFor(plan);
export const planMutations = mutationsFor(plan, { invalidates: [planQueries, couponQueries, companyRegisterQueries, referralQueries] });
