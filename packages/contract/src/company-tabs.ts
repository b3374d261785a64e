import { ACCOUNTING_STATUSES, type AccountingStatus } from '@esteto/domain/company/company/accounting-status';
import type { Access } from '@esteto/domain/identity/permission/access';
import type { TabPermission } from '@esteto/domain/identity/permission/tab-permission';
import { companyCertificates, companyCredentials, plans, receivables } from './access.ts';
import { companyRecords, companyStatus, doctorRecords } from './record-access.ts';

/** A part of the record of a company, by the word that stands in the address: for whom it is, and of which companies. */
type CompanyTab = TabPermission & { label: string; who: Access };

/** One that is gone or another accountant's issues no notes, signs nothing and is paid nothing by us. */
const WITH_US = ['active', 'delinquent', 'frozen'] as const satisfies readonly AccountingStatus[];

const ofAll = (label: string, who: Access): CompanyTab => ({ label, who, statuses: ACCOUNTING_STATUSES });
/** What there is only once the company works. */
const onceFinished = (label: string, who: Access, statuses: readonly AccountingStatus[] = ACCOUNTING_STATUSES): CompanyTab => ({
  label,
  who,
  statuses,
  finished_wizard: true,
});

export const companyTabs = {
  dados: ofAll('Dados', companyRecords.edit),
  situacao: ofAll('Situação', companyStatus.edit),
  socios: ofAll('Sócios', doctorRecords.view),
  endereco: ofAll('Endereço', companyRecords.edit),
  regime: ofAll('Regime', companyRecords.edit),
  'nota-fiscal': onceFinished('Nota fiscal', companyRecords.edit, WITH_US),
  certificado: onceFinished('Certificado', companyCertificates.edit, WITH_US),
  'banco-e-pix': ofAll('Banco e Pix', companyCredentials.view),
  financeiro: ofAll('Financeiro', companyRecords.edit),
  plano: ofAll('Plano', plans.view),
  arquivos: ofAll('Arquivos', companyRecords.view),
  notas: onceFinished('Notas', receivables.view),
  historico: ofAll('Histórico', companyRecords.view),
  observacoes: ofAll('Observações', companyRecords.edit),
} as const satisfies Record<string, CompanyTab>;
export type CompanyTabName = keyof typeof companyTabs;
