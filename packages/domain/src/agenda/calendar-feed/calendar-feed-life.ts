/** What happened, as the history says it. Codes are stored and never change meaning. */
export const calendarFeedEventLabel = {
  'calendar_feed.created': 'Link da agenda criado',
  'calendar_feed.edited': 'Link da agenda alterado',
  'calendar_feed.rotated': 'Link da agenda trocado',
  'calendar_feed.revoked': 'Link da agenda revogado',
} as const;
