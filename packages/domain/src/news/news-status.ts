import type { Tone } from '../shared/status/tone.ts';

// Where a piece of news stands, and who it is for.

export const NEWS_STATUSES = ['draft', 'scheduled', 'published', 'ended'] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];

export const newsStatusLabel: Record<NewsStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  published: 'Publicada',
  ended: 'Encerrada',
};

export const newsStatusTone: Record<NewsStatus, Tone> = { draft: 'draft', scheduled: 'waiting', published: 'done', ended: 'ended' };

export const NEWS_AUDIENCES = ['doctors', 'employees', 'managers', 'admin'] as const;
export type NewsAudience = (typeof NEWS_AUDIENCES)[number];

export const newsAudienceLabel: Record<NewsAudience, string> = {
  doctors: 'Médicos',
  employees: 'Funcionários',
  managers: 'Gestores',
  admin: 'Administradores',
};
