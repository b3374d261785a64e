import type { Browser, Page } from 'playwright';
import { INTERACTION_MS } from './bars.ts';
import { launch } from './browser.ts';
import { measureRosterScroll } from './roster-scroll.ts';
import { serveStorybook } from './storybook.ts';
import type { Figure } from './table.ts';
import { median } from './throughput.ts';

const PORT = 3795;
const SLOWDOWN = 4;
/** Nothing that is measured here may take longer. */
const ANSWER_MS = 15_000;
/** Between two acts: what the former one left to do is done. */
const STILL_MS = 400;

/** What a hand feels: ten thousand rows ordered, searched and scrolled, and a key in a form of sixty fields, from the key to the next picture. */
export const measureInteractions = async (): Promise<Figure[]> => {
  const storybook = await serveStorybook(PORT);
  const browser = await launch();
  try {
    const table = await slowPage(browser, storybook.urlOf('padrões-lista-dez-mil-linhas--in-browser'), '[data-row]');
    const sorts = await sortTimes(table);
    const keys = await keyTimes(table, 'input[type=search]', NARROW_AND_WIDEN, '[data-row]');
    const frames = await frameTimes(table);
    const form = await slowPage(browser, storybook.urlOf('padrões-formulário-sessenta-campos--typing'), 'input[name=field_1]');
    const formKeys = await keyTimes(form, 'input[name=field_1]', [...WORDS], null);
    const roster = await slowPage(browser, storybook.urlOf('blocos-escala--full-month'), '.roster-item');
    const schedule = await measureRosterScroll(roster);
    const empty = await slowed(await emptyPage(browser));
    const least = { key: median(await keyTimes(empty, 'input', [...WORDS], null)), frame: percentile(await frameTimes(empty), 0.95) };
    return [
      figure('10 mil linhas: ordenar por um texto, a primeira vez', sorts[0] ?? 0, INTERACTION_MS.sortText),
      figure('10 mil linhas: ordenar por um texto, depois', median(sorts.slice(1)), INTERACTION_MS.sortText),
      figure('10 mil linhas: tecla no filtro, mediana', median(keys), INTERACTION_MS.filterKey),
      figure('10 mil linhas: quadro ao rolar, p95', percentile(frames, 0.95), INTERACTION_MS.scrollFrame),
      figure('60 campos: tecla, mediana', median(formKeys), INTERACTION_MS.formKey),
      ...schedule,
      figure('esta máquina, página vazia: quadro ao rolar, p95', least.frame, INTERACTION_MS.scrollFrame),
      figure('esta máquina, página vazia: tecla, mediana', least.key, INTERACTION_MS.formKey),
    ];
  } finally {
    await browser.close();
    await storybook.stop();
  }
};

const figure = (name: string, value: number, limit: Figure['limit']): Figure => ({ name, value, limit, unit: 'ms', digits: 1 });

const percentile = (values: number[], share: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const WORDS = 'Hospital Sao Lucas de Vila Mariana';

/** The story, ready and still, on a slow processor. */
const slowPage = async (browser: Browser, url: string, ready: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  return slowed(page);
};

/** What takes time here is the browser and the machine: no page can be quicker. */
const emptyPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent('<input type="search"><div style="height: 400000px"></div>');
  return page;
};

const slowed = async (page: Page): Promise<Page> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(watch);
  return page;
};

type Watched = { until: string | null; times: number[] };

declare const watched: Watched;

/**
 * Runs in the page and stays silent while it measures: after each key or press it notes how long it took until the first `until` had another text
 * (or, without one, at once) and the picture was there.
 */
const watch = () => {
  const state: Watched = { until: null, times: [] };
  const begin = () => {
    const from = performance.now();
    const drawn = () => requestAnimationFrame(() => setTimeout(() => state.times.push(performance.now() - from)));
    const { until } = state;
    if (until === null) return drawn();
    const before = document.querySelector(until)?.textContent;
    const observer = new MutationObserver(() => {
      if (document.querySelector(until)?.textContent === before) return;
      observer.disconnect();
      drawn();
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return undefined;
  };
  addEventListener('keydown', begin, true);
  addEventListener('pointerdown', begin, true);
  Object.assign(globalThis, { watched: state });
};

/** The time of each act. Nothing is asked of the page meanwhile: what is asked would be measured with it. */
const timesOf = async (page: Page, until: string | null, acts: readonly (() => Promise<void>)[]): Promise<number[]> => {
  await page.evaluate((selector) => Object.assign(watched, { until: selector, times: [] }), until);
  for (const [index, act] of acts.entries()) {
    await act();
    for (let waited = 0; ; waited += STILL_MS) {
      await page.waitForTimeout(STILL_MS);
      if ((await page.evaluate(() => watched.times.length)) > index) break;
      if (waited > ANSWER_MS) throw new Error(`Sem resposta em ${ANSWER_MS / 1000} s.`);
    }
  }
  return page.evaluate(() => watched.times);
};

/** Up, down, up … of a column whose texts are all different. The mouse is there already, as a person's is. */
const sortTimes = async (page: Page): Promise<number[]> => {
  const box = await page.getByRole('columnheader', { name: 'Tomador' }).getByRole('button').boundingBox();
  if (!box) throw new Error('A coluna não está à vista.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(STILL_MS);
  const press = async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
  return timesOf(
    page,
    '[data-row]',
    Array.from({ length: 7 }, () => press),
  );
};

/** The first row by name is a 'Clínica', and no word of it has an 'h': each of these keys changes it. */
const NARROW_AND_WIDEN = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 'h' : 'Backspace'));

/** One time per key: with `until` till the rows have changed, else till the next picture. */
const keyTimes = async (page: Page, input: string, keys: readonly string[], until: string | null): Promise<number[]> => {
  await page.locator(input).click();
  await page.waitForTimeout(STILL_MS);
  return timesOf(
    page,
    until,
    keys.map((key) => () => page.keyboard.press(key)),
  );
};

const frameTimes = async (page: Page): Promise<number[]> => {
  await page.locator('input[type=search]').fill('');
  await page.waitForTimeout(1_000);
  return page.evaluate(async () => {
    const times: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let frame = 0; frame < 240; frame += 1) {
      scrollBy(0, 60);
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  });
};
