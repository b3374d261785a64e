import { addDays, formatInstantFull } from '../../shared/date/date.ts';
import type { Tone } from '../../shared/status/tone.ts';

/** Days for which a proposal can be opened, the one on which it was sent included. */
export const PROPOSAL_DAYS = 15;

/** The last day on which a proposal that was sent on a day can be opened. */
export const proposalEnd = (sent_on: string): string => addDays(sent_on, PROPOSAL_DAYS - 1);

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const proposalEventLabel = {
  'proposal.sent': 'Proposta enviada',
  'proposal.opened': 'Proposta aberta',
  'proposal.taken': 'Cadastro iniciado pela proposta',
} as const;

export const PROPOSAL_STATES = ['sent', 'opened', 'taken', 'over'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

export const proposalStateLabel: Record<ProposalState, string> = {
  sent: 'Ainda não aberta',
  opened: 'Aberta',
  taken: 'Cadastro iniciado',
  over: 'Venceu',
};

export const proposalStateTone: Record<ProposalState, Tone> = { sent: 'waiting', opened: 'running', taken: 'done', over: 'ended' };

export type ProposalStanding = { valid_until: string; opened_at: string | null; taken_at: string | null };

/** How far a proposal has come on `today`; one that led to a signup is over for nobody. */
export const proposalState = ({ valid_until, opened_at, taken_at }: ProposalStanding, today: string): ProposalState => {
  if (taken_at !== null) return 'taken';
  if (valid_until < today) return 'over';
  return opened_at === null ? 'sent' : 'opened';
};

/** Whether it may be opened still. */
export const isProposalOver = (proposal: ProposalStanding, today: string): boolean => proposalState(proposal, today) === 'over';

type Sent = { sent_at: string; opened_at: string | null; opened_count: number };

/** 'Enviada em 24/11/2026 12:00, aberta em 25/11/2026 09:30 (3 vezes)': what is told of it to whoever sent it. */
export const proposalWords = ({ sent_at, opened_at, opened_count }: Sent): string => {
  const sent = `Enviada em ${formatInstantFull(sent_at)}`;
  if (opened_at === null) return `${sent}, ainda não aberta`;
  return `${sent}, aberta em ${formatInstantFull(opened_at)}${opened_count > 1 ? ` (${opened_count} vezes)` : ''}`;
};
