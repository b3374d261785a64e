import type { InferType } from 'yup';
import { flag, object, oneOf, text } from '../../shared/schema/fields.ts';
import { TAG_COLORS, TAG_SCOPES, tagColorLabel, tagScopeLabel } from './tag-kinds.ts';

export const tagForm = object({
  name: text('Nome').max(40).required(),
  scope: oneOf('Serve para', TAG_SCOPES, tagScopeLabel).required('Escolha para que a tag serve.'),
  color: oneOf('Cor', TAG_COLORS, tagColorLabel).required('Escolha a cor.'),
  is_active: flag('Ativa').default(true),
});
export type TagForm = InferType<typeof tagForm>;

export const TAG_STATES = ['active', 'inactive'] as const;
export const tagStateLabel: Record<(typeof TAG_STATES)[number], string> = { active: 'Ativa', inactive: 'Inativa' };

export const tagFilters = object({
  search: text('Busca').max(100),
  scope: oneOf('Serve para', TAG_SCOPES, tagScopeLabel),
  state: oneOf('Situação', TAG_STATES, tagStateLabel),
});
