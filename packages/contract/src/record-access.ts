import type { StaffPermission } from '@esteto/domain/permission/permissions';
import { staff } from './access.ts';

// Who may do what with records that several lists open: asked by their dialogs, and by no page that begins.

/** The record of a company, which many lists open. */
const COMPANY_LISTS = [
  'doctors.general',
  'doctors.companies',
  'doctors.natural_persons',
  'doctors.company_certificates',
  'new.onboarding',
  'registration.opening',
  'registration.licensing',
  'monthly.obligations',
] as const satisfies readonly StaffPermission[];
export const companyRecords = { view: staff(COMPANY_LISTS), edit: staff(COMPANY_LISTS, 'edit') };
/** The record of a doctor, which many lists open. */
const DOCTOR_LISTS = [
  'doctors.general',
  'doctors.users',
  'doctors.natural_persons',
  'new.onboarding',
  'income_tax.dashboard',
] as const satisfies readonly StaffPermission[];
export const doctorRecords = {
  view: staff(DOCTOR_LISTS),
  edit: staff(DOCTOR_LISTS, 'edit'),
};
/** How a company stands is moved by who keeps companies, not by everybody who opens its record. */
export const companyStatus = { edit: staff(['doctors.companies', 'doctors.natural_persons'], 'edit') };
/** What people sent for their income tax, INSS withheld elsewhere with it: secrets of theirs, for who makes the returns. */
export const taxPapers = { view: staff('income_tax.dashboard') };
