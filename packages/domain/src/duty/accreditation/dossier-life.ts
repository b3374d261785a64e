/** What happened, as the history says it. Codes are stored and never change meaning. */
export const dossierEventLabel = {
  'dossier_document.added': 'Documento guardado no dossiê',
  'dossier_document.replaced': 'Documento do dossiê trocado por outro',
  'dossier_document.removed': 'Documento retirado do dossiê',
  'dossier_document.read': 'Documento aberto pelo grupo',
} as const;
