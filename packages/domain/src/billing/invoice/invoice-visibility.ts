import type { Membership } from '../../identity/permission/access.ts';
import { grants } from '../../identity/permission/grants.ts';

/**
 * Whether a member sees every invoice of the company, or only those they asked for (docs/rules/access.md). The same
 * answer rules lists, sums, PDFs and the balances of clients, so that no total tells what a list hides.
 */
export const seesAllInvoices = (membership: Membership): boolean =>
  membership.user_type === 'partner' || (grants(membership.permissions, 'invoices') && grants(membership.permissions, 'invoices.view_all'));
