import { expect, it } from 'vitest';
import { APPS, appOf, basePath, defaultRoute, namedRoute } from './base-paths.ts';

it('tells the app of a path', () => {
  expect(['/', '/login', '/app', '/app/boletos', '/apple', '/painel/novos', '/gestao'].map(appOf)).toEqual([
    'public',
    'public',
    'professional',
    'professional',
    'public',
    'painel',
    'gestao',
  ]);
  for (const app of APPS) expect(appOf(basePath[app])).toBe(app);
});

it('starts each kind of person at home, unless they were somewhere', () => {
  expect(defaultRoute({ type: 'admin' })).toBe('/painel');
  expect(defaultRoute({ type: 'manager', current_route: null })).toBe(namedRoute['Management.Duty']);
  expect(defaultRoute({ type: 'doctor', current_route: '' })).toBe('/app');
  expect(defaultRoute({ type: 'doctor', current_route: '/app/boletos' })).toBe('/app/boletos');
});

it('does not start anybody in an app that is not theirs', () => {
  expect(defaultRoute({ type: 'doctor', current_route: '/painel' })).toBe('/app');
  expect(defaultRoute({ type: 'admin', current_route: '//evil.example' })).toBe('/painel');
});
