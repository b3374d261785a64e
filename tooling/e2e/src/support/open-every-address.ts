import type { App } from '@esteto/domain/route/base-paths';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleIn } from './accessible.ts';
import { type AppAddress, addresses, SEES_MOST } from './addresses.ts';
import { examplePath } from './example-records.ts';
import { fits, standsAtTheBottom } from './fits.ts';
import { watchRest } from './settled.ts';
import { signedIn } from './sign-in.ts';
import { expect, test } from './test.ts';

// Every address of an app's route table, as the person who sees most of it: all of them at a desk in light, where a dialog is also looked at in the
// width of a phone; the pages on a phone in dark (both projects run these files). It is reached inside the app, and loaded anew at the desk. Who may
// not enter is proven without a browser, in tooling/checks.

/** The tests that the phone's project leaves out. */
const AT_A_DESK = '@desk';

/** What a finger must hit: doctors work on the phone. */
const LEAST_PX: Record<App, number> = { public: 44, professional: 44, painel: 24, gestao: 24 };

const PHONE = { width: 390, height: 844 };

/** What an address calls for that is refused, which the browser reports as an error. */
const ASKS_IN_VAIN: Record<string, string> = {
  // The companies of the demo data have no certificate yet.
  '/painel/faturamento/contas-a-receber/nota/:accountId/certificado': '/certificate',
  '/painel/medicos/certificado-digital/empresas/empresa/:companyId/certificado': '/certificate',
  '/painel/medicos/certificado-digital/medicos/medico/:userId/certificado': '/certificate',
  // A link that nobody was sent.
  '/confirmar-email/:token': '/signups/confirm',
  '/convite/:token': '/invites/look',
  '/convite-gestor/:token': '/group-managers/look',
  '/convite-credenciamento/:token': '/accreditation-invites/look',
  '/nps/resposta/:token': '/nps/look',
  '/proposta/:token': '/proposals/look',
  '/socio/:token': '/partner-forms/look',
};

/** Which of them opens is said by where the registration of its owner stands: wizard.e2e.ts walks them, and looks at each. */
const IN_THE_WIZARD = /^\/app\/cadastro\//;

export const openEveryAddress = (app: App): void => {
  test.describe(app, () => {
    let context: BrowserContext;
    let walk: Walk;

    test.beforeAll(async ({ browser, playwright, world }, { project }) => {
      const who = SEES_MOST[app];
      const storageState = who
        ? await signedIn(playwright.request, world.origin, who, who === 'ana' ? 'Souza Medicina' : undefined)
        : undefined;
      const isPhone = project.use.hasTouch === true;
      context = await browser.newContext({
        baseURL: world.origin,
        storageState,
        colorScheme: isPhone ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      walk = await begin(context, isPhone);
    });
    test.afterAll(() => context.close());

    for (const address of addresses.filter((one) => one.app === app && !IN_THE_WIZARD.test(one.path)))
      test(address.path, { tag: address.kind === 'dialog' ? AT_A_DESK : [] }, () => visit(walk, address));
  });
};

type Walk = {
  page: Page;
  isPhone: boolean;
  rests: ReturnType<typeof watchRest>;
  /** What the browser complained of since the last address. */
  complaints: string[];
};

const begin = async (context: BrowserContext, isPhone: boolean): Promise<Walk> => {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  const page = await context.newPage();
  await page.goto('/manutencao');
  return { page, isPhone, rests: watchRest(page), complaints };
};

const visit = async (walk: Walk, address: AppAddress): Promise<void> => {
  const { page, isPhone, rests, complaints } = walk;
  const dialog = page.getByRole('dialog');
  const isDialog = address.kind === 'dialog';
  const isThere = async () =>
    (await dialog.count()) === Number(isDialog) && (isDialog || (await page.locator('h1[data-former]').count()) === 0);
  const path = await examplePath(page, address);
  complaints.length = 0;

  await go(page, address.app, path);
  await rests(isThere);
  await stands(walk, address, path);
  await expectAccessibleIn(isPhone ? 'dark' : 'light', page, isDialog ? '[data-dialog]' : undefined);

  if (!isPhone) {
    await page.reload();
    await rests(isThere);
    await stands(walk, address, path);
  }
  if (isDialog) {
    await standsOnAPhone(walk, address);
    await closes(walk, address, path);
  }
  const vain = ASKS_IN_VAIN[address.path];
  expect(
    complaints.filter((text) => !vain || !/ status of 4(?:04|22) /.test(text) || !text.endsWith(vain)),
    'what the browser complains of',
  ).toEqual([]);
};

/** Inside the app, as a link leads there; from another app by loading it. */
const go = async (page: Page, app: App, path: string): Promise<void> => {
  const isInside = await page.evaluate((wanted) => document.body.dataset['walked'] === wanted, app);
  if (!isInside) {
    await page.goto(path);
    await page.evaluate((name) => void (document.body.dataset['walked'] = name), app);
    return;
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['former'] = '';
    const { idx } = history.state as { idx: number };
    const state = { usr: null, key: crypto.randomUUID(), idx: idx + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
};

/** The heading is there and nothing is cut off; a dialog stands over its page, which is out of reach. */
const stands = async ({ page }: Walk, { kind }: AppAddress, path: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toBeEmpty();
  await fits(page);
  if (kind === 'page') return;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/\S/);
  await expect(page.getByRole('main')).toHaveCount(0);
};

/** The same dialog as a phone has it: nothing is cut off, and a thumb reaches what it must. */
const standsOnAPhone = async ({ page }: Walk, { app }: AppAddress): Promise<void> => {
  const desk = page.viewportSize();
  await page.setViewportSize(PHONE);
  await fits(page);
  await standsAtTheBottom(page, page.getByRole('dialog'), LEAST_PX[app]);
  if (desk) await page.setViewportSize(desk);
};

/** The dialog leads to its page, by way of the dialog that it helps if there is one, and the way back leads to the dialog. */
const closes = async ({ page, rests }: Walk, { parent }: AppAddress, path: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const close = () => page.keyboard.press('Escape');
  await close();
  await expect(page).not.toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(dialog).toBeVisible();
  while (page.url() !== new URL(parent ?? '', page.url()).href) {
    const left = page.url();
    await rests(async () => (await dialog.count()) === 1);
    await close();
    await expect(page).not.toHaveURL(left);
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
