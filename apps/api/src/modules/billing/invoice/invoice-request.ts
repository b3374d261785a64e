import { fillDescription, missingNote, placeholderValues } from '@esteto/domain/billing/invoice/description-template';
import { DESCRIPTION_MAX, type InvoiceRequestForm, type ReceivableRequestForm } from '@esteto/domain/billing/invoice/invoice-form';
import { suggestedWithholdings } from '@esteto/domain/billing/invoice/suggested-withholdings';
import { type CompanyBar, companyBar } from '@esteto/domain/company/company/company-may';
import { invoiceAmounts } from '@esteto/domain/law/tax/invoice-amounts';
import { addDays } from '@esteto/domain/shared/date/date';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Values } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { type InvoiceRecord, invoices } from '../../../tables/invoice/invoice.tables.ts';
import { tablesTold } from '../../month/accounting-parameter/accounting-parameter-scope.ts';
import type { partiesOf } from './invoice.repository.ts';

type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** Medicine and biomedicine, item 4.01 of the list of LC 116/2003, as the national layout codes it. */
const MEDICINE = '040101';

/** What a doctor says of an invoice, or staff in a company's name. */
type Request = InvoiceRequestForm | ReceivableRequestForm;

/** Which month of which recurrence is asked for, in whose name, and how the history says so. */
type Recurring = Pick<Values<typeof invoices>, 'recurring_id' | 'recurring_competence' | 'requested_by'> & { reason?: string };

/** The request itself, inside the transaction of a person or of the job that repeats their requests. */
export const requestInvoice = (tx: Tx, parties: Parties, form: Request, recurring?: Recurring): Promise<InvoiceRecord> => {
  const { reason: ofRecurrence, ...values } = recurring ?? {};
  const reason = 'reason' in form ? form.reason : ofRecurrence;
  refuseBarred(companyBar('invoices', parties.company), 'solicitar', 'reason' in form ? (form.reason ?? '') : null);
  const event = { action: 'invoice.requested', company_id: parties.company.id, reason } as const;
  return tx.insert(invoices, { ...newInvoice(tx, parties, form), ...values }, event);
};

/**
 * Staff ask, and issue what was asked, all the same where nothing but the office forbids it, and say why: their reason is told in the history. Of the
 * company's people, and of the job that repeats what they asked, `decide` has judged that before (`reason` null).
 */
export const refuseBarred = (bar: CompanyBar | null, act: 'solicitar' | 'emitir', reason: string | null): void => {
  if (!bar || (bar.with_reason && reason !== '')) return;
  throw invalid({ company_id: bar.message, ...(bar.with_reason && { reason: `Conte o motivo para ${act} mesmo assim.` }) });
};

/**
 * What a request becomes: what was said, what follows from client and company, and the amounts that follow from both. What is withheld is what
 * staff says, and what is usual for both where a doctor asks.
 */
const newInvoice = (tx: Tx, { company, client, law }: Parties, form: Request): Values<typeof invoices> => {
  if (client.status !== 'active') throw invalid({ client_id: 'Este tomador não está ativo. Escolha outro ou reative o cadastro.' });
  const usual = suggestedWithholdings(form.gross_amount, company, client, form.competence, tablesTold(law));
  const { shifts: _inDescription, reason: _inHistory, ...request } = { reason: null, ...usual, ...form };
  return {
    ...request,
    ...invoiceAmounts(request),
    ...regimeOf(company),
    description: filledDescription(form, client),
    company_id: company.id,
    status: 'requested',
    status_at: tx.now,
    requested_at: tx.now,
    requested_by: tx.actor.user?.id ?? null,
    due_date: form.due_date ?? (client.payment_term_days === null ? null : addDays(tx.today, client.payment_term_days)),
    service_place_ibge: form.service_place_ibge ?? company.address.ibge,
    national_tax_code: client.default_service_code ?? MEDICINE,
  };
};

/** The description with its placeholders filled in; one that nobody can fill is no service that may stand on an invoice. */
export const filledDescription = (
  { description, competence, shifts }: Pick<InvoiceRequestForm, 'description' | 'competence' | 'shifts'>,
  { contract_number }: Pick<Parties['client'], 'contract_number'>,
): string => {
  const { text, missing } = fillDescription(description, placeholderValues({ competence, shifts, contract_number }));
  if (missing.length > 0) throw invalid({ description: missing.map((name) => missingNote[name]).join(' ') });
  if (text.length > DESCRIPTION_MAX)
    throw invalid({ description: `Descrição do serviço: preenchida, passa de ${DESCRIPTION_MAX} caracteres.` });
  return text;
};

/** Codes of the national layout: opSimpNac 3 is ME/EPP in the Simples and 1 none; regApTribSN 1 pays everything in the DAS, where no regEspTrib is (E0175). */
const regimeOf = ({ tax_regime, type, special_regime }: Parties['company']) => {
  const simples = tax_regime === 'simples' && type !== 'natural_person';
  return { simples_option: simples ? 3 : 1, simples_apuration: simples ? 1 : null, special_regime: simples ? null : special_regime };
};
