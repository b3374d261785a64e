import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, request } from 'playwright';
import { dataFolder } from './data-folder.ts';
import { fileName, SIZES, type Size, takePictures } from './look-sizes.ts';
import { signedIn } from './sign-in.ts';
import { type Stop, settled, stops } from './stops.ts';

const PORT = 3791;
const baseURL = `http://localhost:${PORT}`;
const ROOT = join(import.meta.dirname, '../../../..');

/** Pictures of every page and dialog, by whom it is seen, on the real server with its demo data; how many there are. Wants the apps built. */
export const lookAtPages = async (browser: Browser, folder: string, wanted: string): Promise<number> => {
  const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORT), ESTETO_DATA_DIR: dataFolder(), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await ready();
    const named = stops.filter((stop) => fileName(nameOf(stop)).includes(fileName(wanted)));
    const states = new Map<Stop['who'], SignedIn>();
    let taken = 0;
    for (const size of SIZES) for (const stop of named) taken += await picture(browser, folder, stop, size, states);
    return taken;
  } finally {
    const stopped = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await stopped;
  }
};

const nameOf = ({ who, name }: Stop): string => `${who ?? 'anyone'} ${name}`;

type SignedIn = Awaited<ReturnType<typeof signedIn>> | undefined;

const picture = async (
  browser: Browser,
  folder: string,
  stop: Stop,
  { size, viewport }: Size,
  states: Map<Stop['who'], SignedIn>,
): Promise<number> => {
  const { who, at, dialog = false } = stop;
  if (who && !states.has(who)) states.set(who, await signedIn(request, baseURL, who, who === 'ana' ? 'Souza Medicina' : undefined));
  const context = await browser.newContext({
    baseURL,
    storageState: states.get(who),
    viewport,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/manutencao');
  await page.goto(await at(page));
  await settled(page, dialog);
  const taken = await takePictures(page, folder, nameOf(stop), size);
  await context.close();
  return taken;
};

const ready = async (): Promise<void> => {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${baseURL}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(500);
  }
  throw new Error('the server did not start within two minutes');
};
