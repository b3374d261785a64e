import type { App } from '@esteto/domain/identity/route/base-paths';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleIn } from './accessible.ts';
import { type AppAddress, addresses, SEES_MOST } from './addresses.ts';
import { examplePath } from './example-records.ts';
import { fits, standsAtTheBottom } from './fits.ts';
import { watchRest } from './settled.ts';
import { signedIn } from './sign-in.ts';
import { expect, test } from './test.ts';

// Every address of an app's route table, as the person who sees most of it: opened once at a desk in light, and looked at again, as it stands, in the
// width of a phone in dark. Who may not enter is proven without a browser, in tooling/checks.

/** What a finger must hit: doctors work on the phone. */
const LEAST_PX: Record<App, number> = { public: 44, professional: 44, painel: 24, gestao: 24 };

const PHONE = { width: 390, height: 844 };

/** What an address calls for that is refused, which the browser reports as an error. */
const ASKS_IN_VAIN: Record<string, string> = {
  // Not every company of the demo data has a certificate.
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
  '/recuperar-senha/:token': '/recover-password/look',
  '/socio/:token': '/partner-forms/look',
};

/** Which of them opens is said by where the registration of its owner stands: wizard.e2e.ts walks them, and looks at each. */
const IN_THE_WIZARD = /^\/app\/cadastro\//;

export const openEveryAddress = (app: App): void => {
  test.describe(app, () => {
    let context: BrowserContext;
    let walk: Walk;

    test.beforeAll(async ({ browser, playwright, world }) => {
      const who = SEES_MOST[app];
      const storageState = who
        ? await signedIn(playwright.request, world.origin, who, who === 'ana' ? 'Souza Medicina' : undefined)
        : undefined;
      context = await browser.newContext({ baseURL: world.origin, storageState, reducedMotion: 'reduce' });
      walk = await begin(context);
    });
    test.afterAll(() => context.close());

    for (const address of addresses.filter((one) => one.app === app && !IN_THE_WIZARD.test(one.path)))
      test(address.path, () => visit(walk, address));
  });
};

type Walk = {
  page: Page;
  rests: ReturnType<typeof watchRest>;
  /** What the browser complained of since the last address. */
  complaints: string[];
  /** The pages that were loaded with a dialog over them, as from a letter. */
  loaded: Set<string | null>;
};

const begin = async (context: BrowserContext): Promise<Walk> => {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  const page = await context.newPage();
  await page.goto('/manutencao');
  return { page, rests: watchRest(page), complaints, loaded: new Set() };
};

const visit = async (walk: Walk, address: AppAddress): Promise<void> => {
  const { page, rests, complaints } = walk;
  const dialog = page.getByRole('dialog');
  const isDialog = address.kind === 'dialog';
  const part = isDialog ? '[data-dialog]' : undefined;
  const isThere = async () => (await dialog.count()) === Number(isDialog);
  const path = await examplePath(page, address);
  complaints.length = 0;

  const fromALetter = isLoaded(walk, address);
  if (fromALetter) {
    walk.loaded.add(address.parent);
    await page.goto(path);
  } else await open(page, path);
  await rests(isThere);
  await stands(walk, address, path);
  // A table is cards on the phone; a dialog is the same, and its colours in light are those of its blocks.
  if (!isDialog) await expectAccessibleIn('light', page, part);

  await onAPhoneInTheDark(page, async () => {
    await rests(isThere);
    await fits(page);
    if (isDialog) await standsAtTheBottom(page, dialog, LEAST_PX[address.app]);
    await expectAccessibleIn('dark', page, part);
  });

  if (isDialog) {
    if (fromALetter) await isFoundAgain(page, path);
    await closes(walk, address);
  }
  const vain = ASKS_IN_VAIN[address.path];
  expect(
    complaints.filter((text) => !vain || !/ status of 4(?:04|22) /.test(text) || !text.endsWith(vain)),
    'what the browser complains of',
  ).toEqual([]);
};

/** Each page is loaded once: with the first dialog over it, or alone where it has none. All else is opened over what stands, as a link opens it. */
const isLoaded = ({ loaded }: Walk, { kind, path, parent }: AppAddress): boolean =>
  kind === 'dialog' ? !loaded.has(parent) : loaded.size === 0 || !addresses.some((one) => one.parent === path);

const open = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    const state = { idx: idx + 1, key: 'walk', usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
};

/** The heading is there and nothing is cut off; a dialog stands over its page, which is out of reach. */
const stands = async ({ page }: Walk, { kind }: AppAddress, path: string): Promise<void> => {
  await expect(page).toHaveURL(isAt(path));
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).not.toBeEmpty();
  await fits(page);
  if (kind === 'page') return;
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/\S/);
  await expect(page.getByRole('main')).toHaveCount(0);
};

/** The same page as it stands, as a phone at night has it. */
const onAPhoneInTheDark = async (page: Page, look: () => Promise<void>): Promise<void> => {
  const desk = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await look();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(desk);
};

/** A dialog that was closed is there again on the way back. */
const isFoundAgain = async (page: Page, path: string): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(isAt(path));
  await page.goBack();
  await expect(page).toHaveURL(isAt(path));
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Whether an address is of that path: a page may say in its query what it means, as the month that a list is of. */
const isAt =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname === path;

/** The dialog leads to its page, by way of the dialog that it helps if there is one. */
const closes = async ({ page, rests }: Walk, { app, parent }: AppAddress): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const home = await examplePath(page, { app, path: parent ?? '' });
  while (!isAt(home)(new URL(page.url()))) {
    const left = page.url();
    await rests(async () => (await dialog.count()) === 1);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(left);
  }
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
