/** What happened, as the history says it. Codes are stored and never change meaning. */
export const registrationEventLabel = {
  'registration.started': 'Registro iniciado',
  'registration.edited': 'Registro alterado',
  'registration.status_changed': 'Situação alterada',
  'registration.responsible_changed': 'Responsável alterado',
  'registration.concluded': 'Registro concluído',
  'registration.cancelled': 'Registro cancelado',
  'registration.resumed': 'Registro retomado',
  'registration.due_date_changed': 'Prazo alterado',
  'registration.signature_notice_sent': 'Aviso de assinatura digital enviado',
  'registration.reminded': 'Lembrete enviado',
  'registration.comment_deleted': 'Comentário excluído',
  'registration_comment.created': 'Comentário escrito',
  'registration_comment.deleted': 'Comentário excluído',
} as const;
