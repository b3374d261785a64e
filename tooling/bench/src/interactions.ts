import type { Browser, Page } from 'playwright';
import { INTERACTION_MS } from './bars.ts';
import { launch } from './browser.ts';
import { serveStorybook } from './storybook.ts';
import type { Figure } from './table.ts';
import { median } from './throughput.ts';

const PORT = 3795;
const SLOWDOWN = 4;
/** Nothing that is measured here may take longer. */
const ANSWER_MS = 15_000;

/** What a hand feels: ten thousand rows ordered, searched and scrolled, and a key in a form of sixty fields, from the key to the next picture. */
export const measureInteractions = async (): Promise<Figure[]> => {
  const storybook = await serveStorybook(PORT);
  const browser = await launch();
  try {
    const table = await slowPage(browser, storybook.urlOf('padrões-lista--in-browser'), '[data-row]');
    const sorts = await sortTimes(table);
    const keys = await keyTimes(table, 'input[type=search]', NARROW_AND_WIDEN, '[data-row]');
    const frames = await frameTimes(table);
    const form = await slowPage(browser, storybook.urlOf('padrões-formulário-sessenta-campos--typing'), 'input[name=field_1]');
    const formKeys = await keyTimes(form, 'input[name=field_1]', [...WORDS], null);
    const empty = await slowed(await emptyPage(browser));
    const least = { key: median(await keyTimes(empty, 'input', [...WORDS], null)), frame: percentile(await frameTimes(empty), 0.95) };
    return [
      figure('10 mil linhas: ordenar por um texto, a primeira vez', sorts[0] ?? 0, INTERACTION_MS.sortText),
      figure('10 mil linhas: ordenar por um texto, depois', median(sorts.slice(1)), INTERACTION_MS.sortText),
      figure('10 mil linhas: tecla no filtro, mediana', median(keys), INTERACTION_MS.filterKey),
      figure('10 mil linhas: quadro ao rolar, p95', percentile(frames, 0.95), INTERACTION_MS.scrollFrame),
      figure('60 campos: tecla, mediana', median(formKeys), INTERACTION_MS.formKey),
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

type Watch = { from: number; until: string | null; told: ((ms: number) => void) | null };

/** Runs in the page: `measured(selector)` answers how long after the next click or key the first `selector` has another text and is drawn. */
const watch = () => {
  const state: Watch = { from: 0, until: null, told: null };
  const drawn = () => requestAnimationFrame(() => setTimeout(() => state.told?.(performance.now() - state.from)));
  const begin = () => {
    state.from = performance.now();
    const { until } = state;
    if (until === null) return drawn();
    const before = document.querySelector(until)?.textContent;
    const look = () => {
      if (document.querySelector(until)?.textContent === before) return;
      observer.disconnect();
      drawn();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return undefined;
  };
  addEventListener('keydown', begin, true);
  addEventListener('pointerdown', begin, true);
  Object.assign(globalThis, {
    measured: (until: string | null) =>
      new Promise<number>((told) => {
        Object.assign(state, { until, told });
      }),
  });
};

declare const measured: (until: string | null) => Promise<number>;

const timeOf = async (page: Page, act: () => Promise<void>, until: string | null): Promise<number> => {
  const time = page.evaluate((selector) => measured(selector), until);
  await act();
  const late = page.waitForTimeout(ANSWER_MS).then(() => {
    throw new Error(`Sem resposta em ${ANSWER_MS / 1000} s.`);
  });
  return Promise.race([time, late]);
};

/** Up, down, up … of a column whose texts are all different. */
const sortTimes = async (page: Page): Promise<number[]> => {
  const button = page.getByRole('columnheader', { name: 'Tomador' }).getByRole('button');
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    times.push(await timeOf(page, () => button.click(), '[data-row]'));
    await page.waitForTimeout(400);
  }
  return times;
};

/** The first row by name is a 'Clínica', and no word of it has an 'h': each of these keys changes it. */
const NARROW_AND_WIDEN = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 'h' : 'Backspace'));

/** One time per key: with `until` till the rows have changed, else till the next picture. */
const keyTimes = async (page: Page, input: string, keys: readonly string[], until: string | null): Promise<number[]> => {
  await page.locator(input).click();
  const times: number[] = [];
  for (const key of keys) {
    times.push(await timeOf(page, () => page.keyboard.press(key), until));
    await page.waitForTimeout(150);
  }
  return times;
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
