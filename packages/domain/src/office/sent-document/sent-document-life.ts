/** What happened, as the history says it. Codes are stored and never change meaning. */
export const sentDocumentEventLabel = {
  'sent_document.sent': 'Documento enviado pelo cliente',
  'sent_document.removed': 'Documento retirado pelo cliente',
  'sent_document.read': 'Documento aberto pela equipe',
} as const;
