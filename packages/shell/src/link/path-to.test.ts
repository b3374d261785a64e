import { anyone } from '@esteto/contract/access';
import { House } from 'lucide-react';
import { expect, it } from 'vitest';
import { dialog, page, type RouteTable, section } from '../route/route-table.ts';
import { type PathsOf, pathTo } from './path-to.ts';

const load = () => Promise.resolve({});

const routes = [
  page('', { label: 'Início', who: anyone, load }, [dialog('nota/:id', { who: anyone, load })]),
  section('agenda', { label: 'Agenda', icon: House }, [
    page('calendario', { label: 'Calendário', who: anyone, load }, [dialog('empresa/:companyId/editar/:eventId', { who: anyone, load })]),
  ]),
] as const satisfies RouteTable;

const path = pathTo<PathsOf<'/app', typeof routes>>();

it('makes links from the addresses of the table', () => {
  expect(path('/app')).toBe('/app');
  expect(path('/app/nota/:id', { id: 12 })).toBe('/app/nota/12');
  expect(path('/app/agenda/calendario/empresa/:companyId/editar/:eventId', { companyId: 3, eventId: 4 })).toBe(
    '/app/agenda/calendario/empresa/3/editar/4',
  );
});

it('writes values as a path and a query may hold them', () => {
  expect(path('/app/nota/:id', { id: 'a/b?c' })).toBe('/app/nota/a%2Fb%3Fc');
  expect(path('/app/agenda/calendario', undefined, { status: 'a&b', mes: undefined, pagina: 2 })).toBe(
    '/app/agenda/calendario?status=a%26b&pagina=2',
  );
});

it('refuses what is not in the table when types are checked', () => {
  // @ts-expect-error: no such address
  path('/app/agendas');
  // @ts-expect-error: a parameter is missing
  path('/app/nota/:id');
  // @ts-expect-error: the parameter has another name
  path('/app/nota/:id', { notaId: 1 });
  expect.assertions(0);
});
