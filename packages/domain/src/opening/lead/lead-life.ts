import { type Action, stateMachine } from '../../shared/status/state-machine.ts';
import type { Tone } from '../../shared/status/tone.ts';

// Where somebody stands who may become a client. 'Em cadastro' and 'Cliente' are reached by signing up, never by hand.

export const LEAD_STAGES = ['new', 'contacted', 'proposal', 'signed_up', 'won', 'lost'] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export const leadStageLabel: Record<LeadStage, string> = {
  new: 'Novo',
  contacted: 'Em contato',
  proposal: 'Proposta',
  signed_up: 'Em cadastro',
  won: 'Cliente',
  lost: 'Perdido',
};

export const leadStageTone: Record<LeadStage, Tone> = {
  new: 'waiting',
  contacted: 'running',
  proposal: 'running',
  signed_up: 'draft',
  won: 'done',
  lost: 'ended',
};

/** What a lead passes on the way to a client, in order. */
export const LEAD_WAY = ['new', 'contacted', 'proposal', 'signed_up', 'won'] as const satisfies readonly LeadStage[];
export type LeadWayStage = (typeof LEAD_WAY)[number];

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const leadEventLabel = {
  'lead.arrived': 'Contato recebido',
  'lead.came_back': 'Contato recebido de novo',
  'lead.created': 'Lead cadastrado',
  'lead.edited': 'Lead alterado',
  'lead.contacted': 'Contato registrado',
  'lead.proposed': 'Proposta enviada',
  'lead.signed_up': 'Cadastro iniciado',
  'lead.won': 'Tornou-se cliente',
  'lead.forced': 'Registro forçado',
  'lead.lost': 'Marcado como perdido',
  'lead.reopened': 'Reaberto',
  'lead.forgotten': 'Dados apagados a pedido',
} as const;

type Event = keyof typeof leadEventLabel;

export type LeadActor = 'staff' | 'system';

const actions = {
  contact: {
    label: 'Registrar contato',
    by: ['staff'],
    event: 'lead.contacted',
    paths: { new: ['contacted'], proposal: ['contacted'] },
  },
  propose: {
    label: 'Enviar proposta',
    by: ['staff'],
    event: 'lead.proposed',
    paths: { new: ['proposal'], contacted: ['proposal'] },
  },
  sign_up: {
    label: 'Iniciar cadastro',
    by: ['system'],
    event: 'lead.signed_up',
    paths: { new: ['signed_up'], contacted: ['signed_up'], proposal: ['signed_up'], lost: ['signed_up'] },
  },
  win: { label: 'Tornar cliente', by: ['system'], event: 'lead.won', paths: { signed_up: ['won'] } },
  force: { label: 'Forçar registro', by: ['staff'], event: 'lead.forced', paths: { signed_up: ['won'] }, asks_reason: true },
  lose: {
    label: 'Marcar como perdido',
    by: ['staff'],
    event: 'lead.lost',
    paths: { new: ['lost'], contacted: ['lost'], proposal: ['lost'], signed_up: ['lost'] },
    asks_reason: true,
  },
  reopen: {
    label: 'Reabrir',
    by: ['staff'],
    event: 'lead.reopened',
    paths: { lost: [] },
    back_to: ['new', 'contacted', 'proposal', 'signed_up'],
  },
} as const satisfies Record<string, Action<LeadStage, LeadActor, Event>>;

export type LeadAction = keyof typeof actions;

export const leadMachine = stateMachine<LeadStage, LeadAction, LeadActor, Event, 'stage'>({
  field: 'stage',
  names: { the: 'O lead', this: 'este lead' },
  labels: leadStageLabel,
  actions,
});

/** What staff move a lead by. That it is in 'Proposta' follows from a proposal that was sent; forcing its registration is a right of its own. */
export const LEAD_MOVES = ['contact', 'lose', 'reopen'] as const satisfies readonly LeadAction[];
export type LeadMove = (typeof LEAD_MOVES)[number];

/** Where a lost lead was before: as far as it had come. */
export const stageBeforeLoss = (lead: {
  company_id: number | null;
  proposed_at: string | null;
  contacted_at: string | null;
}): LeadStage => {
  if (lead.company_id !== null) return 'signed_up';
  if (lead.proposed_at !== null) return 'proposal';
  return lead.contacted_at === null ? 'new' : 'contacted';
};

/** Whether a lead may be sent a proposal: the first one takes it to 'Proposta', another leaves it there. */
export const takesProposal = (stage: LeadStage): boolean =>
  stage === 'proposal' || leadMachine.legalActions(stage, 'staff').includes('propose');

/** By which move a lead at `from` gets to `to`; null where staff cannot take it there. A lost one goes back to where it was. */
export const moveTo = (from: LeadStage, to: LeadStage): LeadMove | null =>
  LEAD_MOVES.find((move) => {
    if (move === 'reopen') return false;
    const step = leadMachine.transition(from, move, { by: 'staff', reason: '-' });
    return step.ok && step.to === to;
  }) ?? null;
