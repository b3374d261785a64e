import { subscriberFilters } from '@esteto/domain/plan/plan/plan-form';
import { type InferType, number, object, string } from 'yup';
import { plans } from '../access.ts';
import { get } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';

/** The fees of a month, made by the clock. `amount`: their sum in cents; `last_run_at`: null where it did not run in the last week. */
export const planFeeMonth = object({
  month: string().required(),
  last_run_at: string().nullable().defined(),
  made: number().required(),
  amount: number().required(),
});
export type PlanFeeMonth = InferType<typeof planFeeMonth>;

/** A company that was not charged for the month, and why; `reason` null: the clock will charge it when it runs next. */
export const leftOutRow = object({
  id: number().required(),
  company_id: number().required(),
  company_name: string().required(),
  plan_name: string().required(),
  reason: string().nullable().defined(),
});
export type LeftOutRow = InferType<typeof leftOutRow>;

export const planFee = {
  month: get('admin/plan-fees', { summary: 'Os honorários deste mês feitos pela rotina.', who: plans.view, answer: planFeeMonth }),
  leftOut: get('admin/plan-fees/left-out', {
    summary: 'Empresas com plano que ainda não têm o honorário deste mês, e por quê.',
    who: plans.view,
    query: listQuery(['company_name'], subscriberFilters),
    answer: page(leftOutRow),
  }),
};
