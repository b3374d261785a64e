import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// What the tax office points out in a return that it holds, and how each point was met.

export const AUDIT_POINT_STATUSES = ['open', 'explained', 'rectified', 'accepted', 'contested'] as const;
export type AuditPointStatus = (typeof AUDIT_POINT_STATUSES)[number];

export const auditPointStatusLabel: Record<AuditPointStatus, string> = {
  open: 'Em aberto',
  explained: 'Explicado com documentos',
  rectified: 'Corrigido por retificadora',
  accepted: 'Aceito como a Receita diz',
  contested: 'Contestado',
};

export const auditPointStatusTone: Record<AuditPointStatus, Tone> = {
  open: 'attention',
  explained: 'done',
  rectified: 'done',
  accepted: 'done',
  contested: 'running',
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const auditPointEventLabel = {
  'income_tax_audit_point.added': 'Ponto da malha incluído',
  'income_tax_audit_point.edited': 'Ponto da malha alterado',
  'income_tax_audit_point.explained': 'Ponto da malha explicado',
  'income_tax_audit_point.rectified': 'Ponto da malha corrigido por retificadora',
  'income_tax_audit_point.accepted': 'Ponto da malha aceito',
  'income_tax_audit_point.contested': 'Ponto da malha contestado',
  'income_tax_audit_point.reopened': 'Ponto da malha reaberto',
} as const;

type Event = keyof typeof auditPointEventLabel;

const actions = {
  explain: {
    label: 'Explicado com documentos',
    by: ['staff'],
    event: 'income_tax_audit_point.explained',
    paths: { open: ['explained'] },
  },
  rectify: {
    label: 'Corrigido por retificadora',
    by: ['staff'],
    event: 'income_tax_audit_point.rectified',
    paths: { open: ['rectified'] },
  },
  accept: { label: 'Aceito como a Receita diz', by: ['staff'], event: 'income_tax_audit_point.accepted', paths: { open: ['accepted'] } },
  contest: { label: 'Contestado', by: ['staff'], event: 'income_tax_audit_point.contested', paths: { open: ['contested'] } },
  reopen: {
    label: 'Reabrir',
    by: ['staff'],
    event: 'income_tax_audit_point.reopened',
    paths: { explained: ['open'], rectified: ['open'], accepted: ['open'], contested: ['open'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<AuditPointStatus, 'staff', Event>>;

export type AuditPointAction = keyof typeof actions;

export const auditPointMachine = stateMachine<AuditPointStatus, AuditPointAction, 'staff', Event>({
  field: 'status',
  names: { the: 'O ponto', this: 'este ponto' },
  labels: auditPointStatusLabel,
  actions,
});

/** The ways in which a point is met. */
export const AUDIT_ANSWERS = ['explain', 'rectify', 'accept', 'contest'] as const;
export type AuditAnswer = (typeof AUDIT_ANSWERS)[number];

/** What the team does about one that is open, as its person reads it. */
export const auditAnswerLabel: Record<AuditAnswer, string> = {
  explain: 'Explicar com documentos',
  rectify: 'Corrigir com uma retificadora',
  accept: 'Aceitar o que a Receita diz',
  contest: 'Contestar',
};

/** Why a return that the tax office held is not done yet; null where it is. */
export const openPointsProblem = (open: number): string | null => {
  if (open === 0) return null;
  const points = open === 1 ? 'Há um ponto da malha em aberto' : `Há ${open} pontos da malha em aberto`;
  return `${points}: diga antes como ${open === 1 ? 'ele foi resolvido' : 'cada um foi resolvido'}.`;
};
