import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';
import type { LicensingItemStatus } from './licensing-item-status.ts';

// What the doctor is told about a licence and may answer: what the agency asks for, or why it refused.

export const LICENCE_REQUEST_STATUSES = ['open', 'answered', 'concluded'] as const;
export type LicenceRequestStatus = (typeof LICENCE_REQUEST_STATUSES)[number];

export const licenceRequestStatusLabel: Record<LicenceRequestStatus, string> = {
  open: 'Aberta',
  answered: 'Respondida',
  concluded: 'Concluída',
};

export const licenceRequestStatusTone: Record<LicenceRequestStatus, Tone> = { open: 'attention', answered: 'running', concluded: 'done' };

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const licenceRequestEventLabel = {
  'licence_request.opened': 'Pedido ao médico aberto',
  'licence_request.answered': 'Pedido ao médico respondido',
  'licence_request.concluded': 'Pedido ao médico concluído',
} as const;

type Event = keyof typeof licenceRequestEventLabel;
export type LicenceRequestActor = 'doctor' | 'staff';

const actions = {
  answer: { label: 'Responder', by: ['doctor'], event: 'licence_request.answered', paths: { open: ['answered'] } },
  /** The licence went on: with the answer, or without one. */
  conclude: {
    label: 'Concluir',
    by: ['staff'],
    event: 'licence_request.concluded',
    paths: { open: ['concluded'], answered: ['concluded'] },
  },
} as const satisfies Record<string, Action<LicenceRequestStatus, LicenceRequestActor, Event>>;

export type LicenceRequestAction = keyof typeof actions;

export const licenceRequestMachine = stateMachine<LicenceRequestStatus, LicenceRequestAction, LicenceRequestActor, Event>({
  field: 'status',
  names: { the: 'O pedido', this: 'este pedido' },
  labels: licenceRequestStatusLabel,
  actions,
});

/** In these the doctor is told the observation, and answers it. */
export const TOLD_STATUSES = ['awaiting_client', 'hindered'] as const satisfies readonly LicensingItemStatus[];

export const isTold = (status: LicensingItemStatus): boolean => TOLD_STATUSES.some((one) => one === status);

type Paper = { from_client: boolean; request_id: number | null };

/** Whether the partners may still change a paper: they sent it, and no answer that was given holds it. */
export const mayPartnersChange = (
  { from_client, request_id }: Paper,
  requests: readonly { id: number; status: LicenceRequestStatus }[],
): boolean => from_client && (request_id === null || requests.some(({ id, status }) => id === request_id && status === 'open'));
