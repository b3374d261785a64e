import type { RegisterForm } from '@esteto/domain/company/company/register-form';
import type { Access } from '@esteto/domain/identity/permission/access';
import type { StaffPermission } from '@esteto/domain/identity/permission/permissions';
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
/** Who brings companies in and keeps them. A certificate, a licence or an obligation opens the record, and is no word on what the company is. */
const COMPANY_KEEPERS = [
  'doctors.general',
  'doctors.companies',
  'doctors.natural_persons',
  'new.onboarding',
  'registration.opening',
] as const satisfies readonly StaffPermission[];

type RecordSection = { edit: Access; fields: readonly (keyof RegisterForm)[] };

/** What in the record of a company asks for more than having opened it. Who looks after it, and what obligations go by, is for all who do. */
export const companySections = {
  status: { ...companyStatus, fields: ['company_status'] },
  /** What a licence is given for. */
  place: {
    edit: staff([...COMPANY_KEEPERS, 'registration.licensing'], 'edit'),
    fields: ['fantasy_name', 'address', 'municipal_registration'],
  },
  register: {
    edit: staff(COMPANY_KEEPERS, 'edit'),
    fields: [
      ...(['name', 'cnpj', 'cpf', 'opening_date', 'tax_regime', 'on_cash_basis', 'iss_rate', 'type_of_establishment'] as const),
      ...(['is_self_employed', 'contract', 'special_regime', 'nf_requirements', 'financial_emails', 'financial_phones'] as const),
      'is_concierge',
    ],
  },
} as const satisfies Record<string, RecordSection>;
/** What people sent for their income tax, INSS withheld elsewhere with it: secrets of theirs, for who makes the returns. */
export const taxPapers = { view: staff('income_tax.dashboard') };
