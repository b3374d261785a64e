// What a year of a person is made of, in the order in which a return asks for it. What they tell and what the product computes stand in the same parts.

export const INCOME_TAX_FACT_KINDS = [
  'employment',
  'services',
  'individuals',
  'profits',
  'exclusive',
  'exempt',
  'health',
  'education',
  'dependent',
  'pension',
  'alimony',
  'company_reducer',
] as const;
export type IncomeTaxFactKind = (typeof INCOME_TAX_FACT_KINDS)[number];

export const incomeTaxFactKindLabel: Record<IncomeTaxFactKind, string> = {
  employment: 'Salário e pró-labore',
  services: 'Serviços pagos por empresas',
  individuals: 'Pessoas físicas e exterior',
  profits: 'Lucros e dividendos',
  exclusive: 'Tributação exclusiva na fonte',
  exempt: 'Outros isentos',
  health: 'Saúde',
  education: 'Instrução',
  dependent: 'Dependentes',
  pension: 'Previdência privada (PGBL)',
  alimony: 'Pensão alimentícia judicial',
  company_reducer: 'Redutor do imposto mínimo',
};

/** Which amounts a kind has beside its own; of the others nothing is kept. */
export const FACT_PARTS: Record<IncomeTaxFactKind, readonly FactPart[]> = {
  employment: ['amount', 'social_security', 'tax', 'thirteenth', 'thirteenth_tax'],
  services: ['amount', 'social_security', 'tax'],
  individuals: ['amount', 'social_security', 'tax'],
  profits: ['amount', 'tax', 'left_out'],
  exclusive: ['amount', 'tax', 'left_out'],
  exempt: ['amount', 'left_out'],
  health: ['amount'],
  education: ['amount'],
  dependent: [],
  pension: ['amount'],
  alimony: ['amount'],
  company_reducer: ['amount'],
};

export type FactPart = 'amount' | 'social_security' | 'tax' | 'thirteenth' | 'thirteenth_tax' | 'left_out';

/** Income of these is compared by payer, so that the payer must be known. */
export const hasPayer = (kind: IncomeTaxFactKind): boolean => kind === 'employment' || kind === 'services' || kind === 'profits';

/** Who says a line. In each part the first of its order counts, the others stand beside it. */
export const DOSSIER_SOURCES = ['payroll', 'invoices', 'cash_book', 'distributions', 'informe', 'told'] as const;
export type DossierSource = (typeof DOSSIER_SOURCES)[number];

export const dossierSourceLabel: Record<DossierSource, string> = {
  payroll: 'Folha da empresa',
  invoices: 'Notas recebidas',
  cash_book: 'Livro-caixa',
  distributions: 'Lucros da empresa',
  informe: 'Informe lido',
  told: 'Informado',
};
