/** What happened, as the history says it. Codes are stored and never change meaning. */
export const certificateEventLabel = {
  'certificate.uploaded': 'Certificado digital enviado',
  'certificate.replaced': 'Certificado digital trocado',
  'doctor_certificate.uploaded': 'Certificado digital do médico enviado',
  'doctor_certificate.replaced': 'Certificado digital do médico trocado',
} as const;
