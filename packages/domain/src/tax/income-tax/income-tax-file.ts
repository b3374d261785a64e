/** What a file of a return is: a paper of the person, what the tax office's program made, what it answered, the guide, the proof that it was paid, or another. */
export const INCOME_TAX_FILE_ROLES = ['document', 'dec', 'rec', 'darf', 'payment', 'other'] as const;
export type IncomeTaxFileRole = (typeof INCOME_TAX_FILE_ROLES)[number];

export const incomeTaxFileRoleLabel: Record<IncomeTaxFileRole, string> = {
  document: 'Documento',
  dec: 'Declaração',
  rec: 'Recibo de entrega',
  darf: 'DARF',
  payment: 'Comprovante de pagamento',
  other: 'Outro',
};
