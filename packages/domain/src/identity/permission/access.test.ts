import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNTING_STATUSES } from '../../company/company/accounting-status.ts';
import { WIZARD_STEPS } from '../../company/company/wizard-step.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type Access, decide, type GroupMembership, MANAGER_ROLES, type Membership } from './access.ts';
import { companyMay, hasFlag, staffMay } from './may.ts';
import { COMPANY_PERMISSIONS, LEVELS, type PermissionEntry } from './permissions.ts';
import type { Person } from './person.ts';
import { mayOpenTab } from './tab-permission.ts';

const entry = (name: string, ...levels: (typeof LEVELS)[number][]): PermissionEntry => ({
  name,
  view: levels.includes('view'),
  edit: levels.includes('edit'),
  delete: levels.includes('delete'),
});

const person = (fields: Partial<Person> = {}): Person => ({
  type: 'admin',
  is_active: true,
  is_master: false,
  permissions: [],
  flags: [],
  ...fields,
});

const member = (fields: Partial<Membership> = {}): Membership => ({
  company_id: 1,
  user_type: 'employee',
  is_owner: false,
  permissions: [],
  type: 'new_company',
  accounting_status: 'active',
  company_status: null,
  wizard_step: 'finished',
  has_document: true,
  has_plan: true,
  ...fields,
});

describe('what staff may', () => {
  const analyst = person({ permissions: [entry('new.leads', 'view'), entry('boletos', 'view', 'edit')] });

  it('asks for the view when no level is said', () => {
    expect(staffMay(analyst, 'new.leads')).toBe(true);
    expect(staffMay(analyst, 'new.leads', { level: 'edit' })).toBe(false);
    expect(staffMay(analyst, 'boletos', { level: 'edit' })).toBe(true);
    expect(staffMay(analyst, 'new.referrals')).toBe(false);
  });

  it('asks for all or some of a list', () => {
    expect(staffMay(analyst, ['new.leads', 'boletos'])).toBe(true);
    expect(staffMay(analyst, ['new.leads', 'new.referrals'])).toBe(false);
    expect(staffMay(analyst, ['new.leads', 'new.referrals'], { of: 'some' })).toBe(true);
    expect(staffMay(analyst, ['new.referrals', 'media'], { of: 'some' })).toBe(false);
    expect(staffMay(analyst, ['new.leads', 'boletos'], { of: 'all', level: 'edit' })).toBe(false);
    expect(staffMay(analyst, [])).toBe(true);
  });

  it('is everything for a master, and nothing for who is no staff', () => {
    expect(staffMay(person({ is_master: true }), ['media', 'boletos'], { level: 'delete' })).toBe(true);
    expect(staffMay(person({ type: 'doctor', is_master: true, permissions: analyst.permissions }), 'new.leads')).toBe(false);
  });

  it('tells a flag by its description', () => {
    expect(hasFlag({ flags: ['docplantao'] }, 'docplantao')).toBe(true);
    expect(hasFlag({ flags: [] }, 'docplantao')).toBe(false);
  });
});

describe('what a person may in a company', () => {
  it('is everything for a doctor of it and for who has no company, else what the list grants', () => {
    const employee = member({ permissions: [entry('clients', 'view')] });
    expect(companyMay(member({ user_type: 'partner' }), ['clients', 'invoices'], { level: 'delete' })).toBe(true);
    expect(companyMay(null, 'clients', { level: 'edit' })).toBe(true);
    expect(companyMay(employee, 'clients')).toBe(true);
    expect(companyMay(employee, 'clients', { level: 'edit' })).toBe(false);
    expect(companyMay(employee, ['clients', 'charts'], { of: 'some' })).toBe(true);
  });

  it('grows with its list and never shrinks', () => {
    const names = fc.subarray(Object.keys(COMPANY_PERMISSIONS) as (keyof typeof COMPANY_PERMISSIONS)[], { minLength: 1 });
    const entries = fc.array(
      fc.record({
        name: fc.constantFrom(...Object.keys(COMPANY_PERMISSIONS)),
        view: fc.boolean(),
        edit: fc.boolean(),
        delete: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(names, entries, entries, fc.constantFrom(...LEVELS), (wanted, few, more, level) => {
        for (const of of ['all', 'some'] as const) {
          const may = companyMay(member({ permissions: few }), wanted, { level, of });
          expect(!may || companyMay(member({ permissions: [...few, ...more] }), wanted, { level, of })).toBe(true);
        }
        const all = companyMay(member({ permissions: few }), wanted, { level, of: 'all' });
        expect(!all || companyMay(member({ permissions: few }), wanted, { level, of: 'some' })).toBe(true);
      }),
      runs,
    );
  });
});

describe('who may enter', () => {
  const staff: Access = { kind: 'staff', permission: 'media', level: 'edit' };
  const company: Access = { kind: 'company', permission: 'clients', level: 'edit' };
  const doctor = person({ type: 'doctor' });
  const group: GroupMembership = { group_id: 1, role: 'coordinator', unit_ids: null };
  const refused = (reason: string) => ({ allowed: false, reason });

  it.each<[string, Access, Parameters<typeof decide>[1], object]>([
    ['anybody', { kind: 'anyone' }, { person: null }, { allowed: true }],
    ['a guest', { kind: 'guest' }, { person: null }, { allowed: true }],
    ['no guest who is signed in', { kind: 'guest' }, { person: doctor }, refused('forbidden')],
    ['nobody without a session', { kind: 'session' }, { person: null }, refused('unauthenticated')],
    ['nobody who is inactive', { kind: 'session' }, { person: person({ is_active: false }) }, refused('unauthenticated')],
    ['a session', { kind: 'session' }, { person: doctor }, { allowed: true }],
    ['an app user', { kind: 'app_user' }, { person: doctor }, { allowed: true }],
    ['no staff as an app user', { kind: 'app_user' }, { person: person() }, refused('forbidden')],
    ['an analyst without the permission', staff, { person: person({ permissions: [entry('media', 'view')] }) }, refused('forbidden')],
    ['an analyst with it', staff, { person: person({ permissions: [entry('media', 'edit')] }) }, { allowed: true }],
    ['any analyst where none is asked', { kind: 'staff', level: 'view' }, { person: person() }, { allowed: true }],
    ['a master', { kind: 'master' }, { person: person({ is_master: true }) }, { allowed: true }],
    ['no analyst as master', { kind: 'master' }, { person: person() }, refused('forbidden')],
    ['no stranger to the company', company, { person: doctor, membership: null }, refused('not_found')],
    ['a partner', company, { person: doctor, membership: member({ user_type: 'partner' }) }, { allowed: true }],
    ['no employee without the permission', company, { person: doctor, membership: member() }, refused('forbidden')],
    ['no staff in a company', company, { person: person(), membership: member() }, refused('forbidden')],
    [
      'nobody writes in a frozen company',
      company,
      { person: doctor, membership: member({ user_type: 'partner', accounting_status: 'frozen' }) },
      { allowed: false, reason: 'read_only', message: 'Essa empresa está congelada' },
    ],
    [
      'nobody where the product is not open yet',
      { ...company, enabled: true },
      { person: doctor, membership: member({ user_type: 'partner', wizard_step: 'plan_choice' }) },
      { allowed: false, reason: 'read_only', message: 'Termine o cadastro da empresa para usar esta parte.' },
    ],
    [
      'a partner of one that is being opened',
      { ...company, enabled: true },
      { person: doctor, membership: member({ user_type: 'partner', wizard_step: 'register' }) },
      { allowed: true },
    ],
    [
      'who pays in a frozen company',
      { ...company, act: 'boletos' },
      { person: doctor, membership: member({ user_type: 'partner', accounting_status: 'frozen' }) },
      { allowed: true },
    ],
    [
      'nobody in a closed one',
      { ...company, act: 'boletos' },
      { person: doctor, membership: member({ user_type: 'partner', accounting_status: 'closed' }) },
      { allowed: false, reason: 'read_only', message: 'Esse CNPJ não existe mais. Essa empresa foi baixada.' },
    ],
    [
      'a partner with the flag',
      { kind: 'partner', level: 'view', flag: 'docplantao' },
      { person: { ...doctor, flags: ['docplantao'] }, membership: member({ user_type: 'partner' }) },
      { allowed: true },
    ],
    [
      'no partner without it',
      { kind: 'partner', level: 'view', flag: 'docplantao' },
      { person: doctor, membership: member({ user_type: 'partner' }) },
      refused('forbidden'),
    ],
    ['no employee as partner', { kind: 'partner', level: 'view' }, { person: doctor, membership: member() }, refused('forbidden')],
    ['an employee', { kind: 'employee', level: 'view' }, { person: doctor, membership: member() }, { allowed: true }],
    [
      'no partner as employee',
      { kind: 'employee', level: 'view' },
      { person: doctor, membership: member({ user_type: 'partner' }) },
      refused('forbidden'),
    ],
    ['somebody without any company', company, { person: doctor, has_no_company: true }, { allowed: true }],
    [
      'an analyst with one of several permissions',
      { kind: 'staff', permission: ['new.leads', 'media'], level: 'view' },
      { person: person({ permissions: [entry('media', 'view')] }) },
      { allowed: true },
    ],
    ['a manager', { kind: 'manager_person' }, { person: person({ type: 'manager' }) }, { allowed: true }],
    ['no manager of another group', { kind: 'manager', role: 'viewer' }, { person: person({ type: 'manager' }) }, refused('not_found')],
    [
      'no manager of too small a role',
      { kind: 'manager', role: 'admin' },
      { person: person({ type: 'manager' }), group },
      refused('forbidden'),
    ],
    ['a manager of enough', { kind: 'manager', role: 'viewer' }, { person: person({ type: 'manager' }), group }, { allowed: true }],
    ['no doctor as manager', { kind: 'manager', role: 'viewer' }, { person: doctor, group }, refused('forbidden')],
  ])('%s', (_name, access, principal, decision) => {
    expect(decide(access, principal)).toEqual(decision);
  });

  it('gives a higher role of a group all that a lower one has', () => {
    for (const [rank, role] of MANAGER_ROLES.entries())
      for (const asked of MANAGER_ROLES.slice(0, rank + 1))
        expect(
          decide({ kind: 'manager', role: asked }, { person: person({ type: 'manager' }), group: { group_id: 1, role, unit_ids: null } }),
        ).toEqual({
          allowed: true,
        });
  });
});

describe('a tab', () => {
  it('is there for companies of its statuses, and once the wizard is finished when it says so', () => {
    const tab = { statuses: ['active', 'frozen'] } as const;
    for (const accounting_status of ACCOUNTING_STATUSES)
      for (const wizard_step of WIZARD_STEPS) {
        const open = accounting_status === 'active' || accounting_status === 'frozen';
        expect(mayOpenTab(tab, { accounting_status, wizard_step })).toBe(open);
        expect(mayOpenTab({ ...tab, finished_wizard: true }, { accounting_status, wizard_step })).toBe(open && wizard_step === 'finished');
      }
  });
});
