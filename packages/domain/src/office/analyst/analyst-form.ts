import type { InferType } from 'yup';
import { grantsField } from '../../identity/department/department-form.ts';
import { INVITE_STATUSES, inviteStatusLabel } from '../../identity/user/invite-life.ts';
import { email, filledList, flag, id, integer, name, object, oneOf, text } from '../../shared/schema/fields.ts';
import { OPEN_WORK_KINDS, openWorkLabel } from './open-work.ts';

/** Somebody of the staff. A master may everything, whatever is ticked. */
export const analystForm = object({
  name: name('Nome').max(120).required(),
  department_id: id('Setor'),
  is_master: flag('Master: pode tudo'),
  needs_two_factor: flag('Exigir autenticação em dois fatores'),
  /** Null: what the office's rules say of everybody. */
  weekly_points: integer('Pontos por semana').min(0).max(1000),
  grants: grantsField('Permissões'),
});
export type AnalystForm = InferType<typeof analystForm>;

/** Who is asked in: the person chooses the password by the link of a letter. */
export const newAnalystForm = analystForm.shape({ email: email().required() });
export type NewAnalystForm = InferType<typeof newAnalystForm>;

export const analystFilters = object({
  search: text('Busca').max(100),
  department_id: id('Setor'),
  status: oneOf('Situação', INVITE_STATUSES, inviteStatusLabel),
  is_master: flag('Só masters').nullable(),
});
export type AnalystFilters = InferType<typeof analystFilters>;

/** Who takes over, and of which areas: who leaves may be followed by several. */
export const handOverForm = object({
  kinds: filledList(
    'O que passa',
    oneOf('Área', OPEN_WORK_KINDS, openWorkLabel).required(),
    'Escolha o que passa.',
    OPEN_WORK_KINDS.length,
  ),
  to: id('Quem assume').required('Escolha quem assume.'),
});

/** Who takes over what the person leaves open; nobody, when there is nothing. */
export const deactivateAnalystForm = object({ to: id('Quem assume') });
