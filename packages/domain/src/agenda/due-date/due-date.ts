import type { ObligationKey } from '../../law/obligation/obligation-rule.ts';
import { type BoletoStatus, isOpenBoleto } from '../../money/boleto/boleto-life.ts';
import { isOpenObligation, type MonthlyObligationStatus } from '../../month/monthly-obligation/monthly-obligation-life.ts';
import { obligationTitle } from '../../month/monthly-obligation/obligation-title.ts';
import { type LicensingKind, licenceName } from '../../opening/licensing/licensing-kind.ts';
import type { Tone } from '../../shared/status/tone.ts';

// The days of a company that calendars show. Each is read from the record that it belongs to, and opens it; nothing is copied.

export const DUE_KINDS = ['boleto', 'obligation', 'licence', 'company_certificate', 'doctor_certificate', 'draft'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

export const dueKindLabel: Record<DueKind, string> = {
  boleto: 'Boleto',
  obligation: 'Obrigação',
  licence: 'Licença',
  company_certificate: 'Certificado da empresa',
  doctor_certificate: 'Certificado do médico',
  draft: 'Minuta',
};

/** How such a day stands: what is to be done by it, was not, or is. */
export const DUE_STATES = ['open', 'late', 'done'] as const;
export type DueState = (typeof DUE_STATES)[number];

export const dueStateLabel: Record<DueState, string> = { open: 'Em aberto', late: 'Atrasado', done: 'Concluído' };
export const dueStateTone: Record<DueState, Tone> = { open: 'waiting', late: 'attention', done: 'done' };

/** What is known of the record: its status, where it has one, and what it is called. */
export type DueRecord =
  | { kind: 'boleto'; status: BoletoStatus; name: string }
  | { kind: 'obligation'; status: MonthlyObligationStatus; rule_key: ObligationKey | null; rule_name: string | null; competence: string }
  | { kind: 'licence'; licence_kind: LicensingKind; name: string | null }
  | { kind: 'company_certificate' | 'doctor_certificate' | 'draft'; name: string };

export const dueTitle = (record: DueRecord): string => {
  switch (record.kind) {
    case 'boleto':
      return record.name;
    case 'obligation':
      return obligationTitle(record);
    case 'licence':
      return `${licenceName({ name: record.name, kind: record.licence_kind })}: fim da validade`;
    case 'draft':
      return 'Minuta à espera do médico';
    case 'company_certificate':
    case 'doctor_certificate':
      return `Certificado digital de ${record.name}: fim da validade`;
  }
};

/** What its state hangs on, besides its day. */
export type DueStatus =
  | { kind: 'boleto'; status: BoletoStatus }
  | { kind: 'obligation'; status: MonthlyObligationStatus }
  | { kind: Exclude<DueKind, 'boleto' | 'obligation'> };

/** On `today`: what ends on a day is late only after it. */
export const dueState = (record: DueStatus, on: string, today: string): DueState => {
  const isOver = on < today;
  if (record.kind === 'boleto') return isOpenBoleto(record.status) ? (record.status === 'overdue' ? 'late' : 'open') : 'done';
  if (record.kind === 'obligation') return isOpenObligation(record.status) ? (isOver ? 'late' : 'open') : 'done';
  if (record.kind === 'draft') return 'open';
  return isOver ? 'late' : 'open';
};
