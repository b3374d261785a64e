/** What a file of a return is: a paper of the person, what the tax office's program made, what it answered, the guide, or another. */
export const INCOME_TAX_FILE_ROLES = ['document', 'dec', 'rec', 'darf', 'other'] as const;
export type IncomeTaxFileRole = (typeof INCOME_TAX_FILE_ROLES)[number];

export const incomeTaxFileRoleLabel: Record<IncomeTaxFileRole, string> = {
  document: 'Documento',
  dec: 'Declaração',
  rec: 'Recibo de entrega',
  darf: 'DARF',
  other: 'Outro',
};
