/** What happened, as the history says it. Codes are stored and never change meaning. */
export const tagEventLabel = {
  'tag.created': 'Tag criada',
  'tag.edited': 'Tag alterada',
  'tag.deleted': 'Tag excluída',
} as const;
