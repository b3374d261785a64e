import type { InferType } from 'yup';
import { COMPANY_TYPES, companyTypeLabel } from '../../company/company/company-kinds.ts';
import { MOST_ASSIGNED } from '../../company/company/register-form.ts';
import { cents, filledList, flag, id, integer, isoDate, list, longText, object, oneOf, text } from '../../shared/schema/fields.ts';
import { PLAN_TYPES, planTypeLabel } from './plan-life.ts';

/** What a plan is: changed at any time, for everybody who has it. */
const planFacts = {
  name: text('Nome').max(80).required(),
  type: oneOf('Tipo', PLAN_TYPES, planTypeLabel).required(),
  company_types: filledList(
    'Para quem',
    oneOf('Tipo de conta', COMPANY_TYPES, companyTypeLabel).required(),
    'Escolha para quem é o plano.',
  ),
  is_visible: flag('Aparece no cadastro'),
  is_active: flag('Aceita novas empresas'),
};

/** What is agreed on with a company: changed from a day on, and never back in time. Values in cents. */
const planTerms = {
  value: cents('Valor por mês').required(),
  value_residents: cents('Valor para residentes'),
  extra_partner_value: cents('Sócio adicional'),
  extra_employee_value: cents('Funcionário adicional'),
  revenue_limit_month: cents('Faturamento máximo por mês'),
  max_payments: integer('Número de pagamentos').min(1).max(120),
  trial_days: integer('Dias de teste').min(0).max(90),
  /** In every month; null: the fee is not made by itself. */
  billing_day: integer('Dia do vencimento').min(1).max(28),
  services: list('Serviços', text('Serviço').max(120).required(), 30),
};

export const planFactsForm = object(planFacts);
export const planTermsForm = object(planTerms);
export type PlanTerms = InferType<typeof planTermsForm>;

/** A plan as it is created: its terms are in force from that day on. */
export const planForm = planFactsForm.shape(planTerms);
export type PlanForm = InferType<typeof planForm>;

/** A plan as it is changed. `effective_from`: the day from which changed terms are in force. */
export const planChangeForm = planForm.shape({ effective_from: isoDate('Valores valem a partir de').required() });
export type PlanChangeForm = InferType<typeof planChangeForm>;

/** Which of the changes to come is withdrawn. */
export const withdrawPriceForm = object({ effective_from: isoDate('A partir de').required() });

/** Every plan that is not archived, in the order in which people see them. */
export const planOrderForm = object({
  ids: filledList('Planos', id('Plano').required(), 'Não há planos para ordenar.', 200).test(
    'once',
    'O mesmo plano está duas vezes na lista.',
    (ids) => new Set(ids ?? []).size === (ids ?? []).length,
  ),
});

/** The plan of companies from today on; `coupon` only where one company is given it. */
export const subscribeForm = object({
  plan_id: id('Plano').required('Escolha o plano.'),
  coupon: text('Cupom').max(40),
});
export type SubscribeForm = InferType<typeof subscribeForm>;

/** A coupon for the plan that a company has already. */
export const usedCouponForm = object({ code: text('Cupom').max(40).required('Digite o código do cupom.') });

export const subscribeManyForm = object({
  ids: filledList('Empresas', id('Empresa').required(), 'Escolha pelo menos uma empresa.', MOST_ASSIGNED),
  plan_id: id('Plano').required('Escolha o plano.'),
});
export type SubscribeManyForm = InferType<typeof subscribeManyForm>;

export const cancelSubscriptionForm = object({ reason: longText('Motivo').max(500).required() });
export type CancelSubscriptionForm = InferType<typeof cancelSubscriptionForm>;

/** How the companies of a plan may be narrowed. */
export const subscriberFilters = object({ search: text('Busca').max(100) });
