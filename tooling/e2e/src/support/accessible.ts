import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** axe finds nothing on the page as it stands, or on a part of it, in light and in dark. */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectAccessibleIn(scheme, page, part);
  }
};

/** The same in the one theme that the page is in. */
export const expectAccessibleIn = async (scheme: Scheme, page: Page, part = 'html'): Promise<void> => {
  await page.evaluate(() => {
    // Cards beyond the screen are not drawn, and keep the colours of the theme before.
    for (const card of document.querySelectorAll<HTMLElement>('li[data-row]')) card.style.contentVisibility = 'visible';
  });
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Nothing here is in a frame: the report needs no page of its own.
    .setLegacyMode(true)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${scheme}: ${id} ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
};
