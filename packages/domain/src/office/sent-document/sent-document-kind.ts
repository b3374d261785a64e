// What a doctor sends the team beside statements: proof of INSS that others withheld, and what the yearly income tax needs.

export const SENT_DOCUMENT_KINDS = ['inss', 'income_tax'] as const;
export type SentDocumentKind = (typeof SENT_DOCUMENT_KINDS)[number];

export const INCOME_TAX_TYPES = ['income_report', 'health', 'education', 'private_pension', 'assets', 'former_return', 'other'] as const;
export type IncomeTaxType = (typeof INCOME_TAX_TYPES)[number];

export const incomeTaxTypeLabel: Record<IncomeTaxType, string> = {
  income_report: 'Informe de rendimentos',
  health: 'Despesa médica',
  education: 'Despesa com instrução',
  private_pension: 'Previdência privada',
  assets: 'Bens e dívidas',
  former_return: 'Declaração anterior',
  other: 'Outro',
};
