// Civil status of a doctor or partner, as the articles of association name it.

export const MARITAL_STATUSES = ['single', 'married', 'separated', 'divorced', 'widowed'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

export const maritalStatusLabel: Record<MaritalStatus, string> = {
  single: 'Solteiro',
  married: 'Casado',
  separated: 'Separado',
  divorced: 'Divorciado',
  widowed: 'Viúvo',
};

/** The regime of property of a marriage (Civil Code, arts. 1.639 to 1.688). */
export const MATRIMONIAL_REGIMES = [
  'partial_communion',
  'universal_communion',
  'conventional_separation',
  'mandatory_separation',
  'final_participation',
] as const;
export type MatrimonialRegime = (typeof MATRIMONIAL_REGIMES)[number];

export const matrimonialRegimeLabel: Record<MatrimonialRegime, string> = {
  partial_communion: 'Comunhão Parcial de Bens',
  universal_communion: 'Comunhão Universal de Bens',
  conventional_separation: 'Separação Convencional de Bens',
  mandatory_separation: 'Separação Obrigatória de Bens',
  final_participation: 'Participação Final nos Aquestos',
};
