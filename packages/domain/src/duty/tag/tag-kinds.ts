export const TAG_SCOPES = ['shift', 'professional', 'unit'] as const;
export type TagScope = (typeof TAG_SCOPES)[number];

export const tagScopeLabel: Record<TagScope, string> = { shift: 'Plantão', professional: 'Profissional', unit: 'Unidade' };

export const TAG_COLORS = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export type TagColor = (typeof TAG_COLORS)[number];

export const tagColorLabel: Record<TagColor, string> = {
  gray: 'Cinza',
  red: 'Vermelho',
  orange: 'Laranja',
  yellow: 'Amarelo',
  green: 'Verde',
  teal: 'Turquesa',
  blue: 'Azul',
  purple: 'Roxo',
  pink: 'Rosa',
};
