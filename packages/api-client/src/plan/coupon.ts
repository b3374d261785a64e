import { coupon } from '@esteto/contract/plan/coupon';
import { mutationsFor, queriesFor } from '../queries.ts';

export const couponQueries = queriesFor(coupon);
export const couponMutations = mutationsFor(coupon, { invalidates: [couponQueries] });
