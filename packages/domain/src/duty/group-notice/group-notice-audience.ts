import type { Tone } from '../../shared/status/tone.ts';

// Audiences of a group's notices: everybody who is accredited there, or some of them. Free of schemas, so that a list pulls no yup in.

export const GROUP_AUDIENCES = ['everybody', 'units', 'specialties', 'people'] as const;
export type GroupAudience = (typeof GROUP_AUDIENCES)[number];

export const groupAudienceLabel: Record<GroupAudience, string> = {
  everybody: 'Todos os credenciados',
  units: 'De algumas unidades',
  specialties: 'De algumas especialidades',
  people: 'Profissionais escolhidos',
};

/** A group warns of no fine: what cannot be silenced is the team's alone. */
export const GROUP_SEVERITIES = ['info', 'attention'] as const;
export type GroupSeverity = (typeof GROUP_SEVERITIES)[number];

export const groupSeverityLabel: Record<GroupSeverity, string> = { info: 'Aviso', attention: 'Atenção' };

export const groupSeverityTone: Record<GroupSeverity, Tone> = { info: 'running', attention: 'waiting' };

/** Who works for several groups sees in the bell which of them writes. */
export const groupNoticeTitle = (group: string, title: string): string => `${group}: ${title}`;
