/** What happened, as the history says it. Codes are stored and never change meaning. */
export const mediaEventLabel = {
  'media.created': 'Vídeo incluído',
  'media.edited': 'Vídeo alterado',
  'media.ordered': 'Ordem alterada',
  'media.deleted': 'Vídeo excluído',
} as const;
