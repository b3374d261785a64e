/** What happened, as the history says it. Codes are stored and never change meaning. */
export const fileEventLabel = {
  'file.uploaded': 'Arquivo enviado',
  'file.deleted': 'Arquivo excluído',
} as const;
