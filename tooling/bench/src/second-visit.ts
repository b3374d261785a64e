import type { Browser, Page } from 'playwright';
import { SECOND_VISIT_MS } from './bars.ts';
import { signInThere } from './browser.ts';
import type { Figure } from './table.ts';
import { median } from './throughput.ts';

const RUNS = 5;

/** A doctor's second visit, from its begin until the frame of the app is drawn: the shell comes from the service worker, with a network and without. */
export const measureSecondVisit = async (browser: Browser, origin: string): Promise<Figure[]> => {
  const context = await browser.newContext();
  await signInThere(context, origin, 'ana.souza@demo.test');
  const page = await context.newPage();
  await page.addInitScript(watch);
  await firstVisit(page, `${origin}/app`);
  const figures = [figure('com internet', await visits(page))];
  await context.setOffline(true);
  figures.push(figure('sem internet', await visits(page)));
  await context.close();
  return figures;
};

const figure = (name: string, times: number[]): Figure => ({ name, value: median(times), limit: SECOND_VISIT_MS, unit: 'ms' });

/** Runs in the page: `drawn` resolves to the time of the visit at which the frame stood on the screen. */
const watch = () => {
  const drawn = new Promise<number>((resolve) => {
    const look = () => {
      if (!document.querySelector('#conteudo')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true });
  });
  Object.assign(globalThis, { drawn });
};

declare const drawn: Promise<number>;

/** Until the worker rules the page and has kept what it loads. */
const firstVisit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload({ waitUntil: 'networkidle' });
};

const visits = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload();
    times.push(await page.evaluate(() => drawn));
  }
  return times;
};
