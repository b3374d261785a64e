import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { ROOT } from './toolchain.mjs';

/**
 * Path of the Chromium for the tests: CHROMIUM_PATH, the system's headless shell, Playwright's own, on Debian as root a fresh installation, or the
 * system's browser. The shell draws no window, and takes two thirds of the browser's time for the same journeys.
 */
export async function findChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (executable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH aponta para ${env.CHROMIUM_PATH}, que não pode ser executado.`);
  }
  if (executable(SHELL)) return SHELL;
  const playwrights = await run('node', ['-p', "require('playwright').chromium.executablePath()"], {
    env,
    cwd: join(ROOT, 'tooling/e2e'),
    quiet: true,
  });
  const own = playwrights.output.trim();
  if (executable(own)) return own;
  let failure = '';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium…');
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
    const updated = await run('apt-get', ['update'], quiet);
    const installed = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], quiet);
    if (executable(SHELL)) return SHELL;
    failure = `A instalação falhou.\n${updated.output}\n${installed.output}\n`;
  }
  if (executable(SYSTEM)) return SYSTEM;
  throw new Error(
    `${failure}Falta o Chromium. No Debian: apt-get install chromium-headless-shell. Em outros sistemas: pnpm --filter @esteto/e2e exec playwright install chromium. Ou aponte CHROMIUM_PATH para um Chromium ou Chrome.`,
  );
}

const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = '/usr/bin/chromium';

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
