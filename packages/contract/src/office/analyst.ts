import type { Access } from '@esteto/domain/identity/permission/access';
import { LEVELS, STAFF_PERMISSIONS, type StaffPermission } from '@esteto/domain/identity/permission/permissions';
import { INVITE_STATUSES } from '@esteto/domain/identity/user/invite-life';
import {
  analystFilters,
  analystForm,
  deactivateAnalystForm,
  handOverForm,
  newAnalystForm,
} from '@esteto/domain/office/analyst/analyst-form';
import { OPEN_WORK_KINDS } from '@esteto/domain/office/analyst/open-work';
import { object as form, text } from '@esteto/domain/shared/schema/fields';
import { array, boolean, type InferType, number, object, string } from 'yup';
import { analystActivation, analysts, forcedLogout, master, staff } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { history } from '../history.ts';
import { listQuery, page } from '../list.ts';
import { recordFields, versioned } from '../record.ts';

const standing = {
  email: string().required(),
  status: string().oneOf(INVITE_STATUSES).required(),
  has_two_factor: boolean().required(),
  /** The last time that any of their sessions was used; null: never entered. */
  last_access_at: string().nullable().defined(),
  companies_count: number().required(),
};

/** Somebody of the staff. */
export const analystRow = object({
  ...standing,
  id: number().required(),
  name: string().required(),
  department_name: string().nullable().defined(),
  is_master: boolean().required(),
  needs_two_factor: boolean().required(),
  created_at: string().required(),
});
export type AnalystRow = InferType<typeof analystRow>;

export const analystDetail = analystForm.shape({ ...recordFields, ...standing });
export type AnalystDetail = InferType<typeof analystDetail>;

/** Who may take over: colleagues who have entered. `kinds`: what of it they can open. */
const heir = object({
  id: number().required(),
  label: string().required(),
  detail: string().required(),
  kinds: array(string().oneOf(OPEN_WORK_KINDS).required()).required(),
});
export type Heir = InferType<typeof heir>;
const heirQuery = form({ search: text('Buscar').max(120) });

/** What somebody answers for and has not ended, counted. */
const openWork = object({
  companies: number().required(),
  leads: number().required(),
  registrations: number().required(),
  licensings: number().required(),
  invoices: number().required(),
  closings: number().required(),
  obligations: number().required(),
  nps_tasks: number().required(),
  income_taxes: number().required(),
});

const NAMES = Object.keys(STAFF_PERMISSIONS) as StaffPermission[];

/** Something that staff can do, and who of them may: with any of `permissions` at `level`; all of the staff when there is none. */
export const staffAction = object({
  method: string().required(),
  path: string().required(),
  summary: string().required(),
  kind: string().oneOf(['staff', 'master']).required(),
  permissions: array(string().oneOf(NAMES).required()).required(),
  level: string().oneOf(LEVELS).required(),
});
export type StaffAction = InferType<typeof staffAction>;

/** Who may, as `decide` reads it. */
export const accessOfAction = ({ kind, permissions, level }: StaffAction): Access =>
  kind === 'master' ? master : staff(permissions.length > 0 ? permissions : undefined, level);

export const analyst = {
  list: get('admin/analysts', {
    summary: 'Pessoas da equipe.',
    who: analysts.view,
    query: listQuery(['name', 'created_at'], analystFilters),
    answer: page(analystRow),
  }),
  detail: get('admin/analysts/:id', { summary: 'Alguém da equipe, com as suas permissões.', who: analysts.view, answer: analystDetail }),
  history: get('admin/analysts/:id/history', { summary: 'O histórico de alguém da equipe.', who: analysts.view, answer: history }),
  create: post('admin/analysts', {
    summary: 'Convida alguém para a equipe.',
    who: analysts.edit,
    body: newAnalystForm,
    answer: analystDetail,
  }),
  update: put('admin/analysts/:id', {
    summary: 'Altera alguém da equipe e as suas permissões.',
    who: analysts.edit,
    body: versioned(analystForm),
    answer: analystDetail,
  }),
  resend: post('admin/analysts/:id/resend', { summary: 'Envia de novo o convite para a equipe.', who: analysts.edit }),
  withdraw: post('admin/analysts/:id/withdraw', { summary: 'Retira o convite de quem ainda não entrou.', who: analysts.delete }),
  openWork: get('admin/analysts/:id/open-work', {
    summary: 'Quanto trabalho em aberto é de alguém da equipe.',
    who: analysts.view,
    answer: openWork,
  }),
  heirs: get('admin/analysts/:id/heirs', {
    summary: 'Quem da equipe pode assumir algo do trabalho em aberto de alguém, e o quê.',
    who: analysts.view,
    query: heirQuery,
    answer: object({ items: array(heir.required()).required() }),
  }),
  handOver: post('admin/analysts/:id/hand-over', {
    summary: 'Passa o trabalho em aberto de alguém a um colega.',
    who: analysts.edit,
    body: handOverForm,
    answer: openWork,
  }),
  deactivate: post('admin/analysts/:id/deactivate', {
    summary: 'Tira o acesso de alguém da equipe e passa o seu trabalho adiante.',
    who: analystActivation.edit,
    body: deactivateAnalystForm,
  }),
  activate: post('admin/analysts/:id/activate', { summary: 'Devolve o acesso a alguém da equipe.', who: analystActivation.edit }),
  endSessions: post('admin/analysts/:id/end-sessions', {
    summary: 'Encerra todas as sessões de alguém da equipe.',
    who: forcedLogout.edit,
  }),
  /** For the simulator; the same for everybody, so the browser keeps it. */
  actions: get('admin/staff-actions', {
    summary: 'Tudo o que a equipe pode fazer, e quem pode.',
    who: analysts.view,
    max_age: 3600,
    answer: array(staffAction).required(),
  }),
};
