import { serveStorybook } from '@esteto/bench/storybook';
import type { Browser, Page } from 'playwright';
import { fileName, SIZES, type Size, takePictures } from './look-sizes.ts';

const PORT = 3796;
/** Pages side by side: a picture waits more than it works. */
const LANES = 3;
/** A story that never comes to rest (it shows waiting) is taken as it is then. */
const REST_MS = 5_000;

type Story = { id: string; title: string; name: string; type: string };

/** Pictures of every story as it stands when its play has ended; how many there are. */
export const lookAtStories = async (browser: Browser, folder: string, wanted: string): Promise<number> => {
  const storybook = await serveStorybook(PORT);
  try {
    const stories = (await storybook.stories()).filter(({ title, name }) => fileName(title, name).includes(fileName(wanted)));
    let count = 0;
    for (const size of SIZES) count += await pictures(browser, folder, size, stories, storybook.urlOf);
    return count;
  } finally {
    await storybook.stop();
  }
};

const pictures = async (
  browser: Browser,
  folder: string,
  { size, viewport }: Size,
  stories: readonly Story[],
  urlOf: (id: string) => string,
): Promise<number> => {
  // One context for all: the stories share the browser's cache. What a story stores is left out of the next.
  const context = await browser.newContext({ viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.clear());
  const left = stories.values();
  let count = 0;
  const lane = async () => {
    for (const { id, title, name } of left) {
      const page = await context.newPage();
      try {
        await page.goto(urlOf(id));
        await atRest(page);
        const both = await takePictures(page, folder, title, name, size);
        count += both;
      } catch (error) {
        // One that cannot be taken does not keep the others from being seen.
        process.exitCode = 1;
        console.error(`${title}, ${name}: ${String(error)}`);
      }
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await context.close();
  return count;
};

const atRest = async (page: Page): Promise<void> => {
  const isOver = () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } };
    return /^(?:finished|completed|errored|aborted)$/.test(preview?.currentRender?.phase ?? '');
  };
  await page.waitForFunction(isOver, undefined, { timeout: REST_MS }).catch(() => null);
  // A part that is loaded late may still be on its way when there is no play to wait for it.
  await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => null);
  await page.evaluate(() => document.fonts.ready);
};
