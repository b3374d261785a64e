/** What happened, as the history says it. Codes are stored and never change meaning. */
export const certificateEventLabel = {
  'certificate.uploaded': 'Certificado digital enviado',
  'certificate.replaced': 'Certificado digital trocado',
} as const;
