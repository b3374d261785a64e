export const UNIT_TYPES = [
  'hospital',
  'clinic',
  'upa',
  'ubs',
  'emergency_room',
  'laboratory',
  'home_care',
  'surgical_center',
  'dialysis',
  'imaging',
  'maternity',
  'rehabilitation',
  'other',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const unitTypeLabel: Record<UnitType, string> = {
  hospital: 'Hospital',
  clinic: 'Clínica',
  upa: 'UPA',
  ubs: 'UBS',
  emergency_room: 'Pronto-socorro',
  laboratory: 'Laboratório',
  home_care: 'Home care',
  surgical_center: 'Centro cirúrgico',
  dialysis: 'Diálise',
  imaging: 'Imagem',
  maternity: 'Maternidade',
  rehabilitation: 'Reabilitação',
  other: 'Outros',
};

export const UNIT_STATES = ['active', 'inactive'] as const;
export const unitStateLabel: Record<(typeof UNIT_STATES)[number], string> = { active: 'Ativa', inactive: 'Inativa' };
