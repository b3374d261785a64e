import { invoiceRecord } from '../../../billing/invoice/invoice-record.ts';
import { requirementStatusLabel } from '../../../billing/invoice/requirement-life.ts';
import { sendingStatusLabel } from '../../../billing/invoice/sending-status.ts';
import { invoiceEmailForm } from '../../../billing/invoice-email/invoice-email-form.ts';
import { recurrenceStatusLabel } from '../../../billing/invoice-recurrence/invoice-recurrence-life.ts';
import { emitterEnvironmentLabel, issuingAdapterLabel } from '../../../billing/municipality/issuing-adapter.ts';
import { substitutionReasonLabel } from '../../../billing/nfse/dps.ts';
import { paymentForm } from '../../../billing/payment/payment-form.ts';
import { boletoKindLabel, boletoStatusLabel } from '../../../money/boleto/boleto-life.ts';
import { boletoPaperLaunchForm } from '../../../money/boleto-paper/boleto-paper-form.ts';
import { boletoPaperStatusLabel } from '../../../money/boleto-paper/boleto-paper-life.ts';
import { unreadPaperWords } from '../../../money/boleto-paper/paper-fields.ts';
import { boletoRecurrenceForm } from '../../../money/boleto-recurrence/boleto-recurrence-form.ts';
import { planPaymentStatusLabel, planPaymentWayLabel } from '../../../opening/wizard/plan-payment-life.ts';
import { discountKindLabel } from '../../../plan/coupon/coupon-form.ts';
import { planForm } from '../../../plan/plan/plan-form.ts';
import {
  cents,
  competence,
  flag,
  id,
  instant,
  integer,
  isoDate,
  list,
  longText,
  object,
  rate,
  text,
} from '../../../shared/schema/fields.ts';
import { choice, records } from './word.ts';

/** A coupon as it was agreed on. */
export const discountFields = (label: string) =>
  object({
    code: text('Cupom'),
    name: text('Nome'),
    discount: choice('Desconto em', discountKindLabel),
    percentage: rate('Porcentagem'),
    amount: cents('Valor'),
    max_payments: integer('Pagamentos'),
    plan_ids: records('Planos'),
  }).label(label);

const cancellationLabel = { asked: 'Pedido', requested: 'Enviado ao emissor', done: 'Feito', denied: 'Negado' };

/** Notes, what is paid for them, and what the office is paid. */
export const billingWords = {
  invoice: {
    ...invoiceRecord.fields,
    environment: choice('Ambiente', emitterEnvironmentLabel),
    emitter_process: choice('Emissão', { manual: issuingAdapterLabel.manual, national_api: issuingAdapterLabel.national }),
    cnae: text('CNAE'),
    internal_code: text('Código interno'),
    service_place_ibge: id('Local da prestação'),
    shift_ids: records('Plantões'),
    unconditional_discount: cents('Desconto incondicionado'),
    conditional_discount: cents('Desconto condicionado'),
    deduction_reduction: cents('Deduções'),
    iss_base: cents('Base do ISS'),
    irrf: cents('IRRF'),
    inss_withheld: cents('INSS retido'),
    pis_own: cents('PIS'),
    cofins_own: cents('Cofins'),
    csrf_withheld_total: cents('PIS, Cofins e CSLL retidos'),
    other_withholdings: cents('Outras retenções'),
    xml_file_id: id('XML'),
    pdf_file_id: id('PDF'),
    substitutes_invoice_id: id('Substitui a nota'),
    substituted_by_id: id('Substituída pela nota'),
    substitution_reason: choice('Motivo da substituição', substitutionReasonLabel),
    substitution_text: longText('Justificativa da substituição'),
    cancel_event_status: choice('Pedido de cancelamento', cancellationLabel),
    is_archived: flag('Arquivada'),
    recurring_id: id('Repetição de nota'),
    recurring_competence: competence('Competência da repetição'),
  },
  attachment: { requirement_id: id('Exigência') },
  requirement: {
    status: choice('Situação', requirementStatusLabel),
    text: longText('O que é pedido'),
    due_at: isoDate('Prazo'),
    answer: longText('Resposta'),
    return_reason: longText('Por que voltou'),
  },
  payment: paymentForm.fields,
  invoice_email: {
    ...invoiceEmailForm.fields,
    status: choice('Envio', sendingStatusLabel),
    error: longText('Erro no envio'),
    unreached: list('Quem não recebeu', object({ email: text('E-mail'), reason: text('Motivo'), at: instant('Quando') })),
  },
  invoice_batch: { action: choice('O que é feito', { archive: 'Arquivar', unarchive: 'Desarquivar', email: 'Enviar por e-mail' }) },
  invoice_recurrence: {
    status: choice('Situação', recurrenceStatusLabel),
    pause_reason: longText('Motivo da pausa'),
    day: integer('Dia do mês'),
    lag: integer('Meses depois da competência'),
    until: competence('Até'),
    gross_amount: cents('Valor do serviço'),
    description: longText('Descrição do serviço'),
    shifts: text('Plantões'),
    service_place_ibge: id('Local da prestação'),
    due_days: integer('Dias até o vencimento'),
    starts_at: competence('Competência da descrição'),
    last_competence: competence('Último mês pedido'),
    next_competence: competence('Próximo mês'),
    next_on: isoDate('Próximo pedido em'),
  },
  boleto: {
    taxpayer_id: id('Contribuinte'),
    status: choice('Situação', boletoStatusLabel),
    pay_by: isoDate('Pagável até'),
    claimed_on: isoDate('Pagamento informado em'),
    new_guide_asked_on: isoDate('Guia nova pedida em'),
    took_discount: flag('Usou um pagamento do desconto'),
    replaces_id: id('Substitui'),
    proof_file_id: id('Comprovante'),
    recurrence_id: id('Repetição de boleto'),
    recurrence_competence: competence('Competência da repetição'),
  },
  boleto_sending: {},
  boleto_recurrence: {
    ...boletoRecurrenceForm.fields,
    company_id: id('Empresa'),
    kind: choice('Tipo', boletoKindLabel),
    status: choice('Situação', recurrenceStatusLabel),
    pause_reason: longText('Por que parou'),
    lag: integer('Meses da competência ao vencimento'),
    starts_at: competence('Competência da descrição'),
    last_competence: competence('Último mês feito'),
    next_competence: competence('Próximo mês'),
    next_on: isoDate('Próximo boleto feito em'),
  },
  boleto_paper: {
    ...boletoPaperLaunchForm.omit(['replaces', 'version', 'fine_rate', 'interest_rate', 'discount_amount', 'discount_until', 'notes'])
      .fields,
    status: choice('Situação', boletoPaperStatusLabel),
    unread: choice('Por que não se leu', unreadPaperWords),
    refusal: longText('Por que não foi lançado nem entregue'),
    obligation_id: id('Obrigação'),
  },
  plan: { ...planForm.fields, effective_from: isoDate('Valores valem a partir de') },
  plan_payment: {
    status: choice('Situação', planPaymentStatusLabel),
    way: choice('Como', planPaymentWayLabel),
    amount: cents('Valor'),
    discount: discountFields('Desconto'),
    boleto_line: text('Linha digitável'),
    boleto_due_on: isoDate('Vencimento do boleto'),
    paid_on: isoDate('Pago em'),
    proof_file_id: id('Comprovante'),
    reason: longText('Motivo'),
    receipt: object({ plan: text('Plano'), payer: text('Quem pagou'), document: text('CPF/CNPJ') }).label('Recibo'),
  },
  subscription: {
    discount: discountFields('Desconto'),
    discount_remaining_payments: integer('Pagamentos com desconto que faltam'),
    discount_since: instant('Desconto desde'),
    starts_on: isoDate('Começa em'),
    trial_until: isoDate('Teste até'),
    ended_on: isoDate('Terminou em'),
  },
  coupon: { uses_count: integer('Usos'), owner_id: id('De quem é'), colleges: list('Faculdades', text('Faculdade')) },
};
