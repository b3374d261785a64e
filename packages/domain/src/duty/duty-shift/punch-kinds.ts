// Kinds that belong to a check-in or check-out of a duty shift.

export const PUNCH_KINDS = ['in', 'out'] as const;
export type PunchKind = (typeof PUNCH_KINDS)[number];

export const punchKindLabel: Record<PunchKind, string> = { in: 'Entrada', out: 'Saída' };

/** How it came: at once from the professional's phone, kept there without a connection and sent later, or written by the coordination. */
export const PUNCH_SOURCES = ['phone', 'offline', 'manager'] as const;
export type PunchSource = (typeof PUNCH_SOURCES)[number];

export const punchSourceLabel: Record<PunchSource, string> = {
  phone: 'Pelo celular',
  offline: 'Guardado sem conexão, enviado depois',
  manager: 'Pela coordenação',
};

/** Where somebody was, against the place of the shift. Of the position itself nothing is kept. */
export const PLACEMENTS = ['inside', 'outside', 'unknown'] as const;
export type Placement = (typeof PLACEMENTS)[number];
