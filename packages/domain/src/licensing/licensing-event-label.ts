/** What happened, as the history says it. Codes are stored and never change meaning. */
export const licensingEventLabel = {
  'licensing.started': 'Licenciamento iniciado',
  'licensing.status_changed': 'Situação do licenciamento alterada',
  'licensing.concluded': 'Licenciamento concluído',
  'licensing.cancelled': 'Licenciamento cancelado',
  'licensing.resumed': 'Licenciamento retomado',
  'licensing.step_status_changed': 'Situação da etapa alterada',
  'licensing.responsible_changed': 'Responsável alterado',
  'licensing.comment_deleted': 'Comentário excluído',
  'licensing.validity_changed': 'Validade alterada',
} as const;
