import type { Access, ManagerRole } from '@esteto/domain/identity/permission/access';
import type { CompanyPermission, Level, StaffPermission } from '@esteto/domain/identity/permission/permissions';

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
/** Who answers for the company, and fills in its registration. */
export const owner = (level: Level = 'view'): Kind<'partner'> => ({ kind: 'partner', level, owner: true });
export const employee = (level: Level = 'view'): Kind<'employee'> => ({ kind: 'employee', level });
/** Staff with this permission, or with any of several; all staff when none is named. */
export const staff = (permission?: StaffPermission | readonly StaffPermission[], level: Level = 'view'): Kind<'staff'> => ({
  kind: 'staff',
  permission,
  level,
});
/** Access to a part of the dashboard: who looks, and who changes. */
const viewAndEdit = (permission: StaffPermission) => ({ view: staff(permission), edit: staff(permission, 'edit') });
const everyLevel = (permission: StaffPermission) => ({ ...viewAndEdit(permission), delete: staff(permission, 'delete') });
export const manager = (role: ManagerRole): Kind<'manager'> => ({ kind: 'manager', role });

/** The group itself: what it is and by which rules it schedules. */
export const ownGroup = { view: manager('viewer'), edit: manager('admin') };
export const units = { view: manager('viewer'), edit: manager('admin') };
/** What a unit may spend on shifts in a month. */
export const unitBudgets = { edit: manager('admin') };
/** Words by which shifts, professionals and units are sorted: whoever makes schedules keeps them. */
export const tags = { view: manager('viewer'), edit: manager('coordinator') };
/** What a group asks of whoever works for it. */
export const qualifications = { view: manager('viewer'), edit: manager('admin') };
export const groupInvoices = { view: manager('viewer') };
/** The duty schedule of a group: everybody of it reads it, who coordinates makes it. */
export const dutySchedule = { view: manager('viewer'), edit: manager('coordinator') };
export const scaleTemplates = dutySchedule;
/** Who works for a group: coordinators look at what they bring, administrators decide, and see where whoever works is paid. */
export const groupAccreditations = {
  view: manager('viewer'),
  review: manager('coordinator'),
  decide: manager('admin'),
  pay: manager('admin'),
};
/** What a group tells who works for it: everybody of it sees what was told, who coordinates writes. */
export const groupNotices = { view: manager('viewer'), edit: manager('coordinator') };
/** Staff see who comes into which group and help; nobody of them decides. Whoever helps may open Doc Plantão to a doctor. */
export const staffAccreditations = { view: staff(), edit: staff() };
/** A doctor's dossier, and the groups where they work. */
export const ownAccreditations = { view: partner('view', 'docplantao'), edit: partner('edit', 'docplantao') };

/** What is seen and made only of a company that the product is open for. */
const enabled = (permission: CompanyPermission, level: Level = 'edit'): Kind<'company'> => ({
  ...company(permission, level),
  enabled: true,
});

/** Pages that are there once the product is open for the company; and those of its partners. */
export const openApp: Kind<'app_user'> = { ...appUser, enabled: true };
export const openPartner: Kind<'partner'> = { ...partner(), enabled: true };

/** Partners for whom the duty module is open. */
export const dutyPartner = { view: partner('view', 'docplantao'), edit: partner('edit', 'docplantao') };

/**
 * The doctor's side: partners hold everything, an employee what the company gave. What a company may not have as it stands is refused with its reason
 * (`company-may.ts`): a note that is asked for (`ask`), or that asks for itself (`repeat`), a client and a statement want one that issues.
 */
export const clients = { view: enabled('clients', 'view'), edit: { ...enabled('clients'), act: 'clients' as const } };
export const invoices = {
  view: enabled('invoices', 'view'),
  edit: enabled('invoices'),
  delete: enabled('invoices', 'delete'),
  ask: { ...enabled('invoices'), act: 'invoices' as const },
  repeat: { ...enabled('invoices'), act: 'recurrences' as const },
};
export const companyFiles = { view: enabled('files', 'view') };
export const cashFlow = { view: enabled('cash_flow', 'view') };
/** What a company spends beside its boletos: who sees its money sees it, its partners write it. */
export const expenses = { edit: { ...partner('edit'), enabled: true } } satisfies Record<'edit', Kind<'partner'>>;
export const charts = { view: enabled('charts', 'view') };
/** Profits that the company paid out: its partners see and tell them. */
export const ownProfits = { view: openPartner, edit: expenses.edit };
/** A company that is frozen or in arrears pays what it owes. */
/** What a month of the company came to, of whoever owns a part of it. */
export const companyMonths = { view: openPartner };
/** What a partner's own pró-labore does to the tax: whoever owns the company decides it. */
export const ownRFactors = { view: openPartner, edit: { ...partner('edit'), enabled: true } } satisfies Record<
  'view' | 'edit',
  Kind<'partner'>
>;
export const ownBoletos = { view: enabled('boletos', 'view'), edit: { ...company('boletos', 'edit'), act: 'boletos' as const } };
export const statements = { view: enabled('statements', 'view'), edit: { ...enabled('statements'), act: 'statements' as const } };

/** The staff's side. */
export const receivables = viewAndEdit('billing.accounts_receivable');
/** What leaves the office as a file of many companies, each kind with its own permission. */
const exporters = {
  registration: staff('monthly.export_registration'),
  billing: staff('monthly.export_billing'),
  licensing_history: staff('monthly.export_licensing_history'),
  closings: staff('monthly.export_closings'),
  statement_history: staff('monthly.export_statement_history'),
  invoices: staff('monthly.export_invoices'),
  cancelled_invoices: staff('monthly.export_cancelled_invoices'),
  boletos: staff('monthly.export_boletos'),
};
/** Whoever may have one of them sees those that they had made. */
export const spreadsheets = {
  view: staff([
    'monthly.export_registration',
    'monthly.export_billing',
    'monthly.export_licensing_history',
    'monthly.export_closings',
    'monthly.export_statement_history',
    'monthly.export_invoices',
    'monthly.export_cancelled_invoices',
    'monthly.export_boletos',
  ]),
  of: exporters,
};
export const invoiceExport = { view: exporters.invoices };
export const archiving = { edit: staff('billing.archive_invoices', 'edit') };
export const adminClients = viewAndEdit('billing.clients');
/** Whoever works on the invoices or on the clients. */
export const billing = { view: staff(['billing.accounts_receivable', 'billing.clients']) };
export const receipts = { edit: staff('billing.receipts', 'edit'), delete: staff('billing.receipts', 'delete') };
export const companyCertificates = viewAndEdit('doctors.company_certificates');
/** Secrets that a company left with us: where it is paid. To see a number whole is as much as to change it. */
export const companyCredentials = viewAndEdit('doctors.company_credentials');
export const doctorCertificates = viewAndEdit('doctors.doctor_certificates');
export const municipalParameters = viewAndEdit('parameters.municipal');
export const accountingParameters = viewAndEdit('parameters.accounting');
export const holidays = everyLevel('parameters.accounting');
export const rFactors = viewAndEdit('monthly.r_factor');
export const rFactorComments = everyLevel('monthly.r_factor_comments');
export const companyRegisters = viewAndEdit('doctors.companies');
export const naturalPeople = viewAndEdit('doctors.natural_persons');
export const conversions = { edit: staff('doctors.pf_to_pj', 'edit') };
export const doctorsGeneral = viewAndEdit('doctors.general');
export const doctorUsers = viewAndEdit('doctors.users');
export const forcedLogout = { edit: staff('advanced.force_logout', 'edit') };
/** The office itself: who works in it, in which department, and what they may. */
export const analysts = everyLevel('advanced.analysts');
export const analystActivation = { edit: staff('advanced.analyst_activation', 'edit') };
export const departments = everyLevel('advanced.departments');
export const termsVersions = everyLevel('advanced.terms_of_service');
/** Plans, and which companies have them. */
export const plans = viewAndEdit('finance.plans');
export const coupons = viewAndEdit('finance.coupons');
/** Whoever looks after cash books, in either list; a month is closed by whoever updates them. */
export const cashBookGeneral = { view: staff('cash_book.general') };
export const cashBookUpdates = { view: staff('cash_book.updates') };
export const cashBooks = {
  view: staff(['cash_book.general', 'cash_book.updates', 'monthly.cash_book_closings']),
  close: staff(['cash_book.updates', 'monthly.cash_book_closings'], 'edit'),
};
/** What is known of a doctor's year for the income tax: staff read it, the doctor tells what is missing. */
export const incomeTaxDossiers = viewAndEdit('income_tax.dashboard');
export const ownIncomeTaxDossiers = { view: partner(), edit: partner('edit') };
/** Who comes: people who may become clients, their simulations, whom clients sent, and companies on their way in. */
export const leads = everyLevel('new.leads');
export const forcedRegistration = { edit: staff('new.force_lead_to_register', 'edit') };
export const simulationLeads = { view: staff('new.lead_simulations') };
export const onboarding = viewAndEdit('new.onboarding');
/** What the team writes about a company on its way in. */
export const onboardingComments = everyLevel('new.onboarding_comments');
export const adminReferrals = { view: staff('new.referrals') };
/** The opening of companies and their licences, and what the team writes about them. */
export const registrations = viewAndEdit('registration.opening');
/** Who looks after what people sign: the minuta, and the contract of the plan. */
export const signatures = {
  view: staff(['registration.opening', 'new.onboarding']),
  verify: staff(['registration.opening', 'new.onboarding'], 'edit'),
};
export const registrationComments = everyLevel('registration.opening_comments');
export const licensings = viewAndEdit('registration.licensing');
/** Access of the partners of a company, who answer for its licences. */
export const ownLicences = { view: partner(), edit: partner('edit') };
export const licensingComments = everyLevel('registration.licensing_comments');
/** The yearly returns of people: who makes them, what is settled for a year, and what the team writes about one. */
export const incomeTaxes = viewAndEdit('income_tax.dashboard');
export const incomeTaxYears = viewAndEdit('income_tax.settings');
export const incomeTaxComments = everyLevel('income_tax.comments');
/** A partner's own returns: what one partner earns no other sees. */
export const ownIncomeTaxes = { view: partner(), edit: partner('edit') };
export const boletos = viewAndEdit('boletos');
export const followUp = { view: staff('monthly.follow_up') };
export const companyClosings = viewAndEdit('monthly.company_closings');
/** Whoever closes the months looks after what is paid out of them. */
export const profitDistributions = companyClosings;
export const closingComments = everyLevel('monthly.company_closing_comments');
export const cashBookClosings = { view: staff('monthly.cash_book_closings') };
export const cashBookComments = everyLevel('monthly.cash_book_closing_comments');
export const companyStatements = viewAndEdit('monthly.statements');
export const statementComments = everyLevel('monthly.statement_comments');
export const monthlyObligations = viewAndEdit('monthly.obligations');
/** One folder for guides and receipts: who launches boletos or delivers obligations drops files into it. */
export const folder = { edit: staff(['boletos', 'monthly.obligations'], 'edit') };
export const obligationComments = everyLevel('monthly.obligation_comments');
/** The office's own, beside those of the law. */
export const obligationRules = accountingParameters;
export const colleges = viewAndEdit('advanced.colleges');
export const npsSurveys = everyLevel('advanced.nps');
export const newsDesk = everyLevel('advanced.news');
/** Messages to people, and the rules of what the product tells by itself. */
export const notificationDesk = everyLevel('advanced.notifications');
export const workQueues = { view: staff() };
/** Videos and GIFs: who keeps them, and who watches. */
export const mediaLibrary = everyLevel('media');
export const mediaWatching = { view: appUser };
/** The calendar of a company's people, what is reported of it, and how it goes out to a partner's phone. */
export const calendar = { view: enabled('calendar', 'view'), edit: enabled('calendar'), delete: enabled('calendar', 'delete') };
export const shiftReports = { view: enabled('reports', 'view') };
/** How a partner's own calendar goes out to their phone, and what comes from their other calendars. */
export const calendarSync = { view: openPartner, edit: openPartner };
/** The groups that schedule shifts, and who manages them. */
export const managementGroups = viewAndEdit('duty.management_groups');
export const groupManagers = everyLevel('duty.managers');
/** The names of groups, by which staff filter. */
export const groupNames = { view: staff() };
/** Whoever looks after either chooses a group's units. */
export const groupOptions = { view: staff(['duty.management_groups', 'duty.managers']) };
/** What falls due at all companies, as the office's month, and what it comes to. */
export const staffCalendar = { view: staff('calendar.calendar') };
export const calendarReports = { view: staff('calendar.reports') };
/** Meetings with the office: any member asks for theirs; all of the team sees them, and answers. */
export const meetings = { page: session, view: member(), edit: member('edit') };
export const meetingDesk = { view: staff(), edit: staff(), settings: accountingParameters.edit };
