import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/**
 * Nothing is wider than the screen, no words stand beside it, and no status is cut in its table, once it has come to rest. A board scrolls sideways
 * by itself, and the keyboard reaches it.
 */
export const fits = async (page: Page): Promise<void> => {
  const beyond = () =>
    page.evaluate(() => {
      const isCutOff = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const onBoard = element.closest('[role=group][tabindex="0"]');
        const isOut = !onBoard && width > 1 && (right > innerWidth + 1 || left < -1);
        return (
          isOut && element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
        );
      };
      return {
        wide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
        badges: [...document.querySelectorAll('td:has([data-status])')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
        words: [...document.querySelectorAll('main *, [data-dialog] *')].filter(isCutOff).map((element) => element.textContent),
      };
    });
  await expect.poll(beyond).toEqual({ wide: 0, badges: [], words: [] });
};

/** A sheet at the bottom, as wide as the phone, whose cross and footer a thumb can reach; `least` is how high what is tapped must be. */
export const standsAtTheBottom = async (page: Page, dialog: Locator, least: number): Promise<void> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const sheet = await dialog.boundingBox();
      return sheet && { x: sheet.x, width: sheet.width, bottom: Math.round(sheet.y + sheet.height) };
    })
    .toEqual({ x: 0, width, bottom: height });
  const reached = [
    dialog.getByRole('button', { name: 'Fechar' }).first(),
    ...(await dialog.locator('[data-dialog-footer] > :is(a, button)').all()),
  ];
  for (const button of reached) {
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(least);
  }
};
