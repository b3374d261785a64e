/** What happened, as the history says it. Codes are stored and never change meaning. */
export const clientEventLabel = {
  'client.created': 'Tomador cadastrado',
  'client.edited': 'Tomador alterado',
  'client.inactivated': 'Tomador inativado',
  'client.archived': 'Tomador arquivado',
  'client.restored': 'Tomador reativado',
  'client.deleted': 'Tomador excluído',
} as const;
