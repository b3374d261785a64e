import { shiftDate } from '@esteto/ui/testing/shift-date';
import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { aheadMs } from './clock.ts';
import { expect } from './expect.ts';
import type { DemoPerson } from './people.ts';
import { signedIn } from './sign-in.ts';
import { openWorlds, type World, type Worlds } from './world.ts';

export { expect };

type Fixtures = {
  /** A server with demo data that no other file of journeys touches. */
  world: World;
  /** Statuses that the test provokes on purpose: the browser reports each such answer as an error of its own. */
  provokes: readonly number[];
  /** Listens for errors in a context; any that was not provoked fails the test. */
  watch: (context: BrowserContext) => void;
  /** A browser of their own for each person, signed in, at `path`. */
  enter: (who: DemoPerson, path: string) => Promise<Page>;
};

type WorkerFixtures = {
  worlds: Worlds;
};

const STARTED_WITHIN_MS = 180_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  worlds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first argument which fixtures are wanted: none
    async ({}, use) => {
      const worlds = await openWorlds();
      await use(worlds);
      await worlds.stop();
    },
    { scope: 'worker', timeout: STARTED_WITHIN_MS },
  ],
  world: [async ({ worlds }, use, { file }) => use(await worlds.of(file)), { timeout: STARTED_WITHIN_MS }],
  browser: [async ({ browser }, use) => use(onTheDay(browser)), { scope: 'worker' }],
  baseURL: async ({ world }, use) => use(world.origin),
  provokes: [[], { option: true }],
  watch: async ({ provokes }, use) => {
    const errors: string[] = [];
    await use((context) => {
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error' && !isProvoked(message.text(), provokes)) errors.push(message.text());
      });
    });
    expect(errors, 'errors in the console').toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    watch(context);
    await use(context);
  },
  enter: async ({ browser, playwright, baseURL, watch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who, path) => {
      const context = await browser.newContext({ storageState: await signedIn(playwright.request, baseURL ?? '', who, lastCompany[who]) });
      contexts.push(context);
      watch(context);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Every page that the browser opens is in the day of the journeys. */
const onTheDay = (browser: Browser): Browser => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(shiftDate, aheadMs());
    return context;
  };
  return browser;
};

/** Ana has three; the journeys are about the one with hospitals. */
const lastCompany: Partial<Record<DemoPerson, string>> = { ana: 'Souza Medicina' };

/** Provoked by going offline: no answer at all. */
export const NO_ANSWER = 0;

const isProvoked = (text: string, statuses: readonly number[]): boolean =>
  statuses.some((status) =>
    text.startsWith(
      `Failed to load resource: ${status === NO_ANSWER ? 'net::ERR_INTERNET_DISCONNECTED' : `the server responded with a status of ${status}`}`,
    ),
  );
