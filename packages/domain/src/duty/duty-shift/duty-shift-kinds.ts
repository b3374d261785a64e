// Kinds that belong to a duty shift.

export const SHIFT_TYPES = ['on_site', 'on_call', 'outpatient', 'remote'] as const;
export type ShiftType = (typeof SHIFT_TYPES)[number];

export const shiftTypeLabel: Record<ShiftType, string> = {
  on_site: 'Presencial',
  on_call: 'Sobreaviso',
  outpatient: 'Ambulatório',
  remote: 'Teleplantão',
};

/** Who may apply for a shift. */
export const ANNOUNCEMENT_TYPES = ['none', 'open', 'restricted', 'priority_auction'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

export const announcementTypeLabel: Record<AnnouncementType, string> = {
  none: 'Nenhum',
  open: 'Aberto',
  restricted: 'Restrito',
  priority_auction: 'Leilão de prioridade',
};

/** What a scale template does on a holiday. */
export const HOLIDAY_POLICIES = ['keep', 'skip', 'different_value'] as const;
export type HolidayPolicy = (typeof HOLIDAY_POLICIES)[number];

export const holidayPolicyLabel: Record<HolidayPolicy, string> = { keep: 'Manter', skip: 'Pular', different_value: 'Valor diferenciado' };
