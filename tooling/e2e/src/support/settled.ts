import type { Page } from '@playwright/test';
import { expect } from './expect.ts';

/** How many calls and files are on their way to the page, counted from now on. */
const countRequests = (page: Page): (() => number) => {
  const open = new Set<object>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
};

/**
 * Waits until what was asked for stands on the screen: the page's heading, nothing busy, nothing on its way, at two looks one after the other.
 * `is` says what else must be there.
 */
export const watchRest = (page: Page): ((is?: () => Promise<boolean>) => Promise<void>) => {
  const onTheWay = countRequests(page);
  const look = () =>
    page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      busy: document.querySelectorAll('[aria-busy=true]').length,
      fonts: document.fonts.status,
    }));
  return async (is = async () => true) => {
    let former = '';
    await expect
      .poll(
        async () => {
          // A page that is being left cannot be asked.
          const seen = await look().catch(() => null);
          const now = { ...seen, onTheWay: onTheWay(), isThere: await is() };
          const again = JSON.stringify(now) === former;
          former = JSON.stringify(now);
          return { ...now, again };
        },
        { message: 'the screen comes to rest', intervals: [50] },
      )
      .toEqual({ headings: 1, busy: 0, fonts: 'loaded', onTheWay: 0, isThere: true, again: true });
  };
};

/** What the doctor's first page fetches by itself once nothing else goes on: whether there is something to ask, and to tell. */
const BY_ITSELF = ['/api/nps/started-nps', '/api/notices/unread'];

/** All of it has come: neither going offline nor leaving cuts anything in two. */
export const fetchedAll = async (page: Page): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate((awaited) => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        return awaited.filter((part) => !loaded.some((name) => name.includes(part)));
      }, BY_ITSELF),
    )
    .toEqual([]);
};
