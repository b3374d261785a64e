import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { ROOT } from './toolchain.mjs';

/** Path of the Chromium for the tests: CHROMIUM_PATH, Playwright's own, the system's, or on Debian as root a fresh installation. */
export async function findChromium(env) {
  if (env.CHROMIUM_PATH) {
    if (executable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH aponta para ${env.CHROMIUM_PATH}, que não pode ser executado.`);
  }
  const playwrights = await run('node', ['-p', "require('playwright').chromium.executablePath()"], {
    env,
    cwd: join(ROOT, 'tooling/e2e'),
    quiet: true,
  });
  const found = [playwrights.output.trim(), SYSTEM].find(executable);
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium…');
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
    const updated = await run('apt-get', ['update'], quiet);
    const installed = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    if (executable(SYSTEM)) return SYSTEM;
    throw new Error(`A instalação do Chromium falhou.\n${updated.output}\n${installed.output}`);
  }
  throw new Error(
    'Falta o Chromium. No Debian ou Ubuntu: apt-get install chromium. Em outros sistemas: pnpm --filter @esteto/e2e exec playwright install chromium. Ou aponte CHROMIUM_PATH para um Chromium ou Chrome.',
  );
}

const SYSTEM = '/usr/bin/chromium';

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
