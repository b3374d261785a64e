/** `pnpm look`: pictures of every page and dialog of the slice in `look/`, so that a change to the looks is seen at one glance. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, request } from 'playwright';
import { chromiumOptions } from './support/chromium.ts';
import { dataFolder } from './support/data-folder.ts';
import { signedIn } from './support/sign-in.ts';
import { type Stop, settled, stops } from './support/stops.ts';

const PORT = 3791;
const baseURL = `http://localhost:${PORT}`;
const ROOT = join(import.meta.dirname, '../../..');
const OUT = join(ROOT, 'look');
const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

const server = spawn(process.execPath, ['apps/api/src/server.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), ESTETO_DATA_DIR: dataFolder(), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch(chromiumOptions);
try {
  await ready();
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const size of ['desktop', 'phone'] as const)
    for (const scheme of ['light', 'dark'] as const) for (const stop of stops) await picture(browser, stop, size, scheme);
} finally {
  await browser.close();
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await stopped;
}

async function picture(from: Browser, { who, name, at, dialog = false }: Stop, size: keyof typeof sizes, scheme: 'light' | 'dark') {
  const storageState = who ? await signedIn(request, baseURL, who, who === 'ana' ? 'Souza Medicina' : undefined) : undefined;
  const context = await from.newContext({ baseURL, storageState, viewport: sizes[size], colorScheme: scheme, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.goto('/manutencao');
  await page.goto(await at(page));
  await settled(page, dialog);
  await page.screenshot({ path: join(OUT, `${size}-${scheme}-${who ?? 'anyone'}-${name.replaceAll(' ', '-')}.png`) });
  await context.close();
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`${baseURL}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(500);
  }
  throw new Error('the server did not start within two minutes');
}
