import { receivable } from '@esteto/contract/billing/receivable';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bind } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import type { UserServices } from '../../identity/user/user.module.ts';
import type { MonthServices } from '../../month/month/month.module.ts';
import type { NoticeServices } from '../../office/notice/notice.module.ts';
import { archivingService } from './archiving.service.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { invoiceService } from './invoice.service.ts';
import { invoiceActions } from './invoice-actions.ts';
import { ISSUED_MAIL, sendIssuedMail } from './invoice-mail.ts';
import { invoicePiles } from './invoice-piles.ts';
import { receivableRoutes } from './receivable.routes.ts';

export type InvoiceServices = ReturnType<typeof invoiceModule>['services'];

export const invoiceModule = (deps: Deps & CompanyServices & MonthServices & NoticeServices & UserServices) => {
  const services = {
    invoices: invoiceService(deps),
    invoiceActions: invoiceActions(deps),
    archiving: archivingService(deps),
    invoicePiles: invoicePiles(deps),
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
