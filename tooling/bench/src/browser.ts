import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { DEMO_PASSWORD } from './visitor.ts';

export const chromiumPath = (): string => {
  const { CHROMIUM_PATH } = process.env;
  const places = [CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', chromium.executablePath(), '/usr/bin/chromium'];
  const executable = places.find((path) => path && existsSync(path));
  if (!executable)
    throw new Error('Falta o Chromium: aponte CHROMIUM_PATH para ele ou instale-o (no Debian: apt-get install chromium-headless-shell).');
  return executable;
};

/** No sandbox (the tests may run as root), and nothing that the browser does on its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Through the login page, as a person does. */
export const signInThere = async (context: BrowserContext, origin: string, email: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname !== '/');
  await page.waitForLoadState('networkidle');
  await page.close();
};
