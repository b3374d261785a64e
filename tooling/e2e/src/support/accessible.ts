import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it stands, or on a part of it, in light and in dark. */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      // Cards beyond the screen are not drawn, and keep the colours of the theme before.
      for (const card of document.querySelectorAll<HTMLElement>('li[data-row]')) card.style.contentVisibility = 'visible';
    });
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual(
      [],
    );
  }
};
