/** What happened, as the history says it. Codes are stored and never change meaning. */
export const statementEventLabel = {
  'bank_account.created': 'Conta bancária incluída',
  'statement.sent': 'Extrato enviado',
  'statement.check_started': 'Conferência iniciada',
  'statement.found_incomplete': 'Extrato incompleto',
  'statement.checked': 'Extrato conferido',
  'statement.no_movement_declared': 'Declarado sem movimento',
  'statement.waived': 'Extrato dispensado',
  'statement.reopened': 'Extrato reaberto',
} as const;
