import type { CompanyRow } from '@esteto/contract/company/company';
import type { ManagementGroupRow } from '@esteto/contract/duty/management-group';
import type { SessionUser } from '@esteto/contract/identity/session';
import type { Rules as RulesOf } from '@esteto/contract/testing/access-words';
import type { ManagerRole } from '@esteto/domain/identity/permission/access';
import { COMPANY_PERMISSIONS, type Level, type PermissionEntry, STAFF_PERMISSIONS } from '@esteto/domain/identity/permission/permissions';

// Every kind of person as a browser knows them, and in words where they may go. The words are this file's own: they are compared with what the
// route tables declare and the guards do, and never computed from either. The server's twin: apps/api/src/testing/callers.ts.

/** What opening an address does: it opens, or leads to the login, home (with the reason, or without), or to the page of a dialog. */
export type Outcome = 'opens' | 'login' | 'home' | 'home: other people' | 'home: other account' | 'home: no module' | 'read only';
type Rules = RulesOf<Outcome>;

export type Kind = {
  kind: string;
  rules: Rules;
  home: string;
  user: SessionUser | null;
  companies: readonly CompanyRow[];
  groups: readonly ManagementGroupRow[];
};

const NOBODY: Rules = { '*': 'login', anyone: 'opens', guest: 'opens' };
const SOMEBODY: Rules = { '*': 'home: other people', anyone: 'opens', guest: 'home', 'any session': 'opens' };
const STAFF: Rules = { ...SOMEBODY, 'staff: *': 'home: no module', 'staff: member': 'opens', 'staff: master': 'home: other account' };
const MANAGER: Rules = { ...SOMEBODY, 'manager: *': 'home: no module', 'manager: somewhere': 'opens' };
const VIEWER: Rules = { ...MANAGER, 'manager: viewer': 'opens' };
const COORDINATOR: Rules = { ...VIEWER, 'manager: coordinator': 'opens' };
const DOCTOR: Rules = {
  ...SOMEBODY,
  'app user': 'opens',
  'company: partner *': 'home: other people',
  'company: employee *': 'home: other people',
};
const PARTNER: Rules = {
  ...DOCTOR,
  'company: *': 'opens',
  'company: partner *': 'opens',
  'company: partner docplantao *': 'home: no module',
};
/** A group has invited them. */
const INVITED: Rules = { ...PARTNER, 'company: partner docplantao *': 'opens' };
const READER: Rules = {
  ...PARTNER,
  'company: * edit': 'read only',
  'company: partner edit': 'read only',
  'company: * delete': 'read only',
};
/** A company that is inactive or closed pays nothing here any more. */
const NO_PAYER: Rules = { ...READER, 'company: * pay': 'read only' };
const EMPLOYEE: Rules = { ...DOCTOR, 'company: *': 'home: no module', 'company: member *': 'opens', 'company: employee *': 'opens' };
const EITHER = 'staff: billing.accounts_receivable or billing.clients view';

const nobody = { home: '/', user: null, companies: [], groups: [] };

const person = (type: SessionUser['type'], given: Partial<SessionUser> = {}): SessionUser => ({
  id: 1,
  type,
  name: 'Pessoa',
  email: 'pessoa@demo.test',
  is_active: true,
  is_master: false,
  doctor_role: null,
  manager_roles: [],
  permissions: [],
  flags: [],
  has_two_factor: false,
  avatar_url: null,
  current_route: null,
  ...given,
});

const staff = (kind: string, rules: Rules, given: Partial<SessionUser> = {}): Kind => ({
  ...nobody,
  kind,
  rules: { ...STAFF, ...rules },
  home: '/painel',
  user: person('admin', given),
});

const analyst = (may: string, rules: Rules, ...permissions: PermissionEntry[]): Kind =>
  staff(`an analyst who may ${may}`, rules, { permissions });

const manager = (kind: string, rules: Rules, role?: ManagerRole): Kind => ({
  ...nobody,
  kind,
  rules,
  home: '/gestao',
  user: person('manager'),
  groups: role ? [{ id: 3, name: 'Grupo', kind: 'hospital', role, unit_ids: null }] : [],
});

const member = (kind: string, rules: Rules, given: Partial<CompanyRow> = {}): Kind => ({
  ...nobody,
  kind,
  rules,
  home: '/app',
  user: person('doctor'),
  companies: [
    {
      id: 7,
      type: 'new_company',
      name: 'Empresa',
      fantasy_name: null,
      cnpj: null,
      accounting_status: 'active',
      tax_regime: 'simples',
      iss_rate: null,
      wizard_step: 'finished',
      company_status: null,
      has_document: true,
      has_plan: true,
      opening_date: null,
      show_crm_popup: false,
      awaits_handover: false,
      created_at: '2026-01-05T12:00:00Z',
      user_type: 'partner',
      is_owner: false,
      permissions: [],
      ...given,
    },
  ],
});

const employee = (kind: string, rules: Rules, permissions: PermissionEntry[] = [], given: Partial<CompanyRow> = {}): Kind =>
  member(kind, { ...EMPLOYEE, ...rules }, { user_type: 'employee', permissions, ...given });

const granted = (permission: string, ...levels: Level[]): PermissionEntry => ({
  name: permission,
  view: levels.includes('view'),
  edit: levels.includes('edit'),
  delete: levels.includes('delete'),
});

const allOf = (table: Record<string, { levels: readonly Level[] }>) =>
  Object.entries(table).map(([name, { levels }]) => granted(name, ...levels));

const READ_ONLY = { delinquent: READER, frozen: READER, inactive: NO_PAYER, closed: NO_PAYER } as const;

export const KINDS: readonly Kind[] = [
  { ...nobody, kind: 'nobody', rules: NOBODY },
  { ...nobody, kind: 'an inactive person', rules: NOBODY, user: person('admin', { is_active: false, is_master: true }) },

  staff('a master', { 'staff: *': 'opens', 'staff: master': 'opens' }, { is_master: true }),
  staff('an analyst with every permission', { 'staff: *': 'opens' }, { permissions: allOf(STAFF_PERMISSIONS) }),
  staff('an analyst with no permission', {}),
  analyst(
    'view accounts receivable',
    { 'staff: billing.accounts_receivable view': 'opens', [EITHER]: 'opens' },
    granted('billing.accounts_receivable', 'view'),
  ),
  analyst(
    'edit accounts receivable and not view them',
    { 'staff: billing.accounts_receivable edit': 'opens' },
    granted('billing.accounts_receivable', 'edit'),
  ),
  analyst(
    'view accounts receivable and record receipts',
    { 'staff: billing.accounts_receivable view': 'opens', [EITHER]: 'opens', 'staff: billing.receipts edit': 'opens' },
    granted('billing.accounts_receivable', 'view'),
    granted('billing.receipts', 'view', 'edit'),
  ),
  analyst(
    'view and edit clients',
    { 'staff: billing.clients view': 'opens', 'staff: billing.clients edit': 'opens', [EITHER]: 'opens' },
    granted('billing.clients', 'view', 'edit'),
  ),
  analyst(
    'view leads and edit onboarding',
    { 'staff: new.leads view': 'opens', 'staff: new.onboarding edit': 'opens' },
    granted('new.leads', 'view'),
    granted('new.onboarding', 'edit'),
  ),
  analyst('do something else', { 'staff: media *': 'opens' }, granted('media', 'view', 'edit', 'delete')),

  manager('a manager who views', VIEWER, 'viewer'),
  manager('a manager who coordinates', COORDINATOR, 'coordinator'),
  manager('a manager who administers', { ...COORDINATOR, 'manager: admin': 'opens' }, 'admin'),
  manager('a manager of no group', MANAGER),

  member('the owner', PARTNER, { is_owner: true }),
  {
    ...member('an owner whom a group invited', INVITED, { is_owner: true }),
    user: person('doctor', { flags: [{ description: 'docplantao' }] }),
  },
  member('a partner', { ...PARTNER, 'company: partner owner *': 'home: no module' }),
  { ...member('a doctor without a company', { ...DOCTOR, 'company: *': 'opens' }), companies: [] },
  employee('an employee with every permission', { 'company: *': 'opens' }, allOf(COMPANY_PERMISSIONS)),
  employee('an employee with no permission', {}),
  employee('an employee who may view clients', { 'company: clients view': 'opens' }, [granted('clients', 'view')]),
  employee(
    'an employee who sees only the invoices they asked for',
    { 'company: invoices view': 'opens', 'company: invoices edit': 'opens' },
    [granted('invoices', 'view', 'edit')],
  ),
  ...(['delinquent', 'frozen', 'inactive', 'closed'] as const).flatMap((accounting_status) => [
    member(`the owner of a ${accounting_status} company`, READ_ONLY[accounting_status], { is_owner: true, accounting_status }),
    employee(
      `an employee without permissions of a ${accounting_status} company`,
      { 'company: member edit': 'read only', 'company: member delete': 'read only' },
      [],
      { accounting_status },
    ),
  ]),
];
