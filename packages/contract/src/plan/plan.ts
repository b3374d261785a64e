import { COMPANY_TYPES } from '@esteto/domain/company/company/company-kinds';
import { contractForm } from '@esteto/domain/plan/plan/contract-form';
import {
  cancelSubscriptionForm,
  planChangeForm,
  planForm,
  planOrderForm,
  subscribeForm,
  subscribeManyForm,
  subscriberFilters,
  usedCouponForm,
  withdrawPriceForm,
} from '@esteto/domain/plan/plan/plan-form';
import { SUBSCRIPTION_STATUSES } from '@esteto/domain/plan/plan/plan-life';
import { PRICE_LINE_KINDS } from '@esteto/domain/plan/plan/price-composition';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { owner, partner, plans } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { signedContract } from '../identity/signature.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

/** A plan with its terms of today. `effective_from`: since when, 'YYYY-MM-DD'. */
export const planRow = planForm.shape({ ...recordFields, effective_from: string().required(), companies_count: number().required() });
export type PlanRow = InferType<typeof planRow>;

/** A plan as it is changed: with the terms announced last. `prices`: what it cost, costs and will cost, newest first, in cents. */
export const planDetail = planRow.shape({
  prices: array(object({ effective_from: string().required(), value: number().required() }).required()).required(),
});
export type PlanDetail = InferType<typeof planDetail>;

/** A company and how it stands with its plan. `owner_name` null: it has no owner yet. */
export const subscriberRow = object({
  id: number().required(),
  company_id: number().required(),
  company_name: string().required(),
  owner_name: string().nullable().defined(),
  subscription_status: string().oneOf(SUBSCRIPTION_STATUSES).required(),
  starts_on: string().required(),
  coupon_code: string().nullable().defined(),
});
export type SubscriberRow = InferType<typeof subscriberRow>;

export const withoutPlanRow = object({
  id: number().required(),
  name: string().required(),
  type: string().oneOf(COMPANY_TYPES).required(),
  created_at: string().required(),
});
export type WithoutPlanRow = InferType<typeof withoutPlanRow>;

/** In cents; what is below zero is taken off. */
export const priceLine = object({
  kind: string().oneOf(PRICE_LINE_KINDS).required(),
  label: string().required(),
  amount: number().required(),
  reason: string().required(),
});

/** What a company pays, line by line. */
export const price = object({
  lines: array(priceLine.required()).required(),
  total: number().required(),
  after_coupon: object({ total: number().required(), payments_left: number().required() }).nullable().defined(),
});

/** A plan as a company, or who may become one, would have it. `coupon_refusal`: why the coupon that was named does not count for it. */
export const offeredPlan = object({
  id: number().required(),
  name: string().required(),
  services: array(string().required()).required(),
  revenue_limit_month: number().nullable().defined(),
  trial_days: number().nullable().defined(),
  is_containment: boolean().required(),
  coupon_refusal: string().nullable().defined(),
  price: price.required(),
});
export type OfferedPlan = InferType<typeof offeredPlan>;

/** The plan of a company; null where it has none. */
export const subscription = object({
  id: number().required(),
  version: number().required(),
  plan_id: number().required(),
  plan_name: string().required(),
  services: array(string().required()).required(),
  subscription_status: string().oneOf(SUBSCRIPTION_STATUSES).required(),
  starts_on: string().required(),
  trial_until: string().nullable().defined(),
  /** The first payment, once it was confirmed: its receipt can be read. */
  receipt_id: number().nullable().defined(),
  price,
  /** What it will pay a month by the price that was announced, and from which day. */
  announced: object({ from: string().required(), total: number().required(), leaves_discount_out: boolean().required() })
    .nullable()
    .defined(),
  /** What each partner beside the first costs a month, in cents. */
  extra_partner_value: number().nullable().defined(),
}).nullable();
export type Subscription = NonNullable<InferType<typeof subscription>>;

/** `contract`: what the company signed last, of which plan ever. */
const companySubscription = object({ subscription: subscription.defined(), contract: signedContract.nullable().defined() });
export type CompanySubscription = InferType<typeof companySubscription>;

/** What the next fee of a company would be with a plan. `coupon_code`: the coupon that counts for it; `coupon_refusal`: why the one that was named does not. */
export const planChange = object({
  month: string().required(),
  lines: array(priceLine.required()).required(),
  total: number().required(),
  trial_until: string().nullable().defined(),
  coupon_code: string().nullable().defined(),
  coupon_refusal: string().nullable().defined(),
});
export type PlanChange = InferType<typeof planChange>;

/** A version of the text that is signed. */
export const planContract = contractForm.shape({
  version: number().required(),
  plan: planRow.pick(['name', 'value', 'services']),
  versions: array(
    object({
      id: number().required(),
      number: number().required(),
      created_at: string().required(),
      author: string().nullable().defined(),
    }).required(),
  ).required(),
});
export type PlanContract = InferType<typeof planContract>;

export const plan = {
  list: get('admin/plans', { summary: 'Planos, na ordem em que as pessoas os veem.', who: plans.view, answer: array(planRow).required() }),
  detail: get('admin/plans/:id', { summary: 'Um plano.', who: plans.view, answer: planDetail }),
  create: post('admin/plans', { summary: 'Cria um plano.', who: plans.edit, body: planForm, answer: planDetail }),
  update: put('admin/plans/:id', {
    summary: 'Altera um plano; os valores, a partir de um dia.',
    who: plans.edit,
    body: versioned(planChangeForm),
    answer: planDetail,
  }),
  withdrawPrice: post('admin/plans/:id/withdraw-price', {
    summary: 'Retira uma mudança de valores que ainda não vale.',
    who: plans.edit,
    body: versioned(withdrawPriceForm),
    answer: planDetail,
  }),
  order: post('admin/plans/order', { summary: 'Ordena os planos.', who: plans.edit, body: planOrderForm }),
  history: get('admin/plans/:id/history', { summary: 'O que aconteceu com um plano.', who: plans.view, answer: history }),
  subscribers: get('admin/plans/:id/subscribers', {
    summary: 'Quem tem um plano.',
    who: plans.view,
    query: listQuery(['created_at'], subscriberFilters),
    answer: page(subscriberRow),
  }),
  without: get('admin/companies-without-plan', {
    summary: 'Empresas sem plano.',
    who: plans.view,
    query: listQuery(['name'], subscriberFilters),
    answer: page(withoutPlanRow),
  }),
  contract: get('admin/plans/:id/contract', {
    summary: 'O contrato de um plano e as suas versões.',
    who: plans.view,
    answer: planContract,
  }),
  changeContract: put('admin/plans/:id/contract', {
    summary: 'Guarda uma nova versão do contrato de um plano.',
    who: plans.edit,
    body: versioned(contractForm),
    answer: planContract,
  }),
  ofCompany: get('admin/companies/:id/subscription', {
    summary: 'O plano de uma empresa e o que ela paga.',
    who: plans.view,
    answer: companySubscription,
  }),
  change: get('admin/companies/:id/subscription/change', {
    summary: 'Qual seria o próximo honorário de uma empresa, se ela recebesse um plano hoje.',
    who: plans.view,
    query: subscribeForm,
    answer: planChange,
  }),
  subscribe: post('admin/companies/:id/subscription', {
    summary: 'Dá um plano a uma empresa, no lugar do que ela tem.',
    who: plans.edit,
    body: subscribeForm,
    answer: companySubscription,
  }),
  subscribeMany: post('admin/plans/subscribe', {
    summary: 'Dá um plano a até 2.000 empresas.',
    who: plans.edit,
    body: subscribeManyForm,
  }),
  cancel: post('admin/subscriptions/:id/cancel', {
    summary: 'Cancela o plano de uma empresa, com o motivo.',
    who: plans.edit,
    body: versioned(cancelSubscriptionForm),
  }),
  redeem: post('company/subscription/coupon', {
    summary: 'Usa um cupom no plano que a empresa já tem.',
    who: owner('edit'),
    body: usedCouponForm,
    answer: companySubscription,
  }),
  own: get('company/subscription', { summary: 'O plano da empresa, para os sócios.', who: partner(), answer: companySubscription }),
};
