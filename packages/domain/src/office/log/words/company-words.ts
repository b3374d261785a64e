import { clientStatusLabel } from '../../../billing/client/client-kinds.ts';
import { accountingStatusLabel } from '../../../company/company/accounting-status-label.ts';
import { specialRegimeLabel } from '../../../company/company/company-kinds.ts';
import { registerForm } from '../../../company/company/register-form.ts';
import { accountTypeLabel } from '../../../company/company/wizard.ts';
import { wizardStepLabel } from '../../../company/company/wizard-step-label.ts';
import { partnerForm } from '../../../company/partner/partner-form.ts';
import { draftStatusLabel } from '../../../opening/draft/draft-life.ts';
import { handoverItemLabel } from '../../../opening/handover/handover-item.ts';
import { handoverStatusLabel } from '../../../opening/handover/handover-life.ts';
import { licenceDocumentLabel } from '../../../opening/licensing/licence-documents.ts';
import { renewalStatusLabel } from '../../../opening/licensing/licence-life.ts';
import { licenceRequestStatusLabel } from '../../../opening/licensing/licence-request-life.ts';
import { licensingHistory } from '../../../opening/licensing/licensing-form.ts';
import { licensingItemStatusLabel } from '../../../opening/licensing/licensing-item-status.ts';
import { licensingKindLabel } from '../../../opening/licensing/licensing-kind.ts';
import { licensingStatusLabel } from '../../../opening/licensing/licensing-life.ts';
import { registrationHistory } from '../../../opening/registration/registration-form.ts';
import { registrationStatusLabel } from '../../../opening/registration/registration-life.ts';
import { registrationStepStatusLabel } from '../../../opening/registration/registration-step-status.ts';
import { wizardDocumentStatusLabel } from '../../../opening/wizard/wizard-document-life.ts';
import { companyTypeForm, migratedCompanyDataForm, newCompanyDataForm } from '../../../opening/wizard/wizard-forms.ts';
import { cents, cpf, document, email, flag, id, instant, integer, isoDate, longText, phone, text } from '../../../shared/schema/fields.ts';
import { choice } from './word.ts';

const certificateTrustLabel = { icp_brasil: 'ICP-Brasil', foreign: 'Fora da ICP-Brasil', self_signed: 'Assinado por si mesmo' };

const certificate = {
  document: document('CNPJ ou CPF'),
  issuer: text('Emissor'),
  trust: choice('Confiança', certificateTrustLabel),
  serial: text('Número de série'),
  valid_from: instant('Vale de'),
  valid_until: instant('Vale até'),
};

/** A company, how it is opened and licensed, and whom it works for. */
export const companyWords = {
  company: {
    ...registerForm.fields,
    accounting_status: choice('Situação', accountingStatusLabel),
    wizard_step: choice('Etapa do cadastro', wizardStepLabel),
    special_regime: choice('Regime especial do ISS', specialRegimeLabel),
    show_crm_popup: flag('Avisa do desconto do CRM'),
  },
  company_file: {},
  client: { status: choice('Situação', clientStatusLabel) },
  certificate,
  doctor_certificate: certificate,
  wizard: {
    account_type: choice('Tipo de conta', accountTypeLabel),
    wants: choice('O que quer ser', accountTypeLabel),
    step: choice('Etapa', wizardStepLabel),
    phone: phone(),
    coupon: text('Cupom'),
    order_value: cents('Valor a pagar'),
    is_resident: flag('Médico residente'),
    partners: integer('Sócios'),
    charged_partners: integer('Sócios já cobrados'),
    company_type: companyTypeForm.label('Tipo de empresa'),
    new_company: newCompanyDataForm.label('Empresa a abrir'),
    migrated_company: migratedCompanyDataForm.label('Empresa que vem'),
  },
  wizard_document: { status: choice('Situação', wizardDocumentStatusLabel) },
  partner: {
    is_owner: flag('Responsável pela empresa'),
    email: email(),
    cpf: cpf(),
    shares: integer('Quotas'),
    form: partnerForm.label('Dados'),
  },
  signup: {},
  registration: {
    ...registrationHistory.fields,
    company_id: id('Empresa'),
    status: choice('Situação', registrationStatusLabel),
    step_status: choice('Situação da etapa', registrationStepStatusLabel),
    is_alert: flag('Alerta'),
    board_fee_file_id: id('Guia da taxa da Junta'),
    former_step: choice('Etapa do cadastro de antes', wizardStepLabel),
  },
  draft: {
    registration_id: id('Abertura'),
    number: integer('Versão'),
    status: choice('Situação', draftStatusLabel),
    reason: longText('Motivo'),
  },
  licensing: {
    ...licensingHistory.fields,
    company_id: id('Empresa'),
    status: choice('Situação', licensingStatusLabel),
  },
  licence: {
    licensing_id: id('Licenciamento'),
    kind: choice('Documento', licensingKindLabel),
    status: choice('Situação', licensingItemStatusLabel),
    observation: longText('Observação'),
    valid_until: isoDate('Validade'),
    number: text('Número'),
    issued_by: text('Emitida por'),
    renewal: choice('Renovação', renewalStatusLabel),
    renews_id: id('Renova'),
  },
  licence_document: {
    licence_id: id('Licença'),
    kind: choice('Documento', licenceDocumentLabel),
    from_client: flag('Enviado pelo médico'),
    request_id: id('Pedido respondido'),
  },
  licence_request: {
    licence_id: id('Licença'),
    status: choice('Situação', licenceRequestStatusLabel),
    told: choice('Situação da licença', licensingItemStatusLabel),
    text: longText('Pedido'),
    answer: longText('Resposta'),
  },
  handover: {},
  handover_item: { item: choice('Documento', handoverItemLabel), status: choice('Situação', handoverStatusLabel) },
};
