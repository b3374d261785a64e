import { adminClients, companyClosings, monthlyObligations, receivables } from '@esteto/contract/access';
import type { StaffFinds } from '@esteto/contract/office/staff-search';
import { type Access, decide } from '@esteto/domain/identity/permission/access';
import type { Reader } from '../../../platform/database/database.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { InvoiceService } from '../../billing/invoice/invoice.service.ts';
import { findRecords } from './staff-search.repository.ts';

/** Enough of one kind to choose from without scrolling past the others. */
const OF_EACH = 5;

/** Companies and doctors are seen by whoever may see their invoices: that is where staff find them. Three statements. */
export const staffSearchService = ({ db, invoices }: { db: Reader; invoices: Pick<InvoiceService, 'latest'> }) => ({
  find: async ({ user }: SessionActor, { search }: { search: string }): Promise<StaffFinds> => {
    const may = (who: Access) => decide(who, { person: user }).allowed;
    const seesInvoices = may(receivables.view);
    const [records, latest] = await Promise.all([
      findRecords(
        db,
        {
          companies: seesInvoices,
          doctors: seesInvoices,
          clients: may(adminClients.view),
          closings: may(companyClosings.view),
          obligations: may(monthlyObligations.view),
        },
        search,
        OF_EACH,
      ),
      seesInvoices ? invoices.latest('every_company', OF_EACH, { search }) : [],
    ]);
    return { ...records, invoices: latest };
  },
});
