import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import { type AccreditationDocumentStatus, accreditationDocumentStatusLabel } from './accreditation-life.ts';

// What becomes of one line of a group's checklist: a paper that it asks for, and which version of the dossier's it was shown.

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const accreditationDocumentEventLabel = {
  'accreditation_document.asked': 'Documento pedido pelo grupo',
  'accreditation_document.shared': 'Documento compartilhado com o grupo',
  'accreditation_document.approved': 'Documento aprovado',
  'accreditation_document.corrected': 'Correção do documento pedida',
  'accreditation_document.waived': 'Documento dispensado',
  'accreditation_document.asked_again': 'Dispensa do documento retirada',
  'accreditation_document.expired': 'Documento vencido',
  'accreditation_document.withdrawn': 'Documento retirado do grupo',
  'accreditation_document.ending_told': 'Aviso de vencimento do documento enviado',
} as const;

type Event = keyof typeof accreditationDocumentEventLabel;
export type AccreditationDocumentActor = 'doctor' | 'reviewer' | 'system';

const actions = {
  /** A newer version of what was approved is looked at again. */
  share: {
    label: 'Enviar',
    by: ['doctor'],
    event: 'accreditation_document.shared',
    paths: {
      awaiting_upload: ['under_review'],
      under_review: ['under_review'],
      correction: ['under_review'],
      approved: ['under_review'],
      expired: ['under_review'],
    },
  },
  approve: {
    label: 'Aprovar documento',
    by: ['reviewer'],
    event: 'accreditation_document.approved',
    paths: { under_review: ['approved'], correction: ['approved'] },
  },
  correct: {
    label: 'Pedir correção',
    by: ['reviewer'],
    event: 'accreditation_document.corrected',
    paths: { under_review: ['correction'], approved: ['correction'], awaiting_upload: ['correction'] },
    asks_reason: true,
  },
  waive: {
    label: 'Dispensar',
    by: ['reviewer'],
    event: 'accreditation_document.waived',
    paths: { awaiting_upload: ['waived'], under_review: ['waived'], correction: ['waived'], expired: ['waived'] },
  },
  ask_again: {
    label: 'Pedir de novo',
    by: ['reviewer'],
    event: 'accreditation_document.asked_again',
    paths: { waived: ['awaiting_upload'] },
  },
  expire: { label: 'Vencer', by: ['system'], event: 'accreditation_document.expired', paths: { approved: ['expired'] } },
  withdraw: {
    label: 'Retirar',
    by: ['doctor'],
    event: 'accreditation_document.withdrawn',
    paths: {
      under_review: ['awaiting_upload'],
      correction: ['awaiting_upload'],
      approved: ['awaiting_upload'],
      expired: ['awaiting_upload'],
    },
  },
} as const satisfies Record<string, Action<AccreditationDocumentStatus, AccreditationDocumentActor, Event>>;

export type AccreditationDocumentAction = keyof typeof actions;

export const accreditationDocumentMachine = stateMachine<
  AccreditationDocumentStatus,
  AccreditationDocumentAction,
  AccreditationDocumentActor,
  Event
>({
  field: 'status',
  names: { the: 'O documento', this: 'este documento' },
  labels: accreditationDocumentStatusLabel,
  actions,
});
