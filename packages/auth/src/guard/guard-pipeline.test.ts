import { anyone, appUser, company, employee, guest, manager, master, partner, session, staff } from '@esteto/contract/access';
import type { Access, Principal } from '@esteto/domain/identity/permission/access';
import { describe, expect, it } from 'vitest';
import { guard, type Visit } from './guard-pipeline.ts';

const person = { is_active: true, is_master: false, permissions: [], flags: [] };
const may = (name: string) => [{ name, view: true, edit: true, delete: false }];
const member = {
  company_id: 7,
  is_owner: false,
  permissions: [],
  accounting_status: 'active',
  company_status: null,
  wizard_step: 'finished',
  type: 'new_company',
  has_document: true,
  has_plan: true,
} as const;

const people = {
  anonymous: { person: null },
  inactive: { person: { ...person, type: 'doctor', is_active: false } },
  partner: { person: { ...person, type: 'doctor' }, membership: { ...member, user_type: 'partner' } },
  flagged: { person: { ...person, type: 'doctor', flags: ['docplantao'] }, membership: { ...member, user_type: 'partner' } },
  employee: { person: { ...person, type: 'doctor' }, membership: { ...member, user_type: 'employee' } },
  clerk: { person: { ...person, type: 'doctor' }, membership: { ...member, user_type: 'employee', permissions: may('boletos') } },
  lonely: { person: { ...person, type: 'doctor' }, membership: null },
  companyless: { person: { ...person, type: 'doctor' }, membership: null, has_no_company: true },
  master: { person: { ...person, type: 'admin', is_master: true } },
  analyst: { person: { ...person, type: 'admin' } },
  biller: { person: { ...person, type: 'admin', permissions: may('billing.accounts_receivable') } },
  viewer: { person: { ...person, type: 'manager' }, group: { group_id: 3, role: 'viewer', unit_ids: null } },
  manager: { person: { ...person, type: 'manager' }, group: { group_id: 3, role: 'admin', unit_ids: null } },
  groupless: { person: { ...person, type: 'manager' }, group: null },
} as const satisfies Record<string, Principal>;
type Who = keyof typeof people;

const visit = (who: Access, kind: Who, rest: Partial<Visit> = {}) =>
  guard({ who, principal: people[kind], path: '/app/pagina', search: '', ...rest });

const LOGIN = 'Faça o login para acessar esta página.';
const KIND = 'Você não possui permissões suficientes para acessar esta página.';
const MASTER = 'Sua conta atual não possui permissão para visualizar esta página.';
const MODULE = 'Você não possui acesso a este módulo.';

const HOME: Partial<Record<Who, string>> = {
  master: '/painel',
  analyst: '/painel',
  biller: '/painel',
  viewer: '/gestao',
  manager: '/gestao',
  groupless: '/gestao',
};
const homeOf = (kind: Who) => HOME[kind] ?? '/app';

/** For each row of a page: who gets in, and what everybody else is told. */
const pages: Record<string, { who: Access; allowed: Who[]; told: Partial<Record<string, Who[]>> }> = {
  'a page for anyone': { who: anyone, allowed: Object.keys(people) as Who[], told: {} },
  'any session': {
    who: session,
    allowed: [
      'partner',
      'flagged',
      'employee',
      'clerk',
      'lonely',
      'companyless',
      'master',
      'analyst',
      'biller',
      'viewer',
      'manager',
      'groupless',
    ],
    told: { [LOGIN]: ['anonymous', 'inactive'] },
  },
  'app users': {
    who: appUser,
    allowed: ['partner', 'flagged', 'employee', 'clerk', 'lonely', 'companyless'],
    told: { [LOGIN]: ['anonymous', 'inactive'], [KIND]: ['master', 'analyst', 'biller', 'viewer', 'manager', 'groupless'] },
  },
  'a company role': {
    who: company('boletos'),
    allowed: ['partner', 'flagged', 'clerk', 'companyless'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['master', 'analyst', 'biller', 'viewer', 'manager', 'groupless'],
      [MODULE]: ['employee', 'lonely'],
    },
  },
  partners: {
    who: partner(),
    allowed: ['partner', 'flagged'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['employee', 'clerk', 'lonely', 'companyless', 'master', 'analyst', 'biller', 'viewer', 'manager', 'groupless'],
    },
  },
  'partners with a feature flag': {
    who: partner('view', 'docplantao'),
    allowed: ['flagged'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['employee', 'clerk', 'lonely', 'companyless', 'master', 'analyst', 'biller', 'viewer', 'manager', 'groupless'],
      [MODULE]: ['partner'],
    },
  },
  employees: {
    who: employee(),
    allowed: ['employee', 'clerk'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['partner', 'flagged', 'lonely', 'companyless', 'master', 'analyst', 'biller', 'viewer', 'manager', 'groupless'],
    },
  },
  staff: {
    who: staff(),
    allowed: ['master', 'analyst', 'biller'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['partner', 'flagged', 'employee', 'clerk', 'lonely', 'companyless', 'viewer', 'manager', 'groupless'],
    },
  },
  'a staff role': {
    who: staff('billing.accounts_receivable', 'edit'),
    allowed: ['master', 'biller'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['partner', 'flagged', 'employee', 'clerk', 'lonely', 'companyless', 'viewer', 'manager', 'groupless'],
      [MODULE]: ['analyst'],
    },
  },
  'any of several staff roles': {
    who: staff(['media', 'billing.accounts_receivable'], 'edit'),
    allowed: ['master', 'biller'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['partner', 'flagged', 'employee', 'clerk', 'lonely', 'companyless', 'viewer', 'manager', 'groupless'],
      [MODULE]: ['analyst'],
    },
  },
  'the master': {
    who: master,
    allowed: ['master'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['partner', 'flagged', 'employee', 'clerk', 'lonely', 'companyless', 'viewer', 'manager', 'groupless'],
      [MASTER]: ['analyst', 'biller'],
    },
  },
  'a manager role': {
    who: manager('admin'),
    allowed: ['manager'],
    told: {
      [LOGIN]: ['anonymous', 'inactive'],
      [KIND]: ['partner', 'flagged', 'employee', 'clerk', 'lonely', 'companyless', 'master', 'analyst', 'biller'],
      [MODULE]: ['viewer', 'groupless'],
    },
  },
};

describe.each(Object.entries(pages))('%s', (_name, { who, allowed, told }) => {
  const expected = Object.entries(told).flatMap(([text, kinds]) => (kinds ?? []).map((kind) => [kind, text] as const));

  it('judges every kind of person', () => {
    expect([...allowed, ...expected.map(([kind]) => kind)].toSorted()).toEqual(Object.keys(people).toSorted());
  });

  it.each(allowed)('lets %s in', (kind) => {
    expect(visit(who, kind)).toEqual({ kind: 'allow' });
  });

  it.each(expected)('sends %s away: %s', (kind, text) => {
    const to = text === LOGIN ? '/?redirect=%2Fapp%2Fpagina' : homeOf(kind);
    expect(visit(who, kind)).toMatchObject({ kind: 'redirect', to, notice: { text } });
  });
});

describe('a page for guests', () => {
  it.each(['anonymous', 'inactive'] as const)('lets %s in', (kind) => {
    expect(visit(guest, kind, { path: '/' })).toEqual({ kind: 'allow' });
  });

  it.each(['partner', 'lonely', 'master', 'manager'] as const)('sends %s to their default route, without a message of its own', (kind) => {
    expect(visit(guest, kind, { path: '/' })).toEqual({ kind: 'redirect', to: homeOf(kind) });
  });

  it('prefers the stored route, in the own app only', () => {
    expect(visit(guest, 'partner', { path: '/', current_route: '/app/boletos' })).toMatchObject({ to: '/app/boletos' });
    expect(visit(guest, 'partner', { path: '/', current_route: '/painel' })).toMatchObject({ to: '/app' });
  });
});

describe('the company parameter', () => {
  it('switches the company and is dropped, the rest of the query stays', () => {
    expect(visit(appUser, 'partner', { search: '?empresa=12&sort=name' })).toEqual({
      kind: 'switch_company',
      company_id: 12,
      to: '/app/pagina?sort=name',
    });
  });

  it('comes before every other guard', () => {
    expect(visit(company('boletos'), 'employee', { search: '?empresa=12' })).toMatchObject({ kind: 'switch_company' });
  });

  it.each(['?empresa=abc', '?empresa=', '?empresa=-1', '?empresa=1e3'])('is ignored when it is no number: %s', (search) => {
    expect(visit(appUser, 'partner', { search })).toEqual({ kind: 'allow' });
  });

  it('is kept in the redirect of who must sign in first, and means nothing for other kinds of people', () => {
    expect(visit(appUser, 'anonymous', { search: '?empresa=12' })).toMatchObject({ to: '/?redirect=%2Fapp%2Fpagina%3Fempresa%3D12' });
    expect(visit(staff(), 'master', { search: '?empresa=12' })).toEqual({ kind: 'allow' });
  });
});

describe('an address that names a company', () => {
  const search = '?mes=2026-10';
  const other = { company_id: 12, is_own: true };

  it('switches to it, and is let in once it is on the screen', () => {
    expect(visit(appUser, 'partner', { search, about: other })).toEqual({
      kind: 'switch_company',
      company_id: 12,
      to: '/app/pagina?mes=2026-10',
    });
    expect(visit(appUser, 'partner', { about: { ...other, company_id: member.company_id } })).toEqual({ kind: 'allow' });
  });

  it('is not for who has no tie to it, and says nothing of staff', () => {
    expect(visit(appUser, 'partner', { about: { ...other, is_own: false } })).toMatchObject({ notice: { text: KIND } });
    expect(visit(staff(), 'master', { about: { ...other, is_own: false } })).toEqual({ kind: 'allow' });
  });
});

describe('what would go in circles', () => {
  it('sends from a refused stored route to the home, and refuses in place there', () => {
    const stored = { current_route: '/gestao/configuracoes/unidades' };
    expect(visit(manager('viewer'), 'groupless', { path: '/gestao/configuracoes/unidades', ...stored })).toMatchObject({ to: '/gestao' });
    expect(visit(manager('viewer'), 'groupless', { path: '/gestao', ...stored })).toEqual({ kind: 'refuse', message: MODULE });
  });
});

it('says please log in once', () => {
  expect(visit(session, 'anonymous')).toMatchObject({ notice: { tone: 'warning', once: true } });
});

describe('a company that is read only', () => {
  const frozen: Principal = {
    person: people.partner.person,
    membership: {
      ...people.partner.membership,
      accounting_status: 'frozen',
      company_status: null,
      wizard_step: 'finished',
      type: 'new_company',
      has_document: true,
      has_plan: true,
    },
  };
  const page = { principal: frozen, path: '/app/notas/criar', search: '?sort=due', parent: '/app/notas' };

  it('keeps the list and explains, instead of the form', () => {
    expect(guard({ ...page, who: company('invoices', 'edit') })).toEqual({
      kind: 'redirect',
      to: '/app/notas?sort=due',
      notice: { text: 'Essa empresa está congelada', tone: 'warning' },
    });
  });

  it('is still looked at', () => {
    expect(guard({ ...page, who: company('invoices') })).toEqual({ kind: 'allow' });
  });
});
