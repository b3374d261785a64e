/** What happened, as the history says it. Codes are stored and never change meaning. */
export const closingEventLabel = {
  'closing.opened': 'Fechamento aberto',
  'closing.edited': 'Fechamento alterado',
  'closing.started': 'Fechamento iniciado',
  'closing.awaiting_client': 'Fechamento à espera do cliente',
  'closing.resumed': 'Fechamento retomado',
  'closing.sent_to_review': 'Fechamento enviado para revisão',
  'closing.sent_back': 'Fechamento devolvido',
  'closing.closed': 'Mês fechado',
  'closing.reopened': 'Mês reaberto',
  'closing.no_movement_declared': 'Mês sem movimento',
  'closing.waived': 'Fechamento dispensado',
} as const;
