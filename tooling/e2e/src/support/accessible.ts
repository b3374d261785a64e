import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect } from './expect.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** As the page knows it, once its source has run there. */
declare const axe: typeof axeCore;

/** Two thirds of a megabyte, where the source that the package exports is one and a half: every page that is loaded reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** axe finds nothing on the page as it stands, or on a part of it, in light and in dark. */
export const expectAccessible = async (page: Page, part = 'html'): Promise<void> => {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await expectAccessibleIn(scheme, page, part);
  }
};

/** Nothing fades in or out and nothing is dimmed until its answer comes: half-way, words have colours that they will not keep. */
const stands = async (page: Page): Promise<void> => {
  const underWay = () =>
    page.evaluate(() => ({
      moves: document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY).length,
      busy: document.querySelectorAll('[aria-busy=true]').length,
    }));
  await expect.poll(underWay, 'the screen comes to rest').toEqual({ moves: 0, busy: 0 });
};

/**
 * The same in the one theme that the page is in. Without axe's own builder: it brings the source twice for each look, and words for every element
 * that is right, which takes longer than the look itself.
 */
export const expectAccessibleIn = async (scheme: Scheme, page: Page, part = 'html'): Promise<void> => {
  await stands(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const failures = await page.evaluate(
    async ({ context, tags }) => {
      // Cards beyond the screen are not drawn, and keep the colours of the theme before.
      for (const card of document.querySelectorAll<HTMLElement>('li[data-row]')) card.style.contentVisibility = 'visible';
      const { violations } = await axe.run(context, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    { context: part, tags: TAGS },
  );
  expect(failures.map((violation) => `${scheme}: ${violation}`)).toEqual([]);
};
