import { payrollBatch } from '@esteto/contract/month/payroll-batch';
import { mutationsFor, queriesFor } from '../queries.ts';
import { monthQueries } from './month.ts';

export const payrollBatchQueries = queriesFor(payrollBatch);
export const payrollBatchMutations = mutationsFor(payrollBatch, { invalidates: [payrollBatchQueries, ...monthQueries] });
