import { formerAccountantForm, handoverDecisionForm, handoverFilters } from '@esteto/domain/opening/handover/handover-form';
import { HANDOVER_ITEMS } from '@esteto/domain/opening/handover/handover-item';
import { HANDOVER_STATUSES } from '@esteto/domain/opening/handover/handover-life';
import { array, type InferType, number, object, string } from 'yup';
import { onboarding, owner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { versioned } from '../record.ts';

const handoverItem = object({
  id: number().required(),
  version: number().required(),
  item: string().oneOf(HANDOVER_ITEMS).required(),
  status: string().oneOf(HANDOVER_STATUSES).required(),
  /** When it last moved. */
  updated_at: string().required(),
});
export type HandoverItemRow = InferType<typeof handoverItem>;

/** What a company that comes from another accountant waits for. `letter_sent_at` null: the former accountant was not written to yet. */
const handoverDetail = object({
  version: number().required(),
  accountant_name: string().nullable().defined(),
  accountant_email: string().nullable().defined(),
  letter_sent_at: string().nullable().defined(),
  items: array(handoverItem.required()).required(),
});
export type HandoverDetail = InferType<typeof handoverDetail>;

/** `handover` null: the company comes from no other accountant. */
const handoverState = object({ handover: handoverDetail.nullable().defined() });
export type HandoverState = InferType<typeof handoverState>;

/** `id` is the company's; `awaited` of `total` things are not here yet. */
export const handoverRow = object({
  id: number().required(),
  company_name: string().required(),
  accountant_name: string().nullable().defined(),
  accountant_email: string().nullable().defined(),
  letter_sent_at: string().nullable().defined(),
  awaited: number().required(),
  total: number().required(),
  analyst_name: string().nullable().defined(),
  created_at: string().required(),
});
export type HandoverRow = InferType<typeof handoverRow>;

export const handover = {
  state: get('handover', { summary: 'O que se espera do contador anterior.', who: owner(), answer: handoverState }),
  letter: get('handover/letter', { summary: 'A carta ao contador anterior, em PDF.', who: owner(), answer: 'file' }),
  send: post('handover/letter', {
    summary: 'Envia a carta ao contador anterior.',
    who: owner('edit'),
    body: versioned(formerAccountantForm),
    answer: handoverState,
  }),
  list: get('admin/handovers', {
    summary: 'As trocas de contador: quem ainda não entregou, e o que falta.',
    who: onboarding.view,
    query: listQuery(['created_at'], handoverFilters),
    answer: page(handoverRow),
  }),
  ofCompany: get('admin/handovers/:id', {
    summary: 'O que se espera do contador anterior de uma empresa.',
    who: onboarding.view,
    answer: handoverState,
  }),
  sendOfCompany: post('admin/handovers/:id/letter', {
    summary: 'Envia a carta ao contador anterior em nome da empresa, ou a envia de novo.',
    who: onboarding.edit,
    body: versioned(formerAccountantForm),
    answer: handoverState,
  }),
  decide: post('admin/handover-items/:id/decision', {
    summary: 'Diz que algo chegou do contador anterior, que não se aplica, ou que se espera de novo.',
    who: onboarding.edit,
    body: versioned(handoverDecisionForm),
    answer: handoverItem,
  }),
};
