import type { invoice as endpoints, invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail, InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import type { InvoiceEffectsAnswer } from '@esteto/contract/billing/invoice-effects';
import type { receivable } from '@esteto/contract/billing/receivable';
import type { InvoiceParties } from '@esteto/contract/billing/receivable-answer';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { editProblem } from '@esteto/domain/billing/invoice/invoice-edit-problem';
import { invoiceRecord } from '@esteto/domain/billing/invoice/invoice-record';
import { companyBar } from '@esteto/domain/company/company/company-may';
import { invoiceAmounts } from '@esteto/domain/law/tax/invoice-amounts';
import { invoiceEffects } from '@esteto/domain/law/tax/invoice-effects';
import { proLaboreAim } from '@esteto/domain/month/r-factor/r-factor-standing';
import { DomainError } from '@esteto/domain/shared/result/domain-error';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { invoices as table } from '../../../tables/invoice/invoice.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { AccountingParameterService } from '../../month/accounting-parameter/accounting-parameter.service.ts';
import type { MonthService } from '../../month/month/month.service.ts';
import * as invoices from './invoice.repository.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { requestInvoice } from './invoice-request.ts';
import { type InvoiceScope, memberScope } from './invoice-scope.ts';
import * as sums from './invoice-sums.repository.ts';

type InvoiceDeps = Pick<Deps, 'db' | 'work' | 'files' | 'clock'> & {
  users: UserService;
  months: MonthService;
  accountingParameters: AccountingParameterService;
};

export type InvoiceService = ReturnType<typeof invoiceService>;

/** Invoices for both who ask for them (`invoice`) and who issue them (`receivable`): the routes say whose eyes look. */
export const invoiceService = ({ db, work, files, clock, users, months, accountingParameters }: InvoiceDeps) => ({
  list: async (scope: InvoiceScope, input: invoices.InvoiceQuery): Promise<Page<InvoiceRow>> => {
    const page = await invoices.list(db, scope, input, clock.today());
    // A client of somebody else answers like one that does not exist.
    if (scope !== 'every_company' && input.client_id && page.total === 0)
      await invoices.partiesOf(db, { client_id: input.client_id, company_id: scope.company_id });
    return page;
  },

  detail: (scope: InvoiceScope, { id }: { id: number }): Promise<InvoiceDetail> => invoices.detail(db, scope, id),

  /** The PDF of an issued invoice: the DANFSe of what the national emitter authorised, the mirror of what was issued by hand. */
  mirror: async (scope: InvoiceScope, { id }: { id: number }): Promise<FileAnswer> =>
    invoicePdf({ db, files }, await invoices.withParties(db, scope, id)),

  document: async (scope: InvoiceScope, { id, document }: { id: number; document: string }): Promise<FileAnswer> =>
    files.read(db, document, await invoices.companyOfFile(db, scope, id, document)),

  latest: (scope: InvoiceScope, count: number, input: invoices.InvoiceQuery = {}) =>
    invoices.latest(db, scope, count, input, clock.today()),
  situation: (scope: InvoiceScope) => sums.situation(db, scope, clock.today()),
  grossByMonth: (scope: InvoiceScope, from: string, to: string) => sums.grossByMonth(db, scope, from, to),
  entries: (scope: InvoiceScope, input: Parameters<typeof sums.entries>[2]) => sums.entries(db, scope, input),

  effects: (_actor: SessionActor, input: InputOf<typeof invoice.effects>) => effectsOf({ months, accountingParameters }, input),

  /** Every invoice began with a request: none without an event exists. */
  history: async (_actor: SessionActor, { id }: { id: number }) => {
    const events = await recordHistory(db, { type: 'invoice', id }, invoiceRecord);
    if (events.length === 0) throw notFound();
    return events;
  },

  request: (actor: CompanyActor, { body }: Pick<InputOf<typeof invoice.request>, 'body'>): Promise<InvoiceDetail> =>
    work(actor, (tx) => ask(tx, memberScope(actor), actor.company.company_id, body)),

  /** The same as a part of what else is done. */
  requestIn: (tx: Tx, actor: CompanyActor, form: InputOf<typeof invoice.request>['body']): Promise<InvoiceDetail> =>
    ask(tx, memberScope(actor), actor.company.company_id, form),

  /** Staff asks in a company's name. */
  requestFor: (
    actor: SessionActor,
    { body: { company_id, ...form } }: Pick<InputOf<typeof receivable.request>, 'body'>,
  ): Promise<InvoiceDetail> => work(actor, (tx) => ask(tx, 'every_company', company_id, form)),

  parties: async (_actor: SessionActor, { client_id }: { client_id: number }): Promise<InvoiceParties> => {
    const { company, client } = await invoices.partiesOf(db, { client_id, company_id: null });
    return { company: { ...company, document: company.cnpj ?? company.cpf, bar: companyBar('invoices', company) }, client };
  },

  update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof receivable.update>): Promise<InvoiceDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version, scope: undefined });
      const problem = editProblem(before.status);
      if (problem) throw new AppError(422, { message: problem, code: 'not_editable' });
      if (form.client_id !== before.client_id)
        await invoices.partiesOf(tx.db, { client_id: form.client_id, company_id: before.company_id });
      if (form.intermediary_id && form.intermediary_id !== before.intermediary_id)
        await invoices.partiesOf(tx.db, { client_id: form.intermediary_id, company_id: before.company_id });
      if (form.responsible_id && form.responsible_id !== before.responsible_id) await users.refuseOutsiders(tx.db, form.responsible_id);
      await tx.change(table, before, { ...form, ...invoiceAmounts(form) }, { action: 'invoice.edited', company_id: before.company_id });
      return invoices.detail(tx.db, 'every_company', id);
    }),

  /** Keeps the official PDF or XML beside the invoice; a newer one takes the place of the older, which stays in the history's event. */
  attach: (actor: SessionActor, { id, file }: { id: number; file: UploadedFile }): Promise<InvoiceDetail> =>
    work(actor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: undefined });
      if (before.authorized_at === null)
        throw new AppError(422, { message: 'Emita a nota antes de anexar a NFS-e oficial.', code: 'not_issued' });
      // What the emitter made is the official document already.
      if (before.emitter_process === 'national_api' && file.mime === 'application/xml')
        throw new AppError(422, { message: 'O XML desta nota veio do emissor nacional e não se troca.', code: 'from_emitter' });
      const { company_id } = before;
      const kept = await files.keep(tx, file, company_id);
      const column = file.mime === 'application/pdf' ? { pdf_file_id: kept } : { xml_file_id: kept };
      await tx.change(table, before, column, { action: 'invoice.document_uploaded', company_id, reason: file.name });
      return invoices.detail(tx.db, 'every_company', id);
    }),

  piles: () => invoices.piles(db, clock.today()),
});

const ask = async (tx: Tx, scope: InvoiceScope, company_id: number, form: Parameters<typeof requestInvoice>[2]): Promise<InvoiceDetail> => {
  const parties = await invoices.partiesOf(tx.db, { company_id, client_id: form.client_id });
  const { id } = await requestInvoice(tx, parties, form);
  return invoices.detail(tx.db, scope, id);
};

type Input = InputOf<typeof endpoints.effects>;

/** What an invoice would do, from what the company has by month; of the months without a payroll the person may say a pró-labore. */
const effectsOf = async (
  { months, accountingParameters }: Pick<InvoiceDeps, 'months' | 'accountingParameters'>,
  { company_id, competence, gross_amount, iss_withheld, pro_labore }: Input,
): Promise<InvoiceEffectsAnswer> => {
  const company = await months.ofOne(company_id, competence);
  if (company.type === 'natural_person') return { simples: null, dividends: null };
  const { tables, rulesIn } = await accountingParameters.ofMonths();
  const aim = (month: string) => proLaboreAim({ competence: month, rules: rulesIn(month), tables });
  try {
    return invoiceEffects({ competence, gross: gross_amount, iss_withheld, months: company, pro_labore, aim });
  } catch (error) {
    // A month without a table, a company beyond the Simples: sentences that a person reads.
    if (error instanceof DomainError) throw new AppError(422, { message: error.message, code: error.code });
    throw error;
  }
};
