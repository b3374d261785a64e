/** What happened, as the history says it. Codes are stored and never change meaning. */
export const registrationEventLabel = {
  'registration.started': 'Registro iniciado',
  'registration.status_changed': 'Situação alterada',
  'registration.responsible_changed': 'Responsável alterado',
  'registration.concluded': 'Registro concluído',
  'registration.cancelled': 'Registro cancelado',
  'registration.resumed': 'Registro retomado',
  'registration.due_date_changed': 'Prazo alterado',
  'registration.signature_notice_sent': 'Aviso de assinatura digital enviado',
} as const;
