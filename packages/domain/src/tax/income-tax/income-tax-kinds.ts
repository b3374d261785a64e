import type { Tone } from '../../shared/status/tone.ts';

// Kinds and results of an income-tax return.

export const INCOME_TAX_KINDS = ['original', 'amending', 'estate', 'departure'] as const;
export type IncomeTaxKind = (typeof INCOME_TAX_KINDS)[number];

export const incomeTaxKindLabel: Record<IncomeTaxKind, string> = {
  original: 'Original',
  amending: 'Retificadora',
  estate: 'Espólio',
  departure: 'Saída',
};

export const INCOME_TAX_RESULTS = ['to_pay', 'to_refund', 'zero'] as const;
export type IncomeTaxResult = (typeof INCOME_TAX_RESULTS)[number];

export const incomeTaxResultLabel: Record<IncomeTaxResult, string> = { to_pay: 'A pagar', to_refund: 'A restituir', zero: 'Zero' };

export const incomeTaxResultTone: Record<IncomeTaxResult, Tone> = { to_pay: 'waiting', to_refund: 'done', zero: 'ended' };

/** The status of one document that a return asks for. */
export const CHECKLIST_ITEM_STATUSES = ['pending', 'sent', 'accepted', 'refused', 'not_applicable'] as const;
export type ChecklistItemStatus = (typeof CHECKLIST_ITEM_STATUSES)[number];

export const checklistItemStatusLabel: Record<ChecklistItemStatus, string> = {
  pending: 'Pendente',
  sent: 'Enviado',
  accepted: 'Aceito',
  refused: 'Recusado',
  not_applicable: 'Não se aplica',
};

export const checklistItemStatusTone: Record<ChecklistItemStatus, Tone> = {
  pending: 'waiting',
  sent: 'running',
  accepted: 'done',
  refused: 'attention',
  not_applicable: 'ended',
};

/** The year of which a return tells: the one before that of its delivery (IN RFB of each exercise). */
export const calendarYearOf = (exercise_year: number): number => exercise_year - 1;
