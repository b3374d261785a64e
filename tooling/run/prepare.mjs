import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { MEMORY, ROOT, toolchain } from './toolchain.mjs';

/** Toolchain, dependencies and the lists that git does not keep; returns the environment for everything that follows. */
export async function prepare() {
  const { env, remember } = await toolchain();
  await install(env);
  await writeLists(env);
  remember();
  return env;
}

/** Builds the four apps and the server; turbo's cache makes it a second when nothing changed. */
export async function buildApps(env) {
  console.log('Construindo os aplicativos…');
  const filters = ['--filter=./apps/*'];
  const built = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    env: forTools(env),
    cwd: ROOT,
    quiet: true,
  });
  if (built.code !== 0) throw new Error(`A construção dos aplicativos falhou.\n${built.output}`);
}

/** NODE_ENV is the server's business: under `production` the tools that build would not be installed. */
export function forTools(env) {
  const copy = { ...env };
  delete copy.NODE_ENV;
  return copy;
}

/** Lists of nouns and addresses: the last install may be older than the folders that they are written from. */
async function writeLists(env) {
  const written = await run('node', ['tooling/checks/src/write-lists.ts'], { env: forTools(env), cwd: ROOT, quiet: true });
  if (written.code !== 0) throw new Error(`As listas de nomes e endereços não puderam ser escritas.\n${written.output}`);
}

/** Installs what the lockfile says, unless this very lockfile was the last one installed. */
async function install(env) {
  const lock = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) lock.update(readFileSync(join(ROOT, file)));
  const wanted = lock.digest('hex');
  const memory = join(MEMORY, 'installed');
  if (existsSync(memory) && readFileSync(memory, 'utf8') === wanted) return;

  console.log('Instalando as dependências (na primeira vez, cerca de um minuto)…');
  // CI: never ask. A half-made node_modules is made again without a question that nobody would answer.
  const installed = await run('pnpm', ['install', '--frozen-lockfile'], { env: { ...forTools(env), CI: 'true' }, cwd: ROOT, quiet: true });
  if (installed.code !== 0) throw new Error(`A instalação das dependências falhou.\n${installed.output}`);
  mkdirSync(MEMORY, { recursive: true });
  writeFileSync(memory, wanted);
}
