import { join } from 'node:path';
import type { Page } from 'playwright';

/** Every picture is taken wide and on a phone, light and dark. */
export const SIZES = [
  { size: 'desktop', viewport: { width: 1280, height: 800 } },
  { size: 'phone', viewport: { width: 390, height: 844 } },
] as const;

export type Size = (typeof SIZES)[number];

/** What stands on the page in both themes: it is loaded, and played, once. */
export const takePictures = async (page: Page, folder: string, ...names: string[]): Promise<void> => {
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate((isDark) => {
      document.documentElement.classList.toggle('dark', isDark);
      document.documentElement.classList.toggle('light', !isDark);
    }, scheme === 'dark');
    await page.screenshot({ path: join(folder, `${fileName(...names, scheme)}.png`) });
  }
};

/** 'Notas · com linhas' -> 'notas-com-linhas'. */
export const fileName = (...parts: string[]): string =>
  parts
    .join(' ')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
