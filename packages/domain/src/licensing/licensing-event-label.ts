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
  'licensing.licence_added': 'Licença incluída',
  'licensing.renewal_begun': 'Renovação iniciada',
  'licence.added': 'Licença incluída',
  'licence.changed': 'Licença alterada',
  'licence.reminded': 'Lembrete de licença enviado',
  'licensing_comment.created': 'Comentário escrito',
  'licensing_comment.deleted': 'Comentário excluído',
} as const;
