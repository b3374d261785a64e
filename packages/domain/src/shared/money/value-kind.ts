/** What a value of work is paid for. */
export const SHIFT_VALUE_KINDS = ['per_shift', 'per_hour'] as const;
export type ShiftValueKind = (typeof SHIFT_VALUE_KINDS)[number];

export const shiftValueKindLabel: Record<ShiftValueKind, string> = { per_shift: 'Por plantão', per_hour: 'Por hora' };
