import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumOptions } from './support/chromium.ts';
import { lookAtPages } from './support/look-at-pages.ts';
import { lookAtStories } from './support/look-at-stories.ts';

/**
 * `pnpm look`: pictures of every page, dialog and story in `look/`, wide and on a phone, light and dark, so that a change to the looks is seen at
 * one glance. `pnpm look stories Agenda` takes only what is named so; `pages` and `stories` alone take that half.
 */
const [half, wanted = ''] = process.argv.slice(2);
if (half !== undefined && half !== 'pages' && half !== 'stories') throw new Error('pnpm look [pages | stories [parte do nome]]');

const OUT = join(import.meta.dirname, '../../../look');

const folderFor = (kind: string): string => {
  const folder = join(OUT, kind);
  if (wanted === '') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
};

const browser = await chromium.launch(chromiumOptions);
try {
  const stories = half === 'pages' ? 0 : await lookAtStories(browser, folderFor('stories'), wanted);
  const pages = half === 'stories' ? 0 : await lookAtPages(browser, folderFor('pages'), wanted);
  console.log(`${stories + pages} imagens em look/`);
} finally {
  await browser.close();
}
