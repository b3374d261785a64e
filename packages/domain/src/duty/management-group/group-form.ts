import type { InferType } from 'yup';
import { cnpj, name, object, oneOf, text } from '../../shared/schema/fields.ts';
import { GROUP_KINDS, GROUP_TIME_ZONES, groupKindLabel, groupTimeZoneLabel } from './group-kinds.ts';
import { groupRules } from './group-rules.ts';

/** A group as staff write it, and its own administrators. Letters to professionals carry its name. */
export const groupForm = object({
  name: name('Nome').max(120).required(),
  cnpj: cnpj(),
  kind: oneOf('Tipo', GROUP_KINDS, groupKindLabel).required(),
  timezone: oneOf('Fuso horário', GROUP_TIME_ZONES, groupTimeZoneLabel).default('America/Sao_Paulo').required(),
  rules: groupRules.label('Regras'),
});
export type GroupForm = InferType<typeof groupForm>;

export const GROUP_STATES = ['active', 'inactive'] as const;
export const groupStateLabel: Record<(typeof GROUP_STATES)[number], string> = { active: 'Ativo', inactive: 'Inativo' };

export const groupFilters = object({
  search: text('Busca').max(100),
  kind: oneOf('Tipo', GROUP_KINDS, groupKindLabel),
  state: oneOf('Situação', GROUP_STATES, groupStateLabel),
});
export type GroupFilters = InferType<typeof groupFilters>;
