/** What a person signs in the product. */
export const SIGNATURE_SUBJECTS = ['draft', 'plan_contract', 'hours_statement'] as const;
export type SignatureSubjectType = (typeof SIGNATURE_SUBJECTS)[number];

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const signatureEventLabel = {
  'signature.asked': 'Assinatura iniciada',
  'signature.code_sent': 'Código de assinatura enviado',
  'signature.signed': 'Documento assinado',
} as const;
