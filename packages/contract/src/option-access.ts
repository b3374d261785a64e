import { staff } from './access.ts';

// Who may choose what lists are filtered by: asked by no page before it is used.

/** Whoever works on something of a company's may find the company by its name. */
export const companyOptions = {
  view: staff([
    'billing.accounts_receivable',
    'billing.clients',
    'doctors.general',
    'registration.opening',
    'registration.licensing',
    'monthly.obligations',
    'boletos',
    'calendar.calendar',
    'calendar.reports',
  ]),
};
/** Whoever has lists that are narrowed by who of the staff looks after a row. */
export const analystOptions = {
  view: staff([
    'billing.accounts_receivable',
    'doctors.general',
    'doctors.companies',
    'doctors.natural_persons',
    'doctors.company_certificates',
    'new.leads',
    'new.onboarding',
    'monthly.r_factor',
    'monthly.follow_up',
    'monthly.company_closings',
    'monthly.cash_book_closings',
    'monthly.obligations',
    'monthly.statements',
    'registration.opening',
    'registration.licensing',
    'income_tax.dashboard',
    'advanced.analysts',
    'advanced.notifications',
    'calendar.calendar',
    'calendar.reports',
  ]),
};
/** Whoever has lists of companies that are narrowed by what they pay for. */
export const planOptions = { view: staff(['doctors.companies', 'doctors.natural_persons']) };
export const departmentOptions = {
  view: staff([
    'doctors.companies',
    'doctors.natural_persons',
    'advanced.departments',
    'advanced.analysts',
    'calendar.calendar',
    'calendar.reports',
    'parameters.accounting',
  ]),
};
