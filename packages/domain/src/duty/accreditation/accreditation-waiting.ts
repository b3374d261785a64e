import { countOf } from '../../shared/text/text.ts';
import type { AccreditationStatus } from './accreditation-life.ts';
import { type ChecklistLine, type Filled, lackingOf, openOf, waitsForDoctor } from './checklist.ts';

// The standing of an accreditation that waits: who has to act, what is missing in it, and when its professional may be reminded.

export const WAITS_FOR = ['doctor', 'group'] as const;
export type WaitsFor = (typeof WAITS_FOR)[number];

export const waitsForLabel: Record<WaitsFor, string> = { doctor: 'Médico', group: 'Grupo' };

/** One that ended by its day waits for its professional to renew it; one in force, or over, waits for nobody. */
export const WAITING_STATUSES: Record<WaitsFor, readonly AccreditationStatus[]> = {
  doctor: ['invited', 'filling', 'awaiting_correction', 'expired'],
  group: ['under_review', 'awaiting_supervisor'],
};

export const waitsFor = (status: AccreditationStatus): WaitsFor | null =>
  WAITS_FOR.find((one) => WAITING_STATUSES[one].includes(status)) ?? null;

/** What is missing where it stands, in a person's words. */
export const missingOf = (status: AccreditationStatus, filled: Filled, lines: readonly ChecklistLine[]): string[] => {
  if (status === 'invited') return ['Resposta ao convite'];
  if (status === 'filling' || status === 'awaiting_correction') return orElse(lackingOf(filled, lines), 'Envio para análise');
  if (status === 'under_review') return orElse(openOf(filled, lines), 'Entrega ao supervisor');
  if (status === 'awaiting_supervisor') return ['Decisão do supervisor'];
  if (status === 'expired') return ['Renovação'];
  return status === 'approved' || status === 'suspended' ? lines.filter(waitsForDoctor).map(({ label }) => label) : [];
};

const orElse = (missing: string[], last: string): string[] => (missing.length > 0 ? missing : [last]);

/** 'hoje', '1 dia', '12 dias'. */
export const waitingWords = (days: number): string => (days <= 0 ? 'hoje' : countOf(days, 'dia', 'dias'));

/** Why its professional cannot be reminded now; null when they can. `reminded_on`: the day of the last reminder. */
export const reminderProblem = (
  status: AccreditationStatus,
  missing: readonly string[],
  { reminded_on, today }: { reminded_on: string | null; today: string },
): string | null => {
  if (waitsFor(status) === 'group') return 'Este credenciamento espera o grupo: não há o que lembrar ao médico.';
  if (waitsFor(status) === null && missing.length === 0) return 'Neste credenciamento não falta nada do médico.';
  return reminded_on === today ? 'O médico já foi lembrado hoje. Lembre-o de novo amanhã.' : null;
};
