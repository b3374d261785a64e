import { appUser, company, manager, partner, staff } from '@esteto/contract/access';
import type { Principal } from '@esteto/domain/identity/permission/access';
import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { dialog, page, type RouteTable, section } from './route-table.ts';
import { addressesOf, firstPermitted, menuOf, pagesBelow } from './route-tree.ts';

const load = () => Promise.resolve({});

const sync = page('sincronizacao', { label: 'Sincronização', who: partner(), load });

const routes: RouteTable = [
  page('', { label: 'Início', icon: House, who: appUser, load }, [dialog('solicitar-nf', { who: company('invoices', 'edit'), load })]),
  section('agenda', { label: 'Agenda', icon: House }, [
    page('calendario', { label: 'Calendário', who: company('calendar'), load }),
    sync,
    page('reunioes/:id', { label: 'Reunião', who: appUser, load }),
  ]),
  page('boletos', { label: 'Boletos', icon: House, who: company('boletos'), load }, [
    dialog('empresa/:companyId/boleto/:boletoId/historico', { who: company('boletos'), load }),
  ]),
  page('minha-conta', { label: 'Minha conta', who: appUser, load }),
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
} as const;
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
      section('agenda', { label: 'Agenda', icon: House }, [page('equipe', { label: 'Equipe', who: staff(), load }), sync]),
    ];
    expect(menuOf('professional', staffFirst, onlySync)).toMatchObject([{ to: '/app/agenda/sincronizacao' }]);
  });
});

describe('an address without a page of its own', () => {
  const addresses = addressesOf('professional', [
    ...routes,
    page('faturamento/contas-a-receber', { label: 'Notas', who: company('invoices'), load }),
    page('faturamento/tomadores', { label: 'Tomadores', who: appUser, load }),
    page('conteudos/playlist/:id', { label: 'Playlist', who: appUser, load }),
  ]);
  const below = (path: string) => pagesBelow(path, addresses);

  it('leads to the pages below it, never to dialogs nor to pages with a parameter', () => {
    expect(below('/app/agenda').map(({ path }) => path)).toEqual(['/app/agenda/calendario', '/app/agenda/sincronizacao']);
    expect(below('/app/faturamento').map(({ path }) => path)).toEqual(['/app/faturamento/contas-a-receber', '/app/faturamento/tomadores']);
  });

  it.each(['/app', '/app/boletos', '/app/boletos/empresa', '/app/conteudos/playlist', '/app/agen', '/app/nada'])(
    '%s leads nowhere',
    (path) => {
      expect(below(path)).toEqual([]);
    },
  );

  it('leads to the first that the person may see', () => {
    expect(firstPermitted(below('/app/agenda'), asPartner)).toBe('/app/agenda/calendario');
    expect(firstPermitted(below('/app/agenda'), asEmployee)).toBeNull();
    expect(firstPermitted(below('/app/faturamento'), asEmployee)).toBe('/app/faturamento/tomadores');
    expect(firstPermitted(below('/app/faturamento'), nobody)).toBeNull();
  });

  it('may be the base of an app', () => {
    const gestao = addressesOf('gestao', [
      section('configuracoes', { label: 'Configurações', icon: House }, [
        page('unidades', { label: 'Unidades', who: manager('viewer'), load }),
      ]),
      // Everybody has an account: it is no place to begin at.
      page('minha-conta', { label: 'Minha conta', who: appUser, load }),
    ]);
    expect(pagesBelow('/gestao', gestao).map(({ path }) => path)).toEqual(['/gestao/configuracoes/unidades']);
    expect(pagesBelow('/gestao/configuracoes', gestao)).toHaveLength(1);
  });
});
