import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The page alone, as it stands before its scripts have come. */
const withoutScripts = async (page: Page, path: string): Promise<void> => {
  // The page before is gone: a part of it that comes only now would be empty, and fail.
  await page.goto('about:blank');
  // Kept by nobody: the page that has its scripts again would otherwise find an empty one among what the browser remembers.
  const empty = { contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body: '' };
  await page.route('**/assets/*.js', (route) => route.fulfill(empty));
  await page.goto(path);
};

const wholePage = async (page: Page): Promise<void> => {
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const boxOf = async (page: Page, part: string) => {
  const box = await page.locator(part).boundingBox();
  return box && [box.x, box.y, box.width, box.height].map(Math.round);
};

test('the first load shows where the menu will stand, and nothing of it moves when the app comes', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  await withoutScripts(ana, '/app/faturamento/contas-a-receber');
  const rail = await boxOf(ana, '.first-rail');
  const mark = await boxOf(ana, '.first-rail svg');
  expect(await boxOf(ana, '.first-bar')).toBeNull();
  await ana.setViewportSize({ width: 390, height: 844 });
  const bar = await boxOf(ana, '.first-bar');
  expect(await boxOf(ana, '.first-rail')).toBeNull();

  await wholePage(ana);
  await expect(ana.locator('.first-menu')).toHaveCount(0);
  await expect.poll(() => boxOf(ana, 'nav[aria-label=Principal]')).toEqual(bar);
  await ana.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => boxOf(ana, 'aside')).toEqual(rail);
  await expect.poll(() => boxOf(ana, 'aside svg >> nth=0')).toEqual(mark);

  await ana.getByRole('button', { name: 'Encolher o menu' }).click();
  await expect.poll(() => boxOf(ana, 'aside')).toEqual([0, 0, 64, 800]);
  await withoutScripts(ana, '/app');
  await expect.poll(() => boxOf(ana, '.first-rail')).toEqual([0, 0, 64, 800]);
});

test('who is not signed in sees no menu, and the public page has none', async ({ page }) => {
  await withoutScripts(page, '/');
  await expect(page.locator('.first-menu')).toHaveCount(0);
  await page.goto('/app');
  await expect(page.locator('.first-menu')).toBeHidden();
});
