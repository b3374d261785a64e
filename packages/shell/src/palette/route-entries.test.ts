import { appUser, company } from '@esteto/contract/access';
import type { Principal } from '@esteto/domain/identity/permission/access';
import { House, Users } from 'lucide-react';
import { expect, it } from 'vitest';
import { dialog, page, type RouteTable, section } from '../route/route-table.ts';
import { routeEntries } from './route-entries.ts';

const load = () => Promise.resolve({});
const edit = company('clients', 'edit');

const routes: RouteTable = [
  page('', { label: 'Início', icon: House, who: appUser, load }, [
    dialog('solicitar-nf', { label: 'Solicitar nota', who: company('invoices', 'edit'), load }),
    dialog('nota/:id', { label: 'Nota', who: appUser, load }),
    dialog('sem-nome', { who: appUser, load }),
  ]),
  page('cadastro/plano', { label: 'Escolha do Plano', who: appUser, unlisted: true, load }),
  section('faturamento', { label: 'Faturamento', icon: Users }, [
    page('tomadores', { label: 'Tomadores', who: company('clients'), load }, [
      dialog('criar', { label: 'Cadastrar tomador', who: edit, load }),
    ]),
    page('conteudo/:id', { label: 'Conteúdo', who: appUser, load }),
  ]),
  page('*', { label: 'Nada', who: appUser, load }),
];

const person = { type: 'doctor', is_active: true, is_master: false, permissions: [], flags: [] } as const;
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
  user_type: 'partner',
} as const;
const partner: Principal = { person, membership: member };

const addresses = (principal: Principal) => {
  const { pages, actions } = routeEntries('professional', routes, principal);
  return { pages: pages.map(({ to }) => to), actions: actions.map(({ label }) => label) };
};

it('offers the pages that the person may see, and the dialogs with a label as actions', () => {
  expect(addresses(partner)).toEqual({
    pages: ['/app', '/app/faturamento/tomadores'],
    actions: ['Solicitar nota', 'Cadastrar tomador'],
  });
  expect(routeEntries('professional', routes, partner).pages[1]).toMatchObject({ detail: 'Faturamento', icon: Users });
});

it('leaves out what an employee without the permission is refused', () => {
  const employee: Principal = { person, membership: { ...member, user_type: 'employee' } };
  expect(addresses(employee)).toEqual({ pages: ['/app'], actions: [] });
});

it('offers no write in a company that is read only', () => {
  const frozen: Principal = { person, membership: { ...member, accounting_status: 'frozen' } };
  expect(addresses(frozen)).toEqual({ pages: ['/app', '/app/faturamento/tomadores'], actions: [] });
});

it('offers nothing to nobody', () => {
  expect(addresses({ person: null })).toEqual({ pages: [], actions: [] });
});
