/** What happened, as the history says it. Codes are stored and never change meaning. */
export const savedViewEventLabel = {
  'saved_view.created': 'Visão salva',
  'saved_view.edited': 'Visão alterada',
  'saved_view.deleted': 'Visão excluída',
} as const;
