import { RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { planBoletoForm, planPaymentClaimForm, planPaymentDecisionForm } from '@esteto/domain/opening/wizard/plan-payment-form';
import { PLAN_PAYMENT_STATUSES, PLAN_PAYMENT_WAYS } from '@esteto/domain/opening/wizard/plan-payment-life';
import { planPricesQuery } from '@esteto/domain/opening/wizard/plan-prices-query';
import { planChoiceForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { object as form, integer } from '@esteto/domain/shared/schema/fields';
import { array, type InferType, number, object, string } from 'yup';
import { onboarding, owner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { offeredPlan } from '../plan/plan.ts';
import { versioned } from '../record.ts';
import { wizardState } from './wizard.ts';

/** How a plan is paid for the first time. `pix` null: we have no key; `boleto` null: our team has not sent it yet. Values in cents. */
export const planPayment = object({
  id: number().required(),
  version: number().required(),
  status: string().oneOf(PLAN_PAYMENT_STATUSES).required(),
  way: string().oneOf(PLAN_PAYMENT_WAYS).required(),
  plan_name: string().required(),
  amount: number().required(),
  paid_on: string().nullable().defined(),
  proof: object({ name: string().required(), mime: string().required() }).nullable().defined(),
  reason: string().nullable().defined(),
  boleto: object({ line: string().required(), due_on: string().required() }).nullable().defined(),
  created_at: string().required(),
  decided_at: string().nullable().defined(),
});
export type PlanPayment = InferType<typeof planPayment>;

/** `qr_code` is a picture (SVG) of `code`, which is pasted where one pays. */
const ownPayment = object({
  payment: planPayment
    .shape({ pix: object({ code: string().required(), qr_code: string().required() }).nullable().defined() })
    .nullable()
    .defined(),
});
export type OwnPayment = InferType<typeof ownPayment>;

const onlyVersion = form({ version: integer('Versão').min(1).required() });

// What names the version that was seen is done once: the same one twice is refused (409) and needs no key.
export const wizardOrder = {
  plans: get('wizard/plans', {
    summary: 'Os planos que a empresa pode ter, com o preço dela.',
    who: owner(),
    query: planPricesQuery,
    answer: array(offeredPlan).required(),
  }),
  choose: post('wizard/plan', {
    summary: 'Escolhe o plano, com o cupom, enquanto nada foi pago.',
    who: owner('edit'),
    keyless: true,
    body: versioned(planChoiceForm),
    answer: wizardState,
  }),
  confirm: post('wizard/order', {
    summary: 'Confirma o plano conferido e cria a cobrança; sem nada a pagar, o plano começa.',
    who: owner('edit'),
    keyless: true,
    body: onlyVersion,
    answer: wizardState,
  }),
  payment: get('wizard/payment', { summary: 'O primeiro pagamento do plano.', who: owner(), answer: ownPayment }),
  askBoleto: post('wizard/payment/:id/boleto', {
    summary: 'Pede um boleto no lugar do Pix.',
    who: owner('edit'),
    body: onlyVersion,
    answer: ownPayment,
  }),
  claim: post('wizard/payment/:id/claim', {
    summary: 'Informa o pagamento, com o comprovante.',
    who: owner('edit'),
    upload: { kinds: RECORD_FILE_KINDS },
    body: planPaymentClaimForm,
    answer: ownPayment,
  }),
  receipt: get('wizard/payment/:id/receipt', {
    summary: 'O recibo do primeiro pagamento do plano, em PDF.',
    who: owner(),
    answer: 'file',
  }),
  decide: post('admin/plan-payments/:id/decision', {
    summary: 'Confirma o pagamento de um plano ou diz por que não foi encontrado.',
    who: onboarding.edit,
    keyless: true,
    body: versioned(planPaymentDecisionForm),
    answer: planPayment,
  }),
  sendBoleto: post('admin/plan-payments/:id/boleto', {
    summary: 'Envia ao médico o boleto do plano.',
    who: onboarding.edit,
    body: versioned(planBoletoForm),
    answer: planPayment,
  }),
  receiptOfCompany: get('admin/plan-payments/:id/receipt', {
    summary: 'O recibo do pagamento de um plano, em PDF.',
    who: onboarding.view,
    answer: 'file',
  }),
  proof: get('admin/plan-payments/:id/proof', { summary: 'O comprovante de pagamento de um plano.', who: onboarding.view, answer: 'file' }),
};
