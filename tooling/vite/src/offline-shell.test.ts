import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { worker } from './offline-shell.ts';

it('starts though one of the apps is not deployed', async () => {
  const warnings: unknown[] = [];
  const handlers: string[] = [];
  const scope: Record<string, unknown> = {
    addEventListener: (name: string) => handlers.push(name),
    console: { warn: (error: unknown) => warnings.push(error) },
  };
  scope.self = scope;
  scope.importScripts = (path: string) => {
    if (path === '/gestao/shell.js') throw new Error('404');
    (scope.shells as { base: string; revision: string }[]).push({ base: path, revision: 'r1' });
  };
  scope.globalThis = scope;
  runInContext(await worker(), createContext(scope));
  expect(scope.shells).toHaveLength(3);
  expect(warnings).toHaveLength(1);
  expect(handlers).toContain('install');
});
