import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where a paper stands that the owner of a company on its way in has sent.

export const WIZARD_DOCUMENT_STATUSES = ['sent', 'accepted', 'returned'] as const;
export type WizardDocumentStatus = (typeof WIZARD_DOCUMENT_STATUSES)[number];

export const wizardDocumentStatusLabel: Record<WizardDocumentStatus, string> = {
  sent: 'Em conferência',
  accepted: 'Aceito',
  returned: 'Devolvido',
};

export const wizardDocumentStatusTone: Record<WizardDocumentStatus, Tone> = { sent: 'running', accepted: 'done', returned: 'attention' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const wizardDocumentEventLabel = {
  'wizard_document.sent': 'Documento do cadastro enviado',
  'wizard_document.edited': 'Documento do cadastro alterado',
  'wizard_document.removed': 'Documento do cadastro retirado',
  'wizard_document.accepted': 'Documento do cadastro aceito',
  'wizard_document.returned': 'Documento do cadastro devolvido',
} as const;

type Event = keyof typeof wizardDocumentEventLabel;
export type WizardDocumentActor = 'staff';

const actions = {
  accept: { label: 'Aceitar', by: ['staff'], event: 'wizard_document.accepted', paths: { sent: ['accepted'], returned: ['accepted'] } },
  return: {
    label: 'Devolver',
    by: ['staff'],
    event: 'wizard_document.returned',
    paths: { sent: ['returned'], accepted: ['returned'] },
    asks_reason: true,
  },
} as const satisfies Record<string, Action<WizardDocumentStatus, WizardDocumentActor, Event>>;

export type WizardDocumentAction = keyof typeof actions;
export const WIZARD_DOCUMENT_ACTIONS = ['accept', 'return'] as const satisfies readonly WizardDocumentAction[];

export const wizardDocumentMachine = stateMachine<WizardDocumentStatus, WizardDocumentAction, WizardDocumentActor, Event>({
  field: 'status',
  names: { the: 'O documento', this: 'este documento' },
  labels: wizardDocumentStatusLabel,
  actions,
});
