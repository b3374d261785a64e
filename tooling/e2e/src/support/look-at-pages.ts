import { shiftDate } from '@esteto/ui/testing/shift-date';
import { type Browser, request } from 'playwright';
import { type AppAddress, addresses, SEES_MOST } from './addresses.ts';
import { aheadMs, beginDay } from './clock.ts';
import { examplePath } from './example-records.ts';
import { fileName, SIZES, type Size, takePictures } from './look-sizes.ts';
import type { DemoPerson } from './people.ts';
import { watchRest } from './settled.ts';
import { signedIn } from './sign-in.ts';
import { openWorlds } from './world.ts';

/** Pictures of every page and dialog, by whom it is seen, on the real server with its demo data; how many there are. Wants the apps built. */
export const lookAtPages = async (browser: Browser, folder: string, wanted: string): Promise<number> => {
  beginDay();
  const worlds = await openWorlds();
  try {
    const { origin } = await worlds.of('look');
    const named = addresses.filter((address) => fileName(nameOf(address)).includes(fileName(wanted)));
    let count = 0;
    for (const size of SIZES) for (const address of named) count += await picture(browser, origin, folder, address, size);
    return count;
  } finally {
    await worlds.stop();
  }
};

const nameOf = ({ app, path }: AppAddress): string => `${SEES_MOST[app] ?? 'anyone'} ${path}`;

const states = new Map<DemoPerson, Awaited<ReturnType<typeof signedIn>>>();

const stateOf = async (who: DemoPerson, origin: string) => {
  const state = states.get(who) ?? (await signedIn(request, origin, who, who === 'ana' ? 'Souza Medicina' : undefined));
  states.set(who, state);
  return state;
};

const picture = async (
  browser: Browser,
  baseURL: string,
  folder: string,
  address: AppAddress,
  { size, viewport }: Size,
): Promise<number> => {
  const who = SEES_MOST[address.app];
  const storageState = who ? await stateOf(who, baseURL) : undefined;
  const context = await browser.newContext({ baseURL, storageState, viewport, locale: 'pt-BR', reducedMotion: 'reduce' });
  await context.addInitScript(shiftDate, aheadMs());
  const page = await context.newPage();
  await page.goto('/manutencao');
  const rests = watchRest(page);
  await page.goto(await examplePath(page, address));
  await rests(async () => (await page.getByRole('dialog').count()) === Number(address.kind === 'dialog'));
  const count = await takePictures(page, folder, nameOf(address), size);
  await context.close();
  return count;
};
