import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './process.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where these commands remember what they did; it goes away with the installation that it describes. */
export const MEMORY = join(ROOT, 'node_modules/.cache/esteto');

/**
 * An environment whose PATH finds the node and pnpm that the project needs: the machine's own when they fit, else those that one npx call
 * fetches (and which later runs find again without asking).
 */
export async function toolchain() {
  const wanted = wantedVersions();
  const env = cleanEnvironment(process.env);
  if (await fits(env, wanted)) return withBin(env);

  const memory = join(MEMORY, 'toolchain');
  const former = existsSync(memory) ? readFileSync(memory, 'utf8').trim() : null;
  if (former && (await fits(withPath(env, former), wanted))) return withBin(withPath(env, former));

  console.log(`Buscando o Node ${wanted.node} e o pnpm ${wanted.pnpm}…`);
  const packages = ['-p', `node@${wanted.node}`, '-p', `pnpm@${wanted.pnpm}`];
  const fetched = await run('npx', ['-y', ...packages, '--', 'sh', '-c', 'command -v node'], { env, cwd: ROOT, quiet: true });
  const bin = dirname(fetched.output.trim().split('\n').at(-1) ?? '');
  if (fetched.code !== 0 || !(await fits(withPath(env, bin), wanted))) {
    throw new Error(
      `Não foi possível obter o Node ${wanted.node} e o pnpm ${wanted.pnpm} pelo npm. Veja se há internet e se o npm pode rodar os scripts dos pacotes (ignore-scripts), ou instale os dois.\n${fetched.output}`,
    );
  }
  return withBin(withPath(env, bin), () => {
    mkdirSync(MEMORY, { recursive: true });
    writeFileSync(memory, bin);
  });
}

/** The versions, from where the project declares them. */
function wantedVersions() {
  const read = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  return {
    node: Number(read('apps/api/package.json').engines.node.match(/\d+/)[0]),
    pnpm: read('package.json').packageManager.split('@')[1],
  };
}

async function fits(env, wanted) {
  const major = async (command) => {
    const { code, output } = await run(command, ['--version'], { env, cwd: '/', quiet: true });
    return code === 0 ? Number.parseInt(output.trim().replace(/^v/, ''), 10) : 0;
  };
  const [node, pnpm] = await Promise.all([major('node'), major('pnpm')]);
  return node >= wanted.node && pnpm === Number.parseInt(wanted.pnpm, 10);
}

/**
 * `npm start` leaves its own settings and the script's life in the environment. pnpm and npx would take them for theirs: the prefix of
 * another package manager, --ignore-scripts of one call, the outer script's name. A registry, a proxy or a certificate stay.
 */
function cleanEnvironment(env) {
  const kept = /^npm_config_(.*registry.*|.*proxy|cafile|ca|strict_ssl|userconfig|cache|offline|prefer_offline|store_dir)$/i;
  const foreign = /^(npm_|PNPM_SCRIPT|INIT_CWD$|NODE$)/i;
  const pairs = Object.entries(env).filter(([name]) => kept.test(name) || !foreign.test(name));
  return { ...Object.fromEntries(pairs), TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
}

const withPath = (env, folder) => ({ ...env, PATH: [folder, env.PATH].join(delimiter) });

function withBin(env, remember = () => {}) {
  return { env: withPath(env, join(ROOT, 'node_modules/.bin')), remember };
}
