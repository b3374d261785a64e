/** What a person signs in the product. */
export const SIGNATURE_SUBJECTS = ['draft', 'plan_contract', 'hours_statement', 'income_tax_approval'] as const;
export type SignatureSubjectType = (typeof SIGNATURE_SUBJECTS)[number];

/** What somebody signs of their own work or income is read by nobody else of their company; what concerns the company, by its partners. */
export const PERSONAL_SUBJECTS: readonly SignatureSubjectType[] = ['hours_statement', 'income_tax_approval'];

/** What happened, as the history says it. Codes are stored and never change meaning. */
export const signatureEventLabel = {
  'signature.asked': 'Assinatura iniciada',
  'signature.code_sent': 'Código de assinatura enviado',
  'signature.signed': 'Documento assinado',
} as const;
