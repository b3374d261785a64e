import type { InferType } from 'yup';
import { flag, id, integer, list, object, oneOf, text } from '../../shared/schema/fields.ts';
import { QUALIFICATION_KINDS, qualificationKindLabel } from './qualification-kinds.ts';

/** Shifts that ask for a qualification: those that name it, all, or those in some units. */
export const OBLIGATIONS = ['named', 'everywhere', 'units'] as const;
export type Obligation = (typeof OBLIGATIONS)[number];
export const obligationLabel: Record<Obligation, string> = {
  named: 'Só nos plantões que a pedem',
  everywhere: 'Em todas as unidades',
  units: 'Em algumas unidades',
};

export const qualificationForm = object({
  name: text('Nome').max(80).required(),
  kind: oneOf('Tipo', QUALIFICATION_KINDS, qualificationKindLabel).required('Escolha o tipo.'),
  requires_document: flag('Exige documento').default(true),
  validity_months: integer('Validade (meses)').min(1).max(600),
  obligation: oneOf('Obrigatória', OBLIGATIONS, obligationLabel).default('named').required(),
  unit_ids: list('Unidades', id('Unidade').required(), 500).test(
    'some',
    'Unidades: escolha pelo menos uma.',
    (units, { parent }) => (parent as { obligation?: unknown }).obligation !== 'units' || (units?.length ?? 0) > 0,
  ),
  is_active: flag('Ativa').default(true),
});
export type QualificationForm = InferType<typeof qualificationForm>;

export const QUALIFICATION_STATES = ['active', 'inactive'] as const;
export const qualificationStateLabel: Record<(typeof QUALIFICATION_STATES)[number], string> = { active: 'Ativa', inactive: 'Inativa' };

export const qualificationFilters = object({
  search: text('Busca').max(100),
  kind: oneOf('Tipo', QUALIFICATION_KINDS, qualificationKindLabel),
  state: oneOf('Situação', QUALIFICATION_STATES, qualificationStateLabel),
});

/** In which units every shift asks for it: null where only shifts that name it do, empty for all of them. */
export const mandatoryUnits = ({ obligation, unit_ids }: Pick<QualificationForm, 'obligation' | 'unit_ids'>): number[] | null => {
  if (obligation === 'named') return null;
  return obligation === 'everywhere' ? [] : [...new Set(unit_ids)].toSorted((one, other) => one - other);
};
