import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { APPS, readConfig } from '../../config/config.ts';
import { serveApps } from './apps.ts';

const dist = await mkdtemp(join(tmpdir(), 'esteto-apps-'));
afterAll(() => rm(dist, { recursive: true, force: true }));
for (const name of APPS) {
  await mkdir(join(dist, name, 'assets'), { recursive: true });
  await writeFile(join(dist, name, 'index.html'), `<html lang="pt-BR">${name}</html>`);
}
await mkdir(join(dist, 'painel/pages'));
await writeFile(join(dist, 'painel/pages/0.html'), '<html lang="pt-BR">painel, clientes</html>');
await writeFile(join(dist, 'painel/pages.json'), JSON.stringify([{ address: '^(?:/painel/clientes)(?:[/?]|$)', file: 'pages/0.html' }]));
const app = Fastify();
await serveApps(app, readConfig({ APP_DIST: dist, ESTETO_DATA_DIR: dist }));

test.each([
  ['/login', 'public'],
  ['/app/empresas?q=ana.souza@demo.test', 'professional'],
  ['/painel/clientes?q=1.234', 'painel'],
  ['/painel/clientes/3/editar', 'painel, clientes'],
  ['/painel/clientes-novos', 'painel</html>'],
  ['/painel?de=a.js&x=b.png', 'painel'],
  ['/gestao/a/b?q=%3F.xx', 'gestao'],
  ['/gestao/?q=a?.xx', 'gestao'],
])('%s is the page of %s', async (url, name) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  expect([statusCode, body]).toEqual([200, expect.stringContaining(name)]);
});

test.each(['/robots.txt', '/app/old-chunk.js', '/painel/icon.png?v=1', '/gestao/assets/gone.js'])('%s is no page', async (url) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  expect([statusCode, body]).not.toEqual([200, expect.stringContaining('<html')]);
  expect(statusCode).toBe(404);
});
