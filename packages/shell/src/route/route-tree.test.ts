import { appUser, company, partner, staff } from '@esteto/contract/access';
import type { Principal } from '@esteto/domain/permission/access';
import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { dialog, page, type RouteTable, section } from './route-table.ts';
import { addressesOf, firstPermitted, menuOf } from './route-tree.ts';

const load = () => Promise.resolve({});

const routes = [
  page('', { label: 'Início', icon: House, who: appUser, load }, [dialog('solicitar-nf', { who: company('invoices', 'edit'), load })]),
  section('agenda', { label: 'Agenda', icon: House }, [
    page('calendario', { label: 'Calendário', who: company('calendar'), load }),
    page('sincronizacao', { label: 'Sincronização', who: partner(), load }),
    page('reunioes/:id', { label: 'Reunião', who: appUser, load }),
  ]),
  page('boletos', { label: 'Boletos', icon: House, who: company('boletos'), load }, [
    dialog('empresa/:companyId/boleto/:boletoId/historico', { who: company('boletos'), load }),
  ]),
  page('minha-conta', { label: 'Minha conta', who: appUser, load }),
] as const satisfies RouteTable;

const person = { type: 'doctor', is_active: true, is_master: false, permissions: [], flags: [] } as const;
const member = { company_id: 7, is_owner: false, permissions: [], accounting_status: 'active' } as const;
const asPartner: Principal = { person, membership: { ...member, user_type: 'partner' } };
const asEmployee: Principal = { person, membership: { ...member, user_type: 'employee' } };
const nobody: Principal = { person: null };

it('knows every address with its full path and, of a dialog, its page', () => {
  expect(addressesOf('professional', routes).map(({ path, kind, parent }) => [kind, path, parent])).toEqual([
    ['page', '/app', null],
    ['dialog', '/app/solicitar-nf', '/app'],
    ['page', '/app/agenda/calendario', null],
    ['page', '/app/agenda/sincronizacao', null],
    ['page', '/app/agenda/reunioes/:id', null],
    ['page', '/app/boletos', null],
    ['dialog', '/app/boletos/empresa/:companyId/boleto/:boletoId/historico', '/app/boletos'],
    ['page', '/app/minha-conta', null],
  ]);
  expect(
    addressesOf('public', [page('', { label: 'Entrar', who: appUser, load }), page('nps/:token', { label: 'NPS', who: appUser, load })]),
  ).toMatchObject([{ path: '/' }, { path: '/nps/:token' }]);
});

describe('the menu', () => {
  it('holds pages with an icon and sections with what the person may see, never a page with a parameter', () => {
    expect(menuOf('professional', routes, asPartner)).toMatchObject([
      { label: 'Início', to: '/app' },
      {
        label: 'Agenda',
        to: '/app/agenda/calendario',
        children: [{ to: '/app/agenda/calendario' }, { to: '/app/agenda/sincronizacao' }],
      },
      { label: 'Boletos', to: '/app/boletos' },
    ]);
  });

  it('leaves out what is refused, and a section with nothing in it', () => {
    expect(menuOf('professional', routes, asEmployee)).toMatchObject([{ label: 'Início' }]);
    expect(menuOf('professional', routes, asEmployee)).toHaveLength(1);
  });

  it('leads a section to its first permitted page', () => {
    const onlySync: Principal = { ...asPartner, membership: { ...member, user_type: 'partner' } };
    const staffFirst = [
      section('agenda', { label: 'Agenda', icon: House }, [page('equipe', { label: 'Equipe', who: staff(), load }), routes[1].children[1]]),
    ];
    expect(menuOf('professional', staffFirst, onlySync)).toMatchObject([{ to: '/app/agenda/sincronizacao' }]);
  });
});

it('finds the first page that a person may see', () => {
  expect(firstPermitted('/app/agenda', routes[1].children, asPartner)).toBe('/app/agenda/calendario');
  expect(firstPermitted('/app/agenda', routes[1].children, asEmployee)).toBeNull();
  expect(firstPermitted('/app', routes, asEmployee)).toBe('/app');
  expect(firstPermitted('/app', routes, nobody)).toBeNull();
});
