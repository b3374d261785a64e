import { TAX_REGIMES } from '@esteto/domain/company/company/company-kinds';
import { DRAFT_STATUSES } from '@esteto/domain/opening/draft/draft-life';
import { openedCompanyForm } from '@esteto/domain/opening/registration/opened-company-form';
import {
  newRegistrationForm,
  registrationDueForm,
  registrationFilters,
  registrationForm,
  registrationMoveForm,
  registrationStepForm,
  registrationVersion,
} from '@esteto/domain/opening/registration/registration-form';
import { REGISTRATION_STATUSES } from '@esteto/domain/opening/registration/registration-life';
import { REGISTRATION_STEPS } from '@esteto/domain/opening/registration/registration-step';
import { REGISTRATION_STEP_STATUSES } from '@esteto/domain/opening/registration/registration-step-status';
import { address } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { partner, registrationComments, registrations as who } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { signatureEvidence } from '../identity/signature.ts';
import { listQuery, page } from '../list.ts';
import { commentCalls } from '../office/comment.ts';
import { recordFields, versioned } from '../record.ts';

const step = () => string().oneOf(REGISTRATION_STEPS);
const stepStatus = () => string().oneOf(REGISTRATION_STEP_STATUSES);

/** The opening of a company. `step`: the first that is not over. */
export const registrationRow = object({
  ...recordFields,
  company_id: number().required(),
  company_name: string().required(),
  city: string().nullable().defined(),
  status: string().oneOf(REGISTRATION_STATUSES).required(),
  step: step().nullable().defined(),
  step_status: stepStatus().nullable().defined(),
  due_on: string().nullable().defined(),
  /** When it ended with an open company; null before. */
  finished_at: string().nullable().defined(),
  /** A step is red: somebody has to act. */
  is_alert: boolean().required(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  protocol: string().nullable().defined(),
});
export type RegistrationRow = InferType<typeof registrationRow>;

const stepProgress = object({
  step: step().required(),
  status: stepStatus().required(),
  begun_on: string().nullable().defined(),
  due_on: string().nullable().defined(),
  ended_on: string().nullable().defined(),
  note: string().nullable().defined(),
});

/** When an opening is expected to end as a whole (registration-end.ts). `openings`: from how many of its city; 0: from our own experience. */
const openingEnd = object({
  from: string().required(),
  median: string().required(),
  to: string().required(),
  openings: number().required(),
});
export type OpeningEnd = InferType<typeof openingEnd>;

/** The boleto of the board's fee as the board made it; null before it was sent. */
const boardFeeFile = object({ name: string().required(), mime: string().required() }).nullable().defined();

export const registrationDetail = registrationRow.shape({
  board_fee_amount: number().nullable().defined(),
  board_fee_line: string().nullable().defined(),
  board_fee_due_on: string().nullable().defined(),
  board_fee_file: boardFeeFile,
  voter_registration: string().nullable().defined(),
  income_tax_receipt: string().nullable().defined(),
  cancel_reason: string().nullable().defined(),
  /** Null while nothing goes on. */
  end: openingEnd.nullable().defined(),
  /** The company as it is known by now. */
  company: object({
    cnpj: string().nullable().defined(),
    name: string().required(),
    opening_date: string().nullable().defined(),
    tax_regime: string().oneOf(TAX_REGIMES).required(),
    address: address().required(),
  }).required(),
  steps: array(stepProgress.required()).required(),
  drafts: array(
    object({
      id: number().required(),
      number: number().required(),
      status: string().oneOf(DRAFT_STATUSES).required(),
      reason: string().nullable().defined(),
      created_at: string().required(),
      decided_at: string().nullable().defined(),
      /** How it was approved. */
      signature: signatureEvidence.nullable().defined(),
    }).required(),
  ).required(),
});
export type RegistrationDetail = InferType<typeof registrationDetail>;

/** The opening as its doctors follow it: `from` and `to`, the days between which a step is expected to be over. */
export const registrationFollow = object({
  registration: object({
    status: string().oneOf(REGISTRATION_STATUSES).required(),
    company_name: string().required(),
    protocol: string().nullable().defined(),
    board_fee_amount: number().nullable().defined(),
    board_fee_line: string().nullable().defined(),
    board_fee_due_on: string().nullable().defined(),
    board_fee_file: boardFeeFile,
    has_draft: boolean().required(),
    /** When it ended with an open company; null before. */
    finished_at: string().nullable().defined(),
    /** When it is expected to end as a whole; null while nothing goes on. */
    end: openingEnd.nullable().defined(),
    steps: array(
      stepProgress
        .omit(['note'])
        .shape({
          /** Why it was rejected. */
          reason: string().nullable().defined(),
          from: string().nullable().defined(),
          to: string().nullable().defined(),
          is_learned: boolean().required(),
        })
        .required(),
    ).required(),
  }).nullable(),
});
export type RegistrationFollow = InferType<typeof registrationFollow>;

/** `opening`: null of a company that was led to the choice of its plan instead. */
export const begunOpening = object({ company_name: string().required(), opening: registrationDetail.nullable().defined() });
export type BegunOpening = InferType<typeof begunOpening>;

export const registration = {
  list: get('admin/registrations', {
    summary: 'Aberturas de empresas.',
    who: who.view,
    query: listQuery(['due_on', 'created_at', 'updated_at'], registrationFilters),
    answer: page(registrationRow),
  }),
  detail: get('admin/registrations/:id', { summary: 'Uma abertura, por inteiro.', who: who.view, answer: registrationDetail }),
  create: post('admin/registrations', {
    summary: 'Inicia a abertura de uma empresa. Quem está no teste grátis vai antes à escolha do plano, e ainda não tem abertura.',
    who: who.edit,
    body: newRegistrationForm,
    answer: begunOpening,
  }),
  update: put('admin/registrations/:id', {
    summary: 'Altera responsável, protocolo, taxa da Junta e recibos de uma abertura.',
    who: who.edit,
    body: versioned(registrationForm),
    answer: registrationDetail,
  }),
  setStep: post('admin/registrations/:id/step', {
    summary: 'Muda a situação de uma etapa, entre as que ela aceita.',
    who: who.edit,
    body: registrationStepForm,
  }),
  setDue: post('admin/registrations/:id/due-date', { summary: 'Muda o prazo de uma etapa.', who: who.edit, body: registrationDueForm }),
  conclude: post('admin/registrations/:id/conclude', {
    summary:
      'Conclui uma abertura com o que a empresa passou a ser: CNPJ, nome, data de abertura, regime e endereço vão para o cadastro dela.',
    who: who.edit,
    body: versioned(openedCompanyForm),
  }),
  move: post('admin/registrations/:id/move', {
    summary: 'Cancela ou retoma uma abertura.',
    who: who.edit,
    body: registrationMoveForm,
  }),
  notifySignature: post('admin/registrations/:id/signature-notice', {
    summary: 'Avisa o médico por e-mail de que falta a assinatura digital.',
    who: who.edit,
    body: registrationVersion,
  }),
  sendFee: post('admin/registrations/:id/board-fee', {
    summary: 'Guarda o boleto da taxa da Junta, em PDF, no lugar do que havia.',
    who: who.edit,
    upload: { kinds: ['pdf'] },
    body: registrationVersion,
    answer: registrationDetail,
  }),
  readFee: get('admin/registrations/:id/board-fee', {
    summary: 'O boleto da taxa da Junta de uma abertura.',
    who: who.view,
    answer: 'file',
  }),
  ownFee: get('registration/board-fee', { summary: 'O boleto da taxa da Junta, para quem o paga.', who: partner(), answer: 'file' }),
  ...commentCalls('admin/registrations/:id', 'uma abertura', registrationComments),
  history: get('admin/registrations/:id/history', { summary: 'O que aconteceu com uma abertura.', who: who.view, answer: history }),
  follow: get('registration', {
    summary: 'A abertura da empresa, etapa por etapa, com o que se espera.',
    who: partner(),
    answer: registrationFollow,
  }),
};
