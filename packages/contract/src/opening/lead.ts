import { funnelQuery } from '@esteto/domain/opening/lead/funnel-period';
import { leadFilters, leadForm, leadMoveForm, leadReasonForm } from '@esteto/domain/opening/lead/lead-form';
import { LEAD_STAGES, LEAD_WAY } from '@esteto/domain/opening/lead/lead-life';
import { LEAD_SOURCES } from '@esteto/domain/opening/lead/lead-source';
import { array, type InferType, number, object, string } from 'yup';
import { forcedRegistration, leads } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';
import { proposalRow } from './proposal.ts';

export const leadRow = object({
  ...recordFields,
  name: string().nullable().defined(),
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
  source: string().oneOf(LEAD_SOURCES).required(),
  stage: string().oneOf(LEAD_STAGES).required(),
  next_step: string().nullable().defined(),
  next_step_on: string().nullable().defined(),
  analyst_id: number().nullable().defined(),
  analyst_name: string().nullable().defined(),
  lost_reason: string().nullable().defined(),
  /** What became of them, once they signed up. */
  company_id: number().nullable().defined(),
  company_name: string().nullable().defined(),
});
export type LeadRow = InferType<typeof leadRow>;

export const leadDetail = leadRow.shape({
  notes: string().nullable().defined(),
  /** Who sent them. */
  referrer_name: string().nullable().defined(),
  simulations: array(object({ id: number().required(), consented_at: string().required() }).required()).required(),
  proposals: array(proposalRow.required()).required(),
  /** The day from which nothing is kept of who did not become a client. */
  retention_until: string().nullable().defined(),
});
export type LeadDetail = InferType<typeof leadDetail>;

/** `went_on`: of them, who came to a stage further on after it; null of the last one. */
const step = { reached: number().required(), went_on: number().nullable().defined(), median_days: number().nullable().defined() };

/** The funnel of those who came from a day to another: how many really were in each stage, once each, where they stop, how long it takes (the median of days since they came), and all that by source. */
export const leadFunnel = object({
  from: string().required(),
  until: string().required(),
  total: number().required(),
  steps: array(object({ stage: string().oneOf(LEAD_WAY).required(), ...step }).required()).required(),
  standing: array(object({ stage: string().oneOf(LEAD_STAGES).required(), count: number().required() }).required()).required(),
  sources: array(
    object({
      source: string().oneOf(LEAD_SOURCES).required(),
      total: number().required(),
      signed_up: number().required(),
      won: number().required(),
      lost: number().required(),
      median_days: number().nullable().defined(),
    }).required(),
  ).required(),
});
export type LeadFunnel = InferType<typeof leadFunnel>;

export const lead = {
  list: get('admin/leads', {
    summary: 'Leads: quem pode se tornar cliente.',
    who: leads.view,
    query: listQuery(['created_at', 'updated_at'], leadFilters),
    answer: page(leadRow),
  }),
  funnel: get('admin/leads/funnel', {
    summary: 'Quantos leads chegam, onde param e quanto demoram, por origem.',
    who: leads.view,
    query: funnelQuery,
    answer: leadFunnel,
  }),
  detail: get('admin/leads/:id', { summary: 'Um lead, por inteiro.', who: leads.view, answer: leadDetail }),
  create: post('admin/leads', { summary: 'Cadastra um lead.', who: leads.edit, body: leadForm, answer: leadDetail }),
  update: put('admin/leads/:id', { summary: 'Altera um lead.', who: leads.edit, body: versioned(leadForm), answer: leadDetail }),
  move: post('admin/leads/:id/move', { summary: 'Leva um lead a outra etapa.', who: leads.edit, body: leadMoveForm }),
  force: post('admin/leads/:id/force-registration', {
    summary: 'Leva ao registro, com o motivo, a empresa de um lead que não terminou o cadastro.',
    who: forcedRegistration.edit,
    body: versioned(leadReasonForm),
  }),
  forget: del('admin/leads/:id', {
    summary: 'Apaga o que um lead deixou, a pedido dele: contatos, simulações, cadastro por terminar.',
    who: leads.delete,
  }),
  history: get('admin/leads/:id/history', { summary: 'O que aconteceu com um lead.', who: leads.view, answer: history }),
};
