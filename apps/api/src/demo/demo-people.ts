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
