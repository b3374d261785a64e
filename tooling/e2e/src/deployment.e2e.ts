import { request as calls } from 'node:https';
import { type Browser, type BrowserContext, chromium, type Page, test } from '@playwright/test';
import { companyCalled, newClient, send } from './support/api.ts';
import { chromiumOptions } from './support/chromium.ts';
import { expect } from './support/expect.ts';
import { type Office, openOffice } from './support/office.ts';
import type { DemoPerson } from './support/people.ts';
import { fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
import { fillLogin } from './support/sign-in.ts';

// The example of tooling/deploy, followed to the letter: Debian's nginx with TLS before two servers as in production.

let office: Office;
let browser: Browser;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  office = await openOffice();
  // The certificate is the test's own; without this a browser would run no service worker behind it.
  browser = await chromium.launch({ ...chromiumOptions, args: [...chromiumOptions.args, '--ignore-certificate-errors'] });
});
test.afterAll(async () => {
  await browser?.close();
  await office?.stop();
});

const newContext = (): Promise<BrowserContext> =>
  browser.newContext({ baseURL: office.origin, ignoreHTTPSErrors: true, serviceWorkers: 'allow', locale: 'pt-BR' });

/** Somebody who comes to the login page, in a browser of their own. */
const signIn = async (who: DemoPerson, path: string): Promise<Page> => {
  const page = await (await newContext()).newPage();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('esteto.modern_announced', 'true'));
  await fillLogin(page, who);
  await expect(page).not.toHaveURL('/');
  await page.goto(path);
  return page;
};

type Answer = { status: number; headers: Record<string, string>; text: string };

const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    const asked = calls(`${office.origin}${path}`, { headers, rejectUnauthorized: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          text: Buffer.concat(parts).toString('latin1'),
        }),
      );
    });
    asked.on('error', fail).end();
  });

const scriptOf = (html: string): string => /src="([^"]*\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';

test('pages: each prefix with and without its slash is its app, with the strict headers', async () => {
  for (const [path, prefix] of [
    ['/', ''],
    ['/cadastro', ''],
    ['/application', ''],
    ['/app', '/app'],
    ['/app/', '/app'],
    ['/app/boletos?empresa=3', '/app'],
    ['/painel', '/painel'],
    ['/gestao/', '/gestao'],
  ] as const) {
    const { status, headers, text } = await get(path);
    expect(status, path).toBe(200);
    expect(scriptOf(text), path).toMatch(new RegExp(`^${prefix}/assets/`));
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(headers['cache-control'], path).toBe('no-cache');
    expect(headers['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-[^']+'.*frame-ancestors 'none'/);
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['server'], path).toBe('nginx');
  }
});

test('files: compressed and kept for good where the name changes, asked for anew where it does not, 404 where there is none', async () => {
  const script = scriptOf((await get('/painel')).text);
  const compressed = await get(script, { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(compressed.headers['content-type']).toMatch(/javascript/);
  expect((await get(script)).headers['content-encoding']).toBeUndefined();
  for (const path of ['/service-worker.js', '/shell.js', '/app/shell.js', '/icons/192.png', '/manifest.webmanifest']) {
    const { status, headers } = await get(path);
    expect([path, status, headers['cache-control'], headers['x-content-type-options']]).toEqual([path, 200, 'no-cache', 'nosniff']);
  }
  expect((await get('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
  for (const path of ['/assets/gone.js', '/app/assets/gone.js', '/app/gone.png', '/favicon.ico', '/.git/config.txt']) {
    const { status, headers } = await get(path);
    expect([path, status, headers['x-content-type-options']]).toEqual([path, 404, 'nosniff']);
    expect(headers['cache-control'] ?? 'no-cache', path).toBe('no-cache');
  }
});

test('the API: its own headers, once each, whoever asks', async () => {
  const { status, headers, text } = await get('/api/user');
  expect(status).toBe(401);
  expect(JSON.parse(text)).toHaveProperty('message');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).not.toContain(', default-src');
  const plain = await fetch(`${office.plain}/app`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://localhost/app']);
});

test('the first day: create-master prints a link, with which the password is set once', async () => {
  const env = { ESTETO_MASTER_NAME: 'Maria Teles', ESTETO_MASTER_EMAIL: 'maria@escritorio.test' };
  const said = await office.command(['create-master', '--another'], env);
  const link = said.trim().split('\n').at(-1) ?? '';
  const page = await (await newContext()).newPage();
  await page.goto(link);
  await page.getByLabel(/^Nova senha/).fill('a senha da Maria');
  await page.getByRole('button', { name: 'Definir a senha' }).click();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(env.ESTETO_MASTER_EMAIL);
  await page.getByLabel('Senha', { exact: true }).fill('a senha da Maria');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/painel');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  const again = await (await newContext()).newPage();
  await again.goto(link);
  await expect(again.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
});

test('the worker: it installs, keeps the page and only scripts as scripts, and the app starts without the network', async () => {
  const page = await signIn('bruno', '/app');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });
  const kept = () =>
    page.evaluate(async () => {
      // By the address under which each is kept: an answer that was made anew knows none.
      const inCache = async (name: string): Promise<string[]> => {
        const cache = await caches.open(name);
        const lines = (await cache.keys()).map(async (request) => {
          const type = (await cache.match(request))?.headers.get('content-type');
          return `${new URL(request.url).pathname} ${type?.split(';')[0]}`;
        });
        return Promise.all(lines);
      };
      return (await Promise.all((await caches.keys()).map(inCache))).flat();
    });
  await expect.poll(kept).toContain('/app text/html');
  expect((await kept()).filter((line) => line.includes('/assets/') && line.endsWith('text/html'))).toEqual([]);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('the main job, with one of the two servers killed in the middle of it', async () => {
  const ana = await signIn('ana', '/app');
  const company = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company.id);
  const master = await signIn('master', '/painel/faturamento/contas-a-receber?status=requested');

  await ana.goto(`/app?empresa=${company.id}`);
  await ana.getByRole('main').getByRole('link', { name: 'Solicitar nota' }).first().click();
  const dialog = await fillRequest(ana, { client: client.name, amount: '1234,56', description: 'Plantões de 12 h nos dias 3 e 10' });
  await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
  await expect(toasts(ana)).toContainText('Nota solicitada.');

  office.replicas[0].kill();

  await master.reload();
  await searchFor(master, client.name);
  await rowWith(master, client.name).getByRole('link', { name: 'Emitir' }).click();
  const issuing = master.getByRole('dialog', { name: `Emitir nota · ${client.name}` });
  await issuing.getByRole('textbox', { name: 'Número da NFS-e' }).fill('888001');
  await issuing.getByRole('textbox', { name: 'Código de verificação' }).fill('ABCD-1234');
  await issuing.getByRole('button', { name: 'Emitir nota' }).click();
  await expect(toasts(master)).toContainText('Nota emitida.');

  await ana.goto('/app/faturamento/contas-a-receber');
  await searchFor(ana, client.name);
  await expect(rowWith(ana, client.name)).toContainText('Autorizada');
  const statuses = new Set<number>();
  for (let count = 0; count < 40; count += 1) statuses.add((await send(ana, 'GET', 'user')).status);
  expect([...statuses]).toEqual([200]);
});
