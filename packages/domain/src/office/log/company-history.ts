import { type EventAction, eventLabel } from '../../registry/event-label.ts';
import { object, oneOf } from '../../shared/schema/fields.ts';
import { RECORD_TYPES, type RecordType } from './record-type.ts';

// The whole life of a company: what happened to its record, and to all that belongs to it, told apart by what it is about.

/** What an event of a company is about, in a person's words. */
export const companyHistoryKindLabel = {
  register: 'Cadastro',
  people: 'Pessoas',
  certificates: 'Certificados',
  files: 'Arquivos',
  sent: 'Documentos enviados',
  plan: 'Plano',
  entry: 'Entrada',
  signatures: 'Assinaturas',
  opening: 'Abertura',
  licences: 'Licenças',
  invoices: 'Notas',
  clients: 'Tomadores',
  boletos: 'Boletos',
  closings: 'Fechamentos',
  statements: 'Extratos',
  obligations: 'Obrigações',
  r_factor: 'Folha e fator R',
  cash_book: 'Livro-caixa',
  meetings: 'Reuniões',
} as const;
export type CompanyHistoryKind = keyof typeof companyHistoryKindLabel;
export const COMPANY_HISTORY_KINDS = Object.keys(companyHistoryKindLabel) as CompanyHistoryKind[];

/**
 * By the record that an event is about. One that stands not here is told by the log alone: what the team talks of, what nobody of it may see, and what
 * its company, invoice or opening tells as well (a file that was kept, a requirement that was answered).
 */
const OF_RECORD: Readonly<Partial<Record<RecordType, CompanyHistoryKind>>> = {
  company: 'register',
  membership: 'people',
  invite: 'people',
  partner: 'people',
  certificate: 'certificates',
  sent_document: 'sent',
  subscription: 'plan',
  plan_payment: 'plan',
  coupon: 'plan',
  wizard: 'entry',
  wizard_document: 'entry',
  signup: 'entry',
  handover: 'entry',
  handover_item: 'entry',
  signature: 'signatures',
  registration: 'opening',
  licensing: 'licences',
  licence: 'licences',
  licence_request: 'licences',
  invoice: 'invoices',
  payment: 'invoices',
  invoice_email: 'invoices',
  invoice_recurrence: 'invoices',
  client: 'clients',
  boleto: 'boletos',
  boleto_paper: 'boletos',
  boleto_recurrence: 'boletos',
  closing: 'closings',
  profit_distribution: 'closings',
  statement: 'statements',
  statement_import: 'statements',
  bank_account: 'statements',
  bank_transaction: 'statements',
  bank_rule: 'statements',
  reconciliation: 'statements',
  monthly_obligation: 'obligations',
  monthly_obligation_file: 'obligations',
  payroll_month: 'r_factor',
  r_factor_decision: 'r_factor',
  cash_book_month: 'cash_book',
  meeting: 'meetings',
};

/** What is told of the company itself, and is about something else. */
const OF_ACTION: Readonly<Partial<Record<EventAction, CompanyHistoryKind>>> = {
  'company.file_added': 'files',
  'company.file_read': 'files',
  'company.file_removed': 'files',
  'company.plan_changed': 'plan',
};

/** Null for what no history of a company tells; who only looked at a record is told by the log. */
export const companyHistoryKindOf = (action: EventAction): CompanyHistoryKind | null => {
  if (action.endsWith('.looked_at')) return null;
  const type = RECORD_TYPES.find((one) => one === action.split('.')[0]);
  return OF_ACTION[action] ?? (type && OF_RECORD[type]) ?? null;
};

/** The events of these kinds, by their codes. */
export const companyHistoryActions = (kinds: readonly CompanyHistoryKind[]): EventAction[] =>
  (Object.keys(eventLabel) as EventAction[]).filter((action) => {
    const kind = companyHistoryKindOf(action);
    return kind !== null && kinds.includes(kind);
  });

export const companyHistoryFilters = object({ kind: oneOf('Assunto', COMPANY_HISTORY_KINDS, companyHistoryKindLabel) });
