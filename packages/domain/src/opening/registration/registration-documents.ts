import type { CompanyType } from '../../company/company/company-kinds.ts';

// Documents that a registration asks for (docs/rules/documents.md), by group. A need is met by any one of its documents.

export const DOCUMENT_KINDS = [
  'voter_title',
  'income_tax_receipt',
  'cpf_card',
  'driving_licence',
  'identity',
  'proof_of_residence',
  'medical_residence_proof',
  'personal_crm',
  'marriage_certificate',
  'company_crm',
  'articles_of_association',
  'cnpj_card',
  'contract_amendments',
  'city_permit',
  'health_permit',
  'fire_permit',
  'balance_sheet',
  'trial_balance',
  'revenue_report',
  'tax_returns',
  'payroll',
  'property_tax',
  'lease_contract',
  'floor_plan',
  'fire_project',
  'technical_responsibility',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Fewest weekly hours that a proof of medical residence has to show. */
export const MEDICAL_RESIDENCE_WEEKLY_HOURS = 60;

export const documentKindLabel: Record<DocumentKind, string> = {
  voter_title: 'Título de eleitor',
  income_tax_receipt: 'Recibo do imposto de renda',
  cpf_card: 'Cartão do CPF',
  driving_licence: 'CNH',
  identity: 'RG',
  proof_of_residence: 'Comprovante de residência',
  medical_residence_proof: `Comprovante de residência médica (mínimo de ${MEDICAL_RESIDENCE_WEEKLY_HOURS} horas semanais)`,
  personal_crm: 'CRM',
  marriage_certificate: 'Certidão de casamento',
  company_crm: 'CRM da empresa',
  articles_of_association: 'Contrato social',
  cnpj_card: 'Cartão CNPJ',
  contract_amendments: 'Alterações contratuais',
  city_permit: 'Alvará da prefeitura',
  health_permit: 'Alvará da vigilância sanitária',
  fire_permit: 'Alvará dos bombeiros',
  balance_sheet: 'Balanço patrimonial',
  trial_balance: 'Balancete',
  revenue_report: 'Relatório de faturamento',
  tax_returns: 'Declarações entregues',
  payroll: 'Folha de pagamento',
  property_tax: 'IPTU do endereço',
  lease_contract: 'Contrato de locação ou de cessão do espaço',
  floor_plan: 'Planta do imóvel',
  fire_project: 'Projeto de prevenção a incêndio',
  technical_responsibility: 'Termo de responsabilidade técnica',
};

export const DOCUMENT_GROUPS = ['personal', 'company', 'financial', 'licensing'] as const;
export type DocumentGroup = (typeof DOCUMENT_GROUPS)[number];

export const documentGroupLabel: Record<DocumentGroup, string> = {
  personal: 'Documentos pessoais',
  company: 'Documentos da empresa',
  financial: 'Documentos financeiros',
  licensing: 'Documentos do licenciamento',
};

export type DocumentNeed = { any_of: readonly [DocumentKind, ...DocumentKind[]]; required: boolean };

const required = (...any_of: [DocumentKind, ...DocumentKind[]]): DocumentNeed => ({ any_of, required: true });
const optional = (kind: DocumentKind): DocumentNeed => ({ any_of: [kind], required: false });

export const documentNeeds: Record<DocumentGroup, readonly DocumentNeed[]> = {
  personal: [
    required('voter_title', 'income_tax_receipt'),
    required('cpf_card', 'driving_licence'),
    required('identity'),
    required('proof_of_residence'),
    optional('medical_residence_proof'),
    optional('personal_crm'),
    optional('marriage_certificate'),
  ],
  company: [
    required('company_crm'),
    required('articles_of_association'),
    required('cnpj_card'),
    optional('contract_amendments'),
    optional('city_permit'),
    optional('health_permit'),
    optional('fire_permit'),
  ],
  financial: [
    optional('balance_sheet'),
    optional('trial_balance'),
    optional('revenue_report'),
    optional('tax_returns'),
    optional('payroll'),
  ],
  licensing: [
    required('property_tax'),
    required('lease_contract'),
    required('floor_plan'),
    required('fire_project'),
    required('technical_responsibility'),
  ],
};

/**
 * Groups that an account is asked for: a company that does not exist yet has no papers of its own but a place to license; one that comes from
 * another accountant brings its papers, permits and figures; a person has only their own.
 */
export const documentGroups: Record<CompanyType, readonly DocumentGroup[]> = {
  new_company: ['personal', 'licensing'],
  migrated_company: ['personal', 'company', 'financial'],
  natural_person: ['personal'],
};

/** The required needs of a group that none of the documents sent meets, in order. */
export const missingDocuments = (group: DocumentGroup, sent: Iterable<DocumentKind>): DocumentNeed[] => {
  const kinds = new Set(sent);
  return documentNeeds[group].filter((need) => need.required && !need.any_of.some((kind) => kinds.has(kind)));
};

/** 'Título de eleitor ou Recibo do imposto de renda'. */
export const documentNeedLabel = ({ any_of }: DocumentNeed): string => any_of.map((kind) => documentKindLabel[kind]).join(' ou ');
