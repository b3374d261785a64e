import type { Locator, Page } from '@playwright/test';
import { companyCalled, newClient } from './support/api.ts';
import { fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
import { fetchedAll } from './support/settled.ts';
import { expect, NO_ANSWER, test } from './support/test.ts';

// The service worker on the built apps: what a browser has without the network, and how a new version comes.

test.use({ serviceWorkers: 'allow' });

const NO_CONNECTION = 'Sem conexão com a internet.';
const NEW_VERSION = 'Uma nova versão desta aplicação foi detectada. A aplicação será reiniciada para que a atualização tenha efeito.';

/** The worker is there, rules the page and keeps what the page loaded. */
const kept = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const assets = await caches.open('esteto-assets');
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
        const missing = await Promise.all(loaded.map(({ name }) => assets.match(name)));
        return missing.filter((answer) => !answer).length;
      }),
    )
    .toBe(0);
};

/** The server's next release: the browser finds a worker of another name for the same pages. */
const release = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?next-release')));

/**
 * The app starts again by itself: it asks for its page. Playwright holds on to the worker it watches, so that the next one takes over while the page
 * loads, which sometimes never ends or never even begins to come (an unwatched browser changes workers at once): what is not there by then is loaded
 * once more, which a page that comes in that very moment makes needless.
 */
const startsAgain = async (page: Page, start: () => Promise<unknown>, sign: Locator): Promise<void> => {
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await start();
  await asked;
  await sign.waitFor({ timeout: 15_000 }).catch(() => page.reload().catch(() => undefined));
  await expect(sign).toBeVisible();
};

test.describe('offline', () => {
  test.use({ provokes: [NO_ANSWER] });

  test('the second visit starts without the network, and says so', async ({ enter }) => {
    const ana = await enter('ana', '/app');
    await expect(ana.getByText('Olá, Ana.')).toBeVisible();
    await fetchedAll(ana);
    await kept(ana);

    await ana.context().setOffline(true);
    await expect(ana.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
    // A page that was never fetched is left alone until there is a connection.
    await ana.getByRole('link', { name: 'Solicitar nota' }).first().hover();
    await ana.reload();
    await expect(ana.getByRole('link', { name: 'Esteto, início' })).toBeVisible();
    await expect(ana.getByRole('alert').filter({ hasText: NO_CONNECTION }).first()).toBeVisible();

    const cached = await ana.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(cached.some((path) => path.startsWith('/painel/'))).toBe(false);

    await ana.context().setOffline(false);
    await expect(ana.getByText(NO_CONNECTION)).toHaveCount(0);
    await ana.reload();
    await expect(ana.getByText('Olá, Ana.')).toBeVisible();
  });
});

test.describe('a save without a connection', () => {
  test.use({ provokes: [NO_ANSWER] });

  test('is answered at once, stays, and is made later', async ({ enter }) => {
    const ana = await enter('ana', '/app/faturamento/tomadores');
    const { id } = await companyCalled(ana, 'Souza Medicina');
    const { name } = await newClient(ana, id);
    await searchFor(ana, name);
    await rowWith(ana, name).getByRole('link').first().click();
    const dialog = ana.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Editar' }).click();
    const known = dialog.getByRole('textbox', { name: 'Nome fantasia' });
    await known.fill('Sem rede');
    await kept(ana);
    await expect(toasts(ana).getByRole('group')).toBeAttached();
    const save = async () => {
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await ana.getByRole('alertdialog').getByRole('button', { name: 'Salvar' }).click();
    };
    await ana.context().setOffline(true);
    await save();
    await expect(dialog.getByRole('alert')).toContainText(NO_CONNECTION);
    await expect(known).toHaveValue('Sem rede');
    await ana.context().setOffline(false);
    await save();
    await expect(toasts(ana)).toContainText('Tomador alterado.');
    await expect(dialog).toContainText('Sem rede');
  });
});

test('a new version restarts a doctor’s app after a notice, and what was typed stays', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, id);
  await expect(ana.getByText('Olá, Ana.')).toBeVisible();
  await kept(ana);

  await ana.goto('/app/solicitar-nf');
  const dialog = await fillRequest(ana, { client: client.name, amount: '432,10', description: 'Plantão que não se perde' });
  const told = async () => {
    await release(ana);
    await expect(toasts(ana)).toContainText(NEW_VERSION);
  };
  const description = dialog.getByRole('textbox', { name: 'Descrição do serviço' });
  await startsAgain(ana, told, description);
  await expect(toasts(ana)).toContainText('O que você tinha digitado continua no formulário.');
  await expect(description).toHaveValue('Plantão que não se perde');
  await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue(/432,10/);
  expect(await ana.evaluate(() => sessionStorage.getItem('esteto.drafts'))).toBeNull();
});

test('staff choose when a new version starts', async ({ enter }) => {
  const master = await enter('master', '/painel');
  await expect(master.getByRole('heading', { level: 1 })).toBeVisible();
  await kept(master);
  await release(master);
  const update = master.getByRole('button', { name: 'Atualizar agora' });
  await expect(update).toBeVisible();
  await expect(toasts(master)).not.toContainText(NEW_VERSION);
  await startsAgain(master, () => update.click(), master.getByRole('heading', { level: 1 }));
  await expect(update).toHaveCount(0);
});

test('a worker whose file is gone is taken off', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  await kept(ana);
  await ana
    .context()
    .route('**/service-worker.js', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>outra coisa</p>' }));
  await ana.reload();
  await expect.poll(() => ana.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the site can be installed', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, display } = (await manifest.json()) as {
    icons: { src: string; sizes: string }[];
    start_url: string;
    display: string;
  };
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  for (const base of ['', '/app', '/painel', '/gestao'])
    expect((await request.get(`${base}/shell.js`)).headers()['cache-control']).toBe('no-cache');
});
