import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where the accreditation of a professional in a group and each of its documents stand.

export const ACCREDITATION_STATUSES = [
  'invited',
  'filling',
  'under_review',
  'awaiting_correction',
  'awaiting_supervisor',
  'approved',
  'refused',
  'expired',
  'suspended',
  'cancelled',
] as const;
export type AccreditationStatus = (typeof ACCREDITATION_STATUSES)[number];

export const accreditationStatusLabel: Record<AccreditationStatus, string> = {
  invited: 'Convidado',
  filling: 'Em preenchimento',
  under_review: 'Em análise',
  awaiting_correction: 'Pendente de correção',
  awaiting_supervisor: 'Aguardando supervisor',
  approved: 'Aprovado',
  refused: 'Reprovado',
  expired: 'Expirado',
  suspended: 'Suspenso',
  cancelled: 'Cancelado',
};

export const accreditationStatusTone: Record<AccreditationStatus, Tone> = {
  invited: 'waiting',
  filling: 'running',
  under_review: 'running',
  awaiting_correction: 'attention',
  awaiting_supervisor: 'waiting',
  approved: 'done',
  refused: 'attention',
  expired: 'draft',
  suspended: 'attention',
  cancelled: 'ended',
};

export const ACCREDITATION_DOCUMENT_STATUSES = ['awaiting_upload', 'under_review', 'approved', 'correction', 'expired', 'waived'] as const;
export type AccreditationDocumentStatus = (typeof ACCREDITATION_DOCUMENT_STATUSES)[number];

export const accreditationDocumentStatusLabel: Record<AccreditationDocumentStatus, string> = {
  awaiting_upload: 'Aguardando envio',
  under_review: 'Em análise',
  approved: 'Aprovado',
  correction: 'Correção',
  expired: 'Vencido',
  waived: 'Dispensado',
};

export const accreditationDocumentStatusTone: Record<AccreditationDocumentStatus, Tone> = {
  awaiting_upload: 'waiting',
  under_review: 'running',
  approved: 'done',
  correction: 'attention',
  expired: 'attention',
  waived: 'ended',
};

/** In the order in which a professional goes through them. */
export const ACCREDITATION_STEPS = ['contact', 'data', 'documents', 'review', 'payment', 'validation'] as const;
export type AccreditationStep = (typeof ACCREDITATION_STEPS)[number];

export const accreditationStepLabel: Record<AccreditationStep, string> = {
  contact: 'Contato',
  data: 'Dados',
  documents: 'Documentos',
  review: 'Análise',
  payment: 'Pagamento',
  validation: 'Validação',
};

export const ACCREDITATION_ORIGINS = ['invite', 'application', 'internal'] as const;
export type AccreditationOrigin = (typeof ACCREDITATION_ORIGINS)[number];

export const accreditationOriginLabel: Record<AccreditationOrigin, string> = {
  invite: 'Convite',
  application: 'Candidatura',
  internal: 'Interno',
};

/** Those that stand for nothing any more: the same person may be invited, or apply, anew. */
export const ENDED_STATUSES = ['refused', 'cancelled'] as const satisfies readonly AccreditationStatus[];

/** Statuses in which the schedule asks whether somebody may take a shift. */
export const CREDENTIAL_STATUSES = ['approved', 'suspended', 'expired'] as const satisfies readonly AccreditationStatus[];

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const accreditationEventLabel = {
  'accreditation.created': 'Profissional credenciado no grupo',
  'accreditation.invited': 'Profissional convidado pelo grupo',
  'accreditation.applied': 'Candidatura ao grupo',
  'accreditation.accepted': 'Convite aceito',
  'accreditation.declined': 'Convite recusado',
  'accreditation.filled': 'Dados do credenciamento alterados',
  'accreditation.looked_at': 'Conta do profissional vista pelo grupo',
  'accreditation.shared': 'Documentos compartilhados com o grupo',
  'accreditation.submitted': 'Credenciamento enviado para análise',
  'accreditation.correction_asked': 'Correção pedida ao profissional',
  'accreditation.reviewed': 'Documentos analisados',
  'accreditation.handed_up': 'Credenciamento entregue ao supervisor',
  'accreditation.handed_back': 'Credenciamento devolvido para análise',
  'accreditation.approved': 'Credenciamento aprovado',
  'accreditation.refused': 'Credenciamento reprovado',
  'accreditation.suspended': 'Credenciamento suspenso',
  'accreditation.lifted': 'Suspensão retirada',
  'accreditation.units_changed': 'Unidades do profissional alteradas',
  'accreditation.expired': 'Credenciamento expirado',
  'accreditation.renewing': 'Renovação do credenciamento iniciada',
  'accreditation.withdrawn': 'Compartilhamento retirado pelo profissional',
  'accreditation.cancelled': 'Credenciamento cancelado',
  'accreditation.ending_told': 'Aviso de vencimento enviado',
  'accreditation.reminded': 'Médico lembrado pela equipe do Esteto',
} as const;

type Event = keyof typeof accreditationEventLabel;
export type AccreditationActor = 'doctor' | 'reviewer' | 'admin' | 'system';

const actions = {
  accept: { label: 'Aceitar convite', by: ['doctor'], event: 'accreditation.accepted', paths: { invited: ['filling'] } },
  decline: { label: 'Recusar convite', by: ['doctor'], event: 'accreditation.declined', paths: { invited: ['cancelled'] } },
  submit: {
    label: 'Enviar para análise',
    by: ['doctor'],
    event: 'accreditation.submitted',
    paths: { filling: ['under_review'], awaiting_correction: ['under_review'] },
  },
  ask_correction: {
    label: 'Pedir correção',
    by: ['reviewer', 'admin'],
    event: 'accreditation.correction_asked',
    paths: { under_review: ['awaiting_correction'] },
  },
  hand_up: {
    label: 'Entregar ao supervisor',
    by: ['reviewer', 'admin'],
    event: 'accreditation.handed_up',
    paths: { under_review: ['awaiting_supervisor'] },
  },
  hand_back: {
    label: 'Devolver para análise',
    by: ['admin'],
    event: 'accreditation.handed_back',
    paths: { awaiting_supervisor: ['under_review'] },
    asks_reason: true,
  },
  approve: {
    label: 'Aprovar credenciamento',
    by: ['admin'],
    event: 'accreditation.approved',
    paths: { awaiting_supervisor: ['approved'] },
  },
  refuse: {
    label: 'Reprovar',
    by: ['admin'],
    event: 'accreditation.refused',
    paths: { under_review: ['refused'], awaiting_correction: ['refused'], awaiting_supervisor: ['refused'] },
    asks_reason: true,
  },
  suspend: { label: 'Suspender', by: ['admin'], event: 'accreditation.suspended', paths: { approved: ['suspended'] }, asks_reason: true },
  lift: { label: 'Retirar a suspensão', by: ['admin'], event: 'accreditation.lifted', paths: { suspended: ['approved'] } },
  /** A suspension outlives the day on which the accreditation ends only as its end. */
  expire: { label: 'Expirar', by: ['system'], event: 'accreditation.expired', paths: { approved: ['expired'], suspended: ['expired'] } },
  renew: { label: 'Renovar', by: ['doctor'], event: 'accreditation.renewing', paths: { expired: ['filling'] } },
  /** Without its documents nothing can be reviewed or relied on; a suspension is not left this way. */
  withdraw: {
    label: 'Retirar o compartilhamento',
    by: ['doctor'],
    event: 'accreditation.withdrawn',
    paths: {
      filling: ['filling'],
      under_review: ['filling'],
      awaiting_correction: ['filling'],
      awaiting_supervisor: ['filling'],
      approved: ['filling'],
      suspended: ['suspended'],
      expired: ['expired'],
    },
  },
  cancel: {
    label: 'Cancelar',
    by: ['doctor', 'admin'],
    event: 'accreditation.cancelled',
    paths: {
      invited: ['cancelled'],
      filling: ['cancelled'],
      under_review: ['cancelled'],
      awaiting_correction: ['cancelled'],
      awaiting_supervisor: ['cancelled'],
      approved: ['cancelled'],
      suspended: ['cancelled'],
      expired: ['cancelled'],
    },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<AccreditationStatus, AccreditationActor, Event>>;

export type AccreditationAction = keyof typeof actions;

export const accreditationMachine = stateMachine<AccreditationStatus, AccreditationAction, AccreditationActor, Event>({
  field: 'status',
  names: { the: 'O credenciamento', this: 'este credenciamento' },
  labels: accreditationStatusLabel,
  actions,
});
