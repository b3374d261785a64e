import type { Page } from 'playwright';
import { BLANK_PIXELS, INTERACTION_MS } from './bars.ts';
import type { Figure } from './table.ts';

/** As a hand that looks for somebody: nearly to the end and up again, two thousand pixels a second. */
const SCROLL = { pixels: 7_000, speed: 2_000 };

type Seen = { blank: number[]; frames: number[]; stop: () => void };
declare const seen: Seen;

/**
 * The month of two hundred people, scrolled by a wheel. The browser moves the picture without asking the page: when the page hears of it, what is in
 * sight and not drawn yet was blank.
 */
export const measureRosterScroll = async (page: Page): Promise<Figure[]> => {
  const box = await page.locator('[data-roster]').boundingBox();
  if (!box) throw new Error('A escala não está à vista.');
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(watch);
  for (const yDistance of [-SCROLL.pixels, SCROLL.pixels]) {
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await devtools.send('Input.synthesizeScrollGesture', { ...from, yDistance, speed: SCROLL.speed, gestureSourceType: 'mouse' });
  }
  await page.waitForTimeout(400);
  const { blank, frames } = await page.evaluate(() => {
    seen.stop();
    return { blank: seen.blank, frames: seen.frames };
  });
  const ordered = frames.toSorted((a, b) => a - b);
  return [
    {
      name: `escala de 200 × 31: quadros em branco, de ${blank.length}`,
      value: blank.filter((pixels) => pixels > 0).length,
      limit: BLANK_PIXELS,
    },
    { name: 'escala de 200 × 31: maior parte em branco', value: Math.max(0, ...blank), limit: BLANK_PIXELS, unit: 'px' },
    {
      name: 'escala de 200 × 31: quadro ao rolar, p95',
      value: ordered[Math.floor(ordered.length * 0.95)] ?? 0,
      limit: INTERACTION_MS.scrollFrame,
      unit: 'ms',
      digits: 1,
    },
  ];
};

/** Runs in the page: before the page itself hears of a scroll it notes how much of what is in sight has no row. */
const watch = () => {
  const state: Seen = { blank: [], frames: [], stop: () => undefined };
  const look = () => {
    const roster = document.querySelector('[data-roster]');
    const rows = [...document.querySelectorAll('[data-roster] .roster-body > .roster-line')].map((row) => row.getBoundingClientRect());
    const head = document.querySelector('[data-roster] .roster-head')?.getBoundingClientRect().bottom ?? 0;
    const body = document.querySelector('[data-roster] .roster-body')?.getBoundingClientRect();
    const sight = roster?.getBoundingClientRect();
    if (!sight || !body) return;
    const [top, bottom] = [Math.max(head, body.top), Math.min(sight.bottom, body.bottom)];
    const [first, last] = [Math.min(...rows.map((row) => row.top)), Math.max(...rows.map((row) => row.bottom))];
    state.blank.push(Math.max(0, first - top) + Math.max(0, bottom - last));
  };
  let last = performance.now();
  let goesOn = true;
  const frame = () => {
    const now = performance.now();
    state.frames.push(now - last);
    last = now;
    if (goesOn) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener('scroll', look, true);
  state.stop = () => {
    goesOn = false;
    removeEventListener('scroll', look, true);
  };
  Object.assign(globalThis, { seen: state });
};
