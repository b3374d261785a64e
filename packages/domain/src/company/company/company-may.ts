import { type AccountingStatus, accountingStatusMessage } from './accounting-status.ts';
import type { CompanyType, RecordStatus } from './company-kinds.ts';
import { hasLeftWizard } from './wizard.ts';
import type { WizardStep } from './wizard-step.ts';

// What may be done with a company as it stands (docs/rules/statuses.md): one table, which `decide` asks for its own people, the services ask for
// staff, and the jobs before they do anything by themselves.

/** `invoices`: a note that is asked for; `recurrences`: one that asks for itself; `records`: all else that is written, the cash book amongst it. */
export const COMPANY_ACTS = ['invoices', 'recurrences', 'clients', 'statements', 'boletos', 'records'] as const;
export type CompanyAct = (typeof COMPANY_ACTS)[number];

export type CompanyStanding = {
  type: CompanyType;
  accounting_status: AccountingStatus;
  /** How its registration at the public agencies stands; null where nothing is said of it. */
  company_status: RecordStatus | null;
  wizard_step: WizardStep;
  /** Its CNPJ is there, of a natural person the CPF: who issues. */
  has_document: boolean;
  has_plan: boolean;
};

/** Why not. `with_reason`: nothing but the office forbids it, so staff may all the same, and say why. */
export type CompanyBar = { message: string; with_reason: boolean };

/** What goes on until the last day of a company that is wound up, or that leaves for another accountant: all but what asks for months to come. */
const UNTIL_THE_END = COMPANY_ACTS.filter((act) => act !== 'recurrences');

/** A frozen or delinquent company still pays what it owes; an inactive or closed one is read only. */
const byAccountingStatus: Record<AccountingStatus, readonly CompanyAct[]> = {
  active: COMPANY_ACTS,
  delinquent: ['boletos'],
  frozen: ['boletos'],
  closed: [],
  inactive: [],
};

/** The owner of a company whose opening was cancelled still fills in what it lacks. */
const byRecordStatus: Record<RecordStatus, readonly CompanyAct[]> = {
  active: COMPANY_ACTS,
  frozen: ['boletos'],
  closed: [],
  transferred: ['boletos'],
  closing: UNTIL_THE_END,
  transferring: UNTIL_THE_END,
  register_canceled: ['boletos', 'records'],
};

const recordStatusMessage: Record<RecordStatus, string | null> = {
  active: null,
  frozen: 'O cadastro dessa empresa está congelado',
  closed: 'O CNPJ dessa empresa foi baixado',
  transferred: 'Essa empresa foi transferida para outro contador',
  closing: 'Essa empresa está em baixa: nada se repete por conta própria',
  transferring: 'Essa empresa está em transferência para outro contador: nada se repete por conta própria',
  register_canceled: 'O registro dessa empresa foi cancelado',
};

/** Those whose books are nobody's here any more: they are gone, or another accountant's. */
export const LEFT_ACCOUNTING_STATUSES = ['closed', 'inactive'] as const satisfies readonly AccountingStatus[];
export const LEFT_RECORD_STATUSES = ['closed', 'transferred'] as const satisfies readonly RecordStatus[];

/** What only a company that issues needs: a taker without a note, or a statement without a company, is of no use to anybody. */
const OF_ISSUERS: readonly CompanyAct[] = ['invoices', 'recurrences', 'clients', 'statements'];

export const NOT_ENABLED = 'Termine o cadastro da empresa para usar esta parte.';

/** What forbids it; null where it may be done. What nobody can do comes before what staff can answer for. */
export const companyBar = (act: CompanyAct, company: CompanyStanding): CompanyBar | null => {
  const { accounting_status, company_status, wizard_step, has_document } = company;
  const issues = OF_ISSUERS.includes(act);
  if (issues && !hasLeftWizard(wizard_step)) return { message: NOT_ENABLED, with_reason: false };
  const waits = issues ? waitsFor(company) : null;
  if (waits && !has_document) return { message: waits, with_reason: false };
  if (!byAccountingStatus[accounting_status].includes(act))
    return { message: accountingStatusMessage[accounting_status] ?? '', with_reason: true };
  if (company_status && !byRecordStatus[company_status].includes(act))
    return { message: recordStatusMessage[company_status] ?? '', with_reason: true };
  return waits ? { message: waits, with_reason: true } : null;
};

/** What forbids to issue a note that was asked for already: whether the company had a plan was asked then. */
export const issuingBar = (company: CompanyStanding): CompanyBar | null => companyBar('invoices', { ...company, has_plan: true });

/** What a company lacks before it asks for notes, in a sentence; null where it lacks nothing. */
export const waitsFor = ({ type, has_document, has_plan }: Pick<CompanyStanding, 'type' | 'has_document' | 'has_plan'>): string | null => {
  const lacks = [!has_document && (type === 'natural_person' ? 'CPF' : 'CNPJ'), !has_plan && 'plano'].filter(Boolean);
  return lacks.length > 0 ? `Notas, tomadores e extratos abrem quando o cadastro tiver ${lacks.join(' e ')}.` : null;
};

/** It has asked for nothing yet and cannot: there are no figures to look at, only what it waits for. */
export const isYetToBegin = (company: Pick<CompanyStanding, 'type' | 'wizard_step' | 'has_document' | 'has_plan'>): boolean =>
  company.wizard_step !== 'finished' && waitsFor(company) !== null;

/** What the banner above every page says of it, and whom to ask; null of one that stands well. */
export const companyBanner = ({
  accounting_status,
  company_status,
}: Pick<CompanyStanding, 'accounting_status' | 'company_status'>): string | null => {
  const message = accountingStatusMessage[accounting_status] ?? (company_status && recordStatusMessage[company_status]);
  if (!message) return null;
  const ask = accounting_status === 'delinquent' ? 'Pague o que está em aberto ou fale com o seu contador.' : 'Fale com o seu contador.';
  return `${message.replace(/\.$/, '')}. ${ask}`;
};
