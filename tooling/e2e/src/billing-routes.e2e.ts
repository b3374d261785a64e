import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled, type Invoice, newClient, newInvoice } from './support/api.ts';
import { OTHER_APP, type Refusal, type Route, routes, type Scene, type Sight, WHO, type Who } from './support/billing-routes.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// Every address of billing, opened by each kind of person: wide, and again on a phone (both projects run this file). The screens stand side by
// side with what may be done on them in support/billing-routes.ts.

// Somebody else's invoice is not found.
test.use({ provokes: [404] });
test.describe.configure({ timeout: 240_000 });

const HOME: Record<Who, string> = {
  doctor: '/app',
  employee: '/app',
  analyst: '/painel',
  master: '/painel',
  manager: '/gestao/notas-fiscais',
};

/** Who sees the most of each app: the others see parts of it. */
const SEES_MOST: readonly Who[] = ['doctor', 'master', 'manager'];

for (const who of ['doctor', 'employee', 'analyst', 'master', 'manager'] as const)
  test(`what the ${who} finds at every address of billing`, async ({ enter }) => {
    const scene = await sceneOf(enter);
    const page = await enter(WHO[who], '/manutencao');
    for (const route of routes) {
      const found = route.finds[who] ?? OTHER_APP;
      await test.step(route.path, async () => {
        await page.goto(route.at(scene));
        if (found.kind === 'refusal') await refused(page, found, HOME[who]);
        else await seen(page, route, found, scene, who);
      });
    }
  });

const refused = async (page: Page, { message }: Refusal, home: string): Promise<void> => {
  await expect(toasts(page)).toContainText(message);
  await expect(page).toHaveURL(home);
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const seen = async (page: Page, route: Route, { kind, name, says, may }: Sight, scene: Scene, who: Who): Promise<void> => {
  const told = (text: Sight['name']) => (typeof text === 'string' ? text : text(scene));
  const isPhone = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const place = kind === 'dialog' ? page.getByRole('dialog', { name: told(name) }) : page.getByRole('main');
  if (kind === 'page') await expect(page.getByRole('heading', { level: 1, name: told(name) })).toBeVisible();
  await expect(place).toContainText(told(says));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // What stands behind a dialog is out of everybody's reach.
  if (kind === 'dialog') await expect(page.getByRole('main')).toHaveCount(0);

  const others = Object.values(route.finds).flatMap((sight) => (sight.kind === 'refusal' ? [] : sight.may));
  await offers(
    place,
    may,
    [...new Set(others)].filter((action) => !may.includes(action)),
  );
  await fits(page);
  if (isPhone && SEES_MOST.includes(who)) await expectAccessible(page, kind === 'dialog' ? '[data-dialog]' : undefined);
  if (kind === 'page') return;

  if (isPhone) await standsAtTheBottom(page, place, may);
  await (isPhone ? place.getByRole('button', { name: 'Fechar' }).tap() : page.keyboard.press('Escape'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(route.behind ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const actionCalled = (place: Locator, name: string): Locator =>
  place.getByRole('button', { name, exact: true }).or(place.getByRole('link', { name, exact: true }));

/** What stands on the screen, and what the rows keep in their menus. */
const offers = async (place: Locator, may: readonly string[], not: readonly string[]): Promise<void> => {
  const inMenus: string[] = [];
  for (const menu of await place.locator('[data-row]').getByRole('button', { name: 'Ações', exact: true }).all())
    inMenus.push(...(await itemsOf(menu)));
  for (const action of may.filter((one) => !inMenus.includes(one))) await expect(actionCalled(place, action).first()).toBeVisible();
  for (const action of not) {
    await expect(actionCalled(place, action)).toHaveCount(0);
    expect(inMenus).not.toContain(action);
  }
};

const itemsOf = async (menu: Locator): Promise<string[]> => {
  await menu.click();
  const items = menu.page().getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const names = await items.allInnerTexts();
  await menu.page().keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  return names;
};

/** Nothing is wider than the screen, and no words stand beside it. */
const fits = async (page: Page): Promise<void> => {
  const beyond = await page.evaluate(() => {
    const isCutOff = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOut = width > 1 && (right > innerWidth + 1 || left < -1);
      return isOut && element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    };
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      words: [...document.querySelectorAll('main *, [data-dialog] *')].filter(isCutOff).map((element) => element.textContent),
    };
  });
  expect(beyond.wide).toBeLessThanOrEqual(0);
  expect(beyond.words).toEqual([]);
};

/** A sheet as wide as the phone, whose cross and main action a thumb can reach: 44 px for doctors, whose phone is their desk, 24 px for the others. */
const standsAtTheBottom = async (page: Page, dialog: Locator, may: readonly string[]): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const sheet = await dialog.boundingBox();
      return sheet && { x: sheet.x, width: sheet.width, bottom: Math.round(sheet.y + sheet.height) };
    })
    .toEqual({ x: 0, width, bottom: height });
  const least = new URL(page.url()).pathname.startsWith('/app') ? 44 : 24;
  const [main] = may;
  for (const button of [dialog.getByRole('button', { name: 'Fechar' }), ...(main === undefined ? [] : [actionCalled(dialog, main)])]) {
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(least);
  }
};

/** Made by the first of the tests, for all of them. */
let scene: Scene | undefined;

const sceneOf = async (enter: (who: (typeof WHO)[Who], path: string) => Promise<Page>): Promise<Scene> => {
  if (scene) return scene;
  const [ana, carla, master] = [await enter('ana', '/app'), await enter('carla', '/app'), await enter('master', '/painel')];
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const asked = await newInvoice(ana, company_id, client.id);
  const own = await newInvoice(carla, company_id, client.id);
  const { id, version } = await newInvoice(carla, company_id, client.id);
  const number = String(Date.now());
  const issued = await ask<Invoice>(master, 'POST', `admin/invoices/${id}/issue`, { number, verification_code: 'ROTAS-1', version });
  scene = { company_id, client, asked, own, issued };
  return scene;
};
