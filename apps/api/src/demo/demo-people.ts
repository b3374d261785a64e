import type { Level, PermissionEntry } from '@esteto/domain/identity/permission/permissions';

/** The people of the demo data, as printed at start and in the README. */
export const DEMO_PASSWORD = 'Esteto-demo-2026';

export const DEMO_PEOPLE = [
  { email: 'ana.souza@demo.test', about: 'médica, sócia' },
  { email: 'carla.lima@demo.test', about: 'funcionária da Ana' },
  { email: 'bruno.alves@demo.test', about: 'médico, sócio de outra empresa' },
  { email: 'daniela.prado@demo.test', about: 'médica, ainda não respondeu à pesquisa' },
  { email: 'eduardo.reis@demo.test', about: 'funcionário da Daniela, ainda não aceitou os termos' },
  { email: 'master@demo.test', about: 'equipe, master' },
  { email: 'analista@demo.test', about: 'equipe, poucas permissões' },
  { email: 'contabil@demo.test', about: 'equipe, cuida dos meses das empresas' },
  { email: 'gestora@demo.test', about: 'gestora de plantões' },
] as const;

export const granted = (name: string, ...levels: Level[]): PermissionEntry => ({
  name,
  view: levels.includes('view'),
  edit: levels.includes('edit'),
  delete: levels.includes('delete'),
});

/** What the company lets Carla do: clients and invoices, of which she sees only those that she asked for. No cash flow. */
export const CARLA_MAY = [granted('clients', 'view', 'edit'), granted('invoices', 'view', 'edit')];

/** What the analyst may: look at the accounts receivable. */
export const ANALYST_MAY = [granted('billing.accounts_receivable', 'view')];

const everyLevel = (name: string) => granted(name, 'view', 'edit', 'delete');

/** What who looks after the months of companies may: all of it, with what the team says about it and what leaves as files. */
export const ACCOUNTANT_MAY = [
  granted('monthly.follow_up', 'view'),
  ...['company_closings', 'cash_book_closings', 'statements', 'obligations', 'r_factor'].map((name) =>
    granted(`monthly.${name}`, 'view', 'edit'),
  ),
  ...['company_closing_comments', 'cash_book_closing_comments', 'statement_comments', 'obligation_comments', 'r_factor_comments'].map(
    (name) => everyLevel(`monthly.${name}`),
  ),
  ...['registration', 'billing', 'licensing_history', 'closings', 'statement_history', 'invoices', 'cancelled_invoices', 'boletos'].map(
    (name) => granted(`monthly.export_${name}`, 'view'),
  ),
  granted('boletos', 'view', 'edit'),
  granted('billing.accounts_receivable', 'view', 'edit'),
  granted('doctors.companies', 'view', 'edit'),
  granted('cash_book.general', 'view'),
];
