import type { Comment } from '@esteto/contract/office/comment';
import type { RegistrationDetail, RegistrationRow } from '@esteto/contract/opening/registration';
import { REGISTRATION_STEPS } from '@esteto/domain/opening/registration/registration-step';
import { emptyAddress } from '@esteto/domain/shared/document/address';
import { anasSignature } from '@esteto/features/identity/signature/story-signature';

export const souzaOpening: RegistrationRow = {
  id: 1,
  version: 4,
  created_at: '2026-11-03T12:00:00Z',
  updated_at: '2026-11-18T12:00:00Z',
  company_id: 9,
  company_name: 'Souza Medicina Ltda.',
  city: 'Campinas',
  status: 'pending',
  step: 'viability',
  step_status: 'running',
  due_on: '2026-11-10',
  finished_at: null,
  is_alert: false,
  analyst_id: 4,
  analyst_name: 'Marcos Lima',
  protocol: null,
};

export const openingRows: RegistrationRow[] = [
  souzaOpening,
  {
    ...souzaOpening,
    id: 2,
    company_name: 'Leal Pediatria Ltda.',
    step: 'draft',
    step_status: 'rejected',
    is_alert: true,
    due_on: '2030-01-10',
  },
  {
    ...souzaOpening,
    id: 3,
    company_name: 'Reis Clínica Ltda.',
    step: 'board_fee',
    step_status: 'sent',
    is_alert: true,
    analyst_name: null,
  },
  { ...souzaOpening, id: 4, company_name: 'Moura Anestesia Ltda.', status: 'finished', step: null, step_status: null, due_on: null },
  {
    ...souzaOpening,
    id: 6,
    company_name: 'Vidal Oftalmologia Ltda.',
    status: 'finished',
    step: null,
    step_status: null,
    due_on: null,
    finished_at: '2026-09-14T17:00:00Z',
  },
];

export const souzaDetail: RegistrationDetail = {
  ...souzaOpening,
  board_fee_amount: 26_500,
  board_fee_line: null,
  board_fee_due_on: '2026-12-01',
  board_fee_file: null,
  voter_registration: null,
  income_tax_receipt: '1234567890',
  cancel_reason: null,
  end: { from: '2026-12-10', median: '2026-12-17', to: '2027-01-06', openings: 0 },
  company: {
    cnpj: null,
    name: 'Souza Medicina Ltda.',
    opening_date: null,
    tax_regime: 'simples',
    address: { ...emptyAddress, city: 'Campinas', state: 'SP', ibge: '3509502' },
  },
  steps: REGISTRATION_STEPS.map((step, index) => ({
    step,
    status: index === 0 ? 'concluded' : index === 1 ? 'running' : 'pending',
    begun_on: index < 2 ? '2026-11-05' : null,
    due_on: index === 1 ? '2026-11-10' : null,
    ended_on: index === 0 ? '2026-11-06' : null,
    note: null,
  })),
  drafts: [
    {
      id: 2,
      number: 2,
      status: 'approved',
      reason: null,
      created_at: '2026-11-05T12:00:00Z',
      decided_at: '2026-11-06T12:00:00Z',
      signature: anasSignature,
    },
    {
      id: 1,
      number: 1,
      status: 'rejected',
      reason: 'O nome está errado.',
      created_at: '2026-11-04T12:00:00Z',
      decided_at: '2026-11-04T15:00:00Z',
      signature: null,
    },
  ],
};

export const souzaComments: Comment[] = [
  { id: 7, text: 'Liguei, volta amanhã.', author_id: 4, author_name: 'Marcos Lima', created_at: '2026-11-17T12:00:00Z' },
];
