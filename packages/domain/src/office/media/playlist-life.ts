/** What happened, as the history says it. Codes are stored and never change meaning. */
export const playlistEventLabel = {
  'playlist.created': 'Playlist criada',
  'playlist.edited': 'Playlist alterada',
  'playlist.deleted': 'Playlist excluída',
} as const;
