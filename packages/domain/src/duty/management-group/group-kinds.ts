export const GROUP_KINDS = ['hospital', 'cooperative', 'medical_company'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

export const groupKindLabel: Record<GroupKind, string> = {
  hospital: 'Hospital',
  cooperative: 'Cooperativa',
  medical_company: 'Empresa médica',
};

/** The zones of Brazil, none of which has daylight saving time since 2019 (Decreto 9.772/2019). */
export const GROUP_TIME_ZONES = ['America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco', 'America/Noronha'] as const;
export type GroupTimeZone = (typeof GROUP_TIME_ZONES)[number];

export const groupTimeZoneLabel: Record<GroupTimeZone, string> = {
  'America/Sao_Paulo': 'Brasília',
  'America/Manaus': 'Amazonas, Mato Grosso e outros (uma hora a menos)',
  'America/Rio_Branco': 'Acre (duas horas a menos)',
  'America/Noronha': 'Fernando de Noronha (uma hora a mais)',
};
