import { expect, it } from 'vitest';
import { pathTo } from './path-to.ts';

const path = pathTo<'/app' | '/app/nota/:id' | '/app/agenda/calendario' | '/app/agenda/calendario/empresa/:companyId/editar/:eventId'>();

it('makes links from the addresses of the app', () => {
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

it('refuses what is no address when types are checked', () => {
  // @ts-expect-error: no such address
  path('/app/agendas');
  // @ts-expect-error: a parameter is missing
  path('/app/nota/:id');
  // @ts-expect-error: the parameter has another name
  path('/app/nota/:id', { notaId: 1 });
  expect.assertions(0);
});
