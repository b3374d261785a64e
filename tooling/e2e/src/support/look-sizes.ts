import { join } from 'node:path';
import type { Page } from 'playwright';

/** Every picture is taken wide and on a phone, light and dark. */
export const SIZES = [
  { size: 'desktop', viewport: { width: 1280, height: 800 } },
  { size: 'phone', viewport: { width: 390, height: 844 } },
] as const;

export type Size = (typeof SIZES)[number];

const SCHEMES = ['light', 'dark'] as const;

/** What stands on the page in both themes: it is loaded, and played, once. Says how many pictures it took. */
export const takePictures = async (page: Page, folder: string, ...names: string[]): Promise<number> => {
  // Colours that pass from one theme to the other would be taken on their way. A sheet of this kind is free of the page's rules on styles.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition-property: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  for (const scheme of SCHEMES) {
    await page.evaluate((isDark) => {
      document.documentElement.classList.toggle('dark', isDark);
      document.documentElement.classList.toggle('light', !isDark);
    }, scheme === 'dark');
    await page.screenshot({ path: join(folder, `${fileName(...names, scheme)}.png`) });
  }
  return SCHEMES.length;
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
