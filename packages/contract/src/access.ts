import type { Access, ManagerRole } from '@esteto/domain/permission/access';
import type { CompanyPermission, Level, StaffPermission } from '@esteto/domain/permission/permissions';

// Who may, named once for endpoints, route tables and buttons. Free of schemas, so that a route table pulls no yup into the start chunk.

type Kind<K extends Access['kind']> = Extract<Access, { kind: K }>;

export const anyone: Kind<'anyone'> = { kind: 'anyone' };
export const guest: Kind<'guest'> = { kind: 'guest' };
export const session: Kind<'session'> = { kind: 'session' };
export const appUser: Kind<'app_user'> = { kind: 'app_user' };
/** A manager, whatever the group. */
export const managerPerson: Kind<'manager_person'> = { kind: 'manager_person' };
export const master: Kind<'master'> = { kind: 'master' };

export const member = (level: Level = 'view'): Kind<'company'> => ({ kind: 'company', level });
export const company = (permission: CompanyPermission, level: Level = 'view'): Kind<'company'> => ({ kind: 'company', permission, level });
export const partner = (level: Level = 'view', flag?: string): Kind<'partner'> => ({ kind: 'partner', level, flag });
export const employee = (level: Level = 'view'): Kind<'employee'> => ({ kind: 'employee', level });
/** Staff with this permission, or with any of several; all staff when none is named. */
export const staff = (permission?: StaffPermission | readonly StaffPermission[], level: Level = 'view'): Kind<'staff'> => ({
  kind: 'staff',
  permission,
  level,
});
export const manager = (role: ManagerRole): Kind<'manager'> => ({ kind: 'manager', role });

export const units = { view: manager('viewer'), edit: manager('admin') };
export const groupInvoices = { view: manager('viewer') };

/** What is made only for a company that the product is open for. */
const enabled = (permission: CompanyPermission): Kind<'company'> => ({ ...company(permission, 'edit'), enabled: true });

/** The doctor's side: partners hold everything, an employee what the company gave. */
export const clients = { view: company('clients'), edit: enabled('clients') };
export const invoices = { view: company('invoices'), edit: enabled('invoices'), delete: company('invoices', 'delete') };
export const companyFiles = { view: company('files') };
export const cashFlow = { view: company('cash_flow') };
/** A company that is frozen or in arrears pays what it owes. */
export const ownBoletos = { view: company('boletos'), edit: { ...company('boletos', 'edit'), pays: true as const } };
export const statements = { view: company('statements'), edit: enabled('statements') };

/** The staff's side. */
export const receivables = { view: staff('billing.accounts_receivable'), edit: staff('billing.accounts_receivable', 'edit') };
export const invoiceExport = { view: staff('monthly.export_invoices') };
export const archiving = { edit: staff('billing.archive_invoices', 'edit') };
export const adminClients = { view: staff('billing.clients'), edit: staff('billing.clients', 'edit') };
/** Whoever works on the invoices or on the clients. */
export const billing = { view: staff(['billing.accounts_receivable', 'billing.clients']) };
export const receipts = { edit: staff('billing.receipts', 'edit'), delete: staff('billing.receipts', 'delete') };
export const companyCertificates = {
  view: staff('doctors.company_certificates'),
  edit: staff('doctors.company_certificates', 'edit'),
};
export const doctorCertificates = { view: staff('doctors.doctor_certificates'), edit: staff('doctors.doctor_certificates', 'edit') };
export const municipalParameters = { view: staff('parameters.municipal'), edit: staff('parameters.municipal', 'edit') };
export const accountingParameters = { view: staff('parameters.accounting'), edit: staff('parameters.accounting', 'edit') };
export const holidays = {
  view: staff('parameters.accounting'),
  edit: staff('parameters.accounting', 'edit'),
  delete: staff('parameters.accounting', 'delete'),
};
export const rFactors = { view: staff('monthly.r_factor'), edit: staff('monthly.r_factor', 'edit') };
export const companyRegisters = { view: staff('doctors.companies'), edit: staff('doctors.companies', 'edit') };
export const naturalPeople = { view: staff('doctors.natural_persons'), edit: staff('doctors.natural_persons', 'edit') };
/** How a company stands is moved by who keeps companies, not by everybody who opens its record. */
export const companyStatus = { edit: staff(['doctors.companies', 'doctors.natural_persons'], 'edit') };
/** What people sent for their income tax, INSS withheld elsewhere with it: secrets of theirs, for who makes the returns. */
export const taxPapers = { view: staff('income_tax.dashboard') };
export const conversions = { edit: staff('doctors.pf_to_pj', 'edit') };
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
export const doctorsGeneral = { view: staff('doctors.general'), edit: staff('doctors.general', 'edit') };
export const doctorUsers = { view: staff('doctors.users'), edit: staff('doctors.users', 'edit') };
export const forcedLogout = { edit: staff('advanced.force_logout', 'edit') };
/** The record of a doctor, which many lists open. */
export const doctorRecords = {
  view: staff(['doctors.general', 'doctors.users', 'doctors.natural_persons', 'new.onboarding']),
  edit: staff(['doctors.general', 'doctors.users', 'doctors.natural_persons', 'new.onboarding'], 'edit'),
};
/** The office itself: who works in it, in which department, and what they may. */
export const analysts = {
  view: staff('advanced.analysts'),
  edit: staff('advanced.analysts', 'edit'),
  delete: staff('advanced.analysts', 'delete'),
};
export const analystActivation = { edit: staff('advanced.analyst_activation', 'edit') };
export const departments = {
  view: staff('advanced.departments'),
  edit: staff('advanced.departments', 'edit'),
  delete: staff('advanced.departments', 'delete'),
};
export const termsVersions = {
  view: staff('advanced.terms_of_service'),
  edit: staff('advanced.terms_of_service', 'edit'),
  delete: staff('advanced.terms_of_service', 'delete'),
};
/** Plans, and which companies have them. */
export const plans = { view: staff('finance.plans'), edit: staff('finance.plans', 'edit') };
export const coupons = { view: staff('finance.coupons'), edit: staff('finance.coupons', 'edit') };
/** Whoever looks after cash books, in either list; a month is closed by whoever updates them. */
export const cashBookGeneral = { view: staff('cash_book.general') };
export const cashBookUpdates = { view: staff('cash_book.updates') };
export const cashBooks = {
  view: staff(['cash_book.general', 'cash_book.updates', 'monthly.cash_book_closings']),
  close: staff(['cash_book.updates', 'monthly.cash_book_closings'], 'edit'),
};
/** Who comes: people who may become clients, their simulations, whom clients sent, and companies on their way in. */
export const leads = { view: staff('new.leads'), edit: staff('new.leads', 'edit'), delete: staff('new.leads', 'delete') };
export const forcedRegistration = { edit: staff('new.force_lead_to_register', 'edit') };
export const simulationLeads = { view: staff('new.lead_simulations') };
export const onboarding = { view: staff('new.onboarding'), edit: staff('new.onboarding', 'edit') };
export const adminReferrals = { view: staff('new.referrals') };
/** The opening of companies and their licences, and what the team writes about them. */
export const registrations = { view: staff('registration.opening'), edit: staff('registration.opening', 'edit') };
export const registrationComments = {
  view: staff('registration.opening_comments'),
  edit: staff('registration.opening_comments', 'edit'),
  delete: staff('registration.opening_comments', 'delete'),
};
export const licensings = { view: staff('registration.licensing'), edit: staff('registration.licensing', 'edit') };
export const licensingComments = {
  view: staff('registration.licensing_comments'),
  edit: staff('registration.licensing_comments', 'edit'),
  delete: staff('registration.licensing_comments', 'delete'),
};
export const boletos = { view: staff('boletos'), edit: staff('boletos', 'edit') };
export const followUp = { view: staff('monthly.follow_up') };
export const companyClosings = { view: staff('monthly.company_closings'), edit: staff('monthly.company_closings', 'edit') };
export const cashBookClosings = { view: staff('monthly.cash_book_closings') };
export const companyStatements = { view: staff('monthly.statements'), edit: staff('monthly.statements', 'edit') };
export const monthlyObligations = { view: staff('monthly.obligations'), edit: staff('monthly.obligations', 'edit') };
export const colleges = { view: staff('advanced.colleges'), edit: staff('advanced.colleges', 'edit') };
/** Whoever keeps the records of doctors chooses where they studied. */
export const collegeOptions = {
  view: staff(['advanced.colleges', 'doctors.general', 'doctors.users', 'doctors.natural_persons', 'new.onboarding']),
};
export const npsSurveys = {
  view: staff('advanced.nps'),
  edit: staff('advanced.nps', 'edit'),
  delete: staff('advanced.nps', 'delete'),
};
export const newsDesk = { view: staff('advanced.news'), edit: staff('advanced.news', 'edit'), delete: staff('advanced.news', 'delete') };
export const workQueues = { view: staff() };
/** Videos and GIFs: who keeps them, and who watches. */
export const mediaLibrary = { view: staff('media'), edit: staff('media', 'edit'), delete: staff('media', 'delete') };
export const mediaWatching = { view: appUser };
