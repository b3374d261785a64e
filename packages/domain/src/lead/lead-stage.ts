import type { Tone } from '../shared/status/tone.ts';

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
