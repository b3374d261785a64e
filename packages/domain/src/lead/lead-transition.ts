import { type Action, stateMachine } from '../shared/status/state-machine.ts';
import { type LeadStage, leadStageLabel } from './lead-stage.ts';

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
} as const satisfies Record<string, Action<LeadStage, LeadActor>>;

export type LeadAction = keyof typeof actions;

export const leadMachine = stateMachine<LeadStage, LeadAction, LeadActor, 'stage'>({
  field: 'stage',
  names: { the: 'O lead', this: 'este lead' },
  labels: leadStageLabel,
  actions,
});

/** What staff move a lead by; forcing its registration is a right of its own. */
export const LEAD_MOVES = ['contact', 'propose', 'lose', 'reopen'] as const satisfies readonly LeadAction[];
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

/** By which move a lead at `from` gets to `to`; null where staff cannot take it there. A lost one goes back to where it was. */
export const moveTo = (from: LeadStage, to: LeadStage): LeadMove | null =>
  LEAD_MOVES.find((move) => {
    if (move === 'reopen') return false;
    const step = leadMachine.transition(from, move, { by: 'staff', reason: '-' });
    return step.ok && step.to === to;
  }) ?? null;
