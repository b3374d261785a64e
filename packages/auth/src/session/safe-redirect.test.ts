import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each(['/app', '/app/faturamento/contas-a-receber?sort=-due_date', '/painel/boletos#topo', '/app?empresa=3', '/gestao/'])(
  'goes to %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

it.each([
  '//evil.example/app',
  '/\\evil.example/app',
  '\\\\evil.example/app',
  'https://evil.example/app',
  'http:app',
  ['javascript', 'alert(1)'].join(':'),
  'data:text/html,oi',
  ' /app',
  'app',
  '?redirect=/app',
  '/\t/evil.example/app',
  '/',
  '/?redirect=/app',
  '/manutencao',
  '/api/logout',
  '/app/../api/logout',
  '',
  null,
  undefined,
])('stays for %j', (path) => {
  expect(safeRedirect(path)).toBeNull();
});

it('means the path that the browser will open', () => {
  expect(safeRedirect('/app/../painel')).toBe('/painel');
});
