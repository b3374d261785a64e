import { invoice } from '@esteto/contract/billing/invoice';
import { receivable } from '@esteto/contract/billing/receivable';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { type Bind, bind } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { AccountingParameterServices } from '../../month/accounting-parameter/accounting-parameter.module.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import { archivingService } from './archiving.service.ts';
import { type InvoiceService, invoiceService } from './invoice.service.ts';
import { invoiceActions } from './invoice-actions.ts';
import { ISSUED_MAIL, sendIssuedMail } from './invoice-mail.ts';
import { memberScope } from './invoice-scope.ts';

export type InvoiceServices = ReturnType<typeof invoiceModule>['services'];

export const invoiceModule = (
  deps: Deps & AccountingParameterServices & CompanyServices & MonthServices & NoticeServices & UserServices,
) => {
  const services = {
    invoices: invoiceService(deps),
    invoiceActions: invoiceActions(deps),
    archiving: archivingService(deps),
  };
  return defineModule({
    services,
    routes: [
      ...invoiceRoutes(bind, services.invoices),
      ...receivableRoutes(bind, services.invoices),
      bind(receivable.archive, services.archiving.archive),
      bind(receivable.unarchive, services.archiving.unarchive),
    ],
    jobs: [
      {
        name: ISSUED_MAIL,
        label: 'Aviso de nota emitida',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: { invoice_id: number }) => sendIssuedMail(deps, job),
      },
      // Every hour rather than at midnight: a server that was down then catches up. What is done is not done again.
      {
        name: 'invoices.expire',
        label: 'Vencimento de notas',
        cron: '5 * * * *',
        handle: async (_data, id) => void (await services.invoiceActions.expireDue(id)),
      },
    ],
  });
};

/** The doctor's side: a company's invoices, as far as the member may see. What the rooms do with them they bind themselves. */
const invoiceRoutes = (bind: Bind, invoices: InvoiceService) => [
  bind(invoice.list, (actor, input) => invoices.list(memberScope(actor), { ...input, company_id: null })),
  bind(invoice.detail, (actor, input) => invoices.detail(memberScope(actor), input)),
  bind(invoice.effects, invoices.effects),
  bind(invoice.request, invoices.request),
  bind(invoice.mirror, (actor, input) => invoices.mirror(memberScope(actor), input)),
  bind(invoice.document, (actor, input) => invoices.document(memberScope(actor), input)),
];

/** The staff's side: the same invoices, of every company. */
const receivableRoutes = (bind: Bind, invoices: InvoiceService) => [
  bind(receivable.list, (_actor, input) => invoices.list('every_company', input)),
  bind(receivable.detail, (_actor, input) => invoices.detail('every_company', input)),
  bind(receivable.request, invoices.requestFor),
  bind(receivable.parties, invoices.parties),
  bind(receivable.effects, invoices.effects),
  bind(receivable.update, invoices.update),
  bind(receivable.history, invoices.history),
  bind(receivable.mirror, (_actor, input) => invoices.mirror('every_company', input)),
  bind(receivable.attach, invoices.attach),
  bind(receivable.document, (_actor, input) => invoices.document('every_company', input)),
];
