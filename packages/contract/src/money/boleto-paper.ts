import { GUIDE_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { BOLETO_TAXES } from '@esteto/domain/money/boleto/boleto-form';
import { BOLETO_KINDS } from '@esteto/domain/money/boleto/boleto-life';
import { boletoPaperFilters, boletoPaperLaunchForm } from '@esteto/domain/money/boleto-paper/boleto-paper-form';
import { BOLETO_PAPER_STATES } from '@esteto/domain/money/boleto-paper/boleto-paper-life';
import { PAPER_FIELDS } from '@esteto/domain/money/boleto-paper/paper-fields';
import { array, type InferType, number, object, string } from 'yup';
import { boletos, folder } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { listQuery, page } from '../list.ts';
import { recordFields } from '../record.ts';

/** `amount` in cents; `problem`: the first thing that a person must look at. */
export const boletoPaperRow = object({
  ...recordFields,
  file_name: string().required(),
  file_mime: string().required(),
  state: string().oneOf(BOLETO_PAPER_STATES).required(),
  company_id: number().nullable().defined(),
  company_name: string().nullable().defined(),
  description: string().nullable().defined(),
  amount: number().nullable().defined(),
  due_date: string().nullable().defined(),
  problem: string().nullable().defined(),
  boleto_id: number().nullable().defined(),
});
export type BoletoPaperRow = InferType<typeof boletoPaperRow>;

/** `field_notes`: of each field where it comes from, or why it is to be checked. */
export const boletoPaperDetail = boletoPaperRow.shape({
  kind: string().oneOf(BOLETO_KINDS).nullable().defined(),
  tax_key: string().oneOf(BOLETO_TAXES).nullable().defined(),
  competence: string().nullable().defined(),
  digitable_line: string().nullable().defined(),
  pix_code: string().nullable().defined(),
  field_notes: array(object({ field: string().oneOf(PAPER_FIELDS).required(), words: string().required() }).required()).required(),
  /** Why it can be no boleto: nobody who gets it could open it. */
  useless: string().nullable().defined(),
  /** Another that is to be checked. */
  next_id: number().nullable().defined(),
});
export type BoletoPaperDetail = InferType<typeof boletoPaperDetail>;

/** How far the folder came. `batch`: those that were last put into the queue together; null where none was. */
export const boletoPaperProgress = object({
  reading: number().required(),
  sure: number().required(),
  to_check: number().required(),
  batch: object({ total: number().required(), launched: number().required(), queued: number().required(), refused: number().required() })
    .nullable()
    .defined(),
});
export type BoletoPaperProgress = InferType<typeof boletoPaperProgress>;

/** PDFs of a folder on their way to boletos: read on the server, checked by staff, launched one by one or all that are sure. */
export const boletoPaper = {
  list: get('admin/boleto-papers', {
    summary: 'PDFs enviados para virar boletos, com o que se leu de cada um.',
    who: boletos.view,
    query: listQuery(['created_at'], boletoPaperFilters),
    answer: page(boletoPaperRow),
  }),
  progress: get('admin/boleto-papers/progress', {
    summary: 'Quantos PDFs estão sendo lidos, certos, a conferir e na fila.',
    who: boletos.view,
    answer: boletoPaperProgress,
  }),
  detail: get('admin/boleto-papers/:id', { summary: 'O que se leu de um PDF.', who: boletos.view, answer: boletoPaperDetail }),
  file: get('admin/boleto-papers/:id/file', { summary: 'O PDF.', who: boletos.view, answer: 'file' }),
  add: post('admin/boleto-papers', {
    summary: 'Guarda um PDF ou uma foto da pasta de guias e recibos; o que já veio uma vez não entra de novo.',
    who: folder.edit,
    upload: { kinds: GUIDE_FILE_KINDS },
    /** `former`: it was here already, as this one. */
    answer: object({ id: number().required(), former: string().nullable().defined() }),
  }),
  launch: post('admin/boleto-papers/:id/launch', {
    summary: 'Lança o boleto de um PDF, como foi conferido.',
    who: boletos.edit,
    body: boletoPaperLaunchForm,
    answer: object({ boleto_id: number().required() }),
  }),
  launchSure: post('admin/boleto-papers/launch-sure', {
    summary: 'Lança os boletos de todos os PDFs certos, em segundo plano, cada um com o seu resultado.',
    who: boletos.edit,
    answer: boletoPaperProgress,
  }),
  discard: post('admin/boleto-papers/:id/discard', { summary: 'Descarta um PDF que não vira boleto.', who: boletos.edit }),
};
