import type { Tone } from '../../shared/status/tone.ts';

// Where a version of the terms stands. What was published is never changed again.

export const TERMS_STATUSES = ['draft', 'scheduled', 'in_force', 'former'] as const;
export type TermsStatus = (typeof TERMS_STATUSES)[number];

export const termsStatusLabel: Record<TermsStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  in_force: 'Em vigor',
  former: 'Anterior',
};

export const termsStatusTone: Record<TermsStatus, Tone> = { draft: 'draft', scheduled: 'waiting', in_force: 'done', former: 'ended' };

/** `in_force_id`: the version that was published last, as of `now`. Instants. */
export const termsStatus = (
  { id, published_at }: { id: number; published_at: string | null },
  { in_force_id, now }: { in_force_id: number | null; now: string },
): TermsStatus => {
  if (published_at === null) return 'draft';
  if (id === in_force_id) return 'in_force';
  return Date.parse(published_at) > Date.parse(now) ? 'scheduled' : 'former';
};

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const termsOfServiceEventLabel = {
  'terms_of_service.accepted': 'Termos de serviço aceitos',
  'terms_of_service.published': 'Termos de serviço publicados',
  'terms_of_service.drafted': 'Nova versão dos termos começada',
  'terms_of_service.edited': 'Rascunho dos termos alterado',
  'terms_of_service.withdrawn': 'Publicação dos termos desfeita',
  'terms_of_service.removed': 'Rascunho dos termos excluído',
} as const;
