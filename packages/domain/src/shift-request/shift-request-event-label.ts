/** What happened, as the history says it. Codes are stored and never change meaning. */
export const shiftRequestEventLabel = {
  'shift_request.counter_proposed': 'Contraproposta feita',
  'shift_request.accepted': 'Solicitação aceita',
  'shift_request.acceptance_withdrawn': 'Aceite desfeito',
  'shift_request.submitted': 'Solicitação enviada à coordenação',
  'shift_request.approved': 'Solicitação aprovada',
  'shift_request.refused': 'Solicitação recusada',
  'shift_request.cancelled': 'Solicitação cancelada',
  'shift_request.expired': 'Solicitação expirada',
  'shift_request.undone': 'Solicitação desfeita',
} as const;
