import type { Tone } from '../../shared/status/tone.ts';
import type { LeadStage } from '../lead/lead-life.ts';

/** How far a friend has come, as whoever invited them may know it: nothing of what our team and they talk about. */
export const REFERRAL_STAGES = ['interested', 'signed_up', 'client', 'ended'] as const;
export type ReferralStage = (typeof REFERRAL_STAGES)[number];

export const referralStageLabel: Record<ReferralStage, string> = {
  interested: 'Deixou o contato',
  signed_up: 'Fazendo o cadastro',
  client: 'Já é cliente',
  ended: 'Não seguiu',
};

export const referralStageTone: Record<ReferralStage, Tone> = {
  interested: 'waiting',
  signed_up: 'running',
  client: 'done',
  ended: 'ended',
};

const STAGE: Record<LeadStage, ReferralStage> = {
  new: 'interested',
  contacted: 'interested',
  proposal: 'interested',
  signed_up: 'signed_up',
  won: 'client',
  lost: 'ended',
};

export const referralStageOf = (stage: LeadStage): ReferralStage => STAGE[stage];

/** The stages of a lead that are one of a referral's. */
export const leadStagesOf = (stage: ReferralStage): LeadStage[] =>
  (Object.keys(STAGE) as LeadStage[]).filter((one) => STAGE[one] === stage);

/** 'Helena D.': enough to know one's own friend by. */
export const friendName = (name: string | null): string => {
  const [first, ...others] = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const last = others.at(-1);
  return first ? [first, last && `${last.charAt(0).toUpperCase()}.`].filter(Boolean).join(' ') : 'Um amigo seu';
};
