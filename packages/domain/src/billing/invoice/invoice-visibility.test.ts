import { expect, it } from 'vitest';
import type { Membership } from '../../identity/permission/access.ts';
import { seesAllInvoices } from './invoice-visibility.ts';

const may = (name: string) => ({ name, view: true, edit: false, delete: false });
const member = (user_type: Membership['user_type'], ...names: string[]): Membership => ({
  company_id: 1,
  user_type,
  is_owner: false,
  type: 'new_company',
  accounting_status: 'active',
  company_status: null,
  wizard_step: 'finished',
  has_document: true,
  has_plan: true,
  permissions: names.map(may),
});

it.each([
  [member('partner'), true],
  [member('employee', 'invoices', 'invoices.view_all'), true],
  [member('employee', 'invoices'), false],
  [member('employee', 'invoices.view_all'), false],
  [member('employee'), false],
])('%j sees all invoices: %s', (membership, sees) => {
  expect(seesAllInvoices(membership)).toBe(sees);
});
