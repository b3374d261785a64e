import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { MEMORY } from './toolchain.mjs';

/** What the example of a deployment (tooling/deploy) is tried with. */
const PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const NEEDED = ['usr/sbin/nginx', 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so', 'etc/nginx/mime.types'];

/**
 * The folder below which Debian's nginx lies: the system's root, or one of our own into which its packages are unpacked. They are not installed: that
 * would start a server on this machine.
 */
export async function findNginx(env) {
  const own = join(MEMORY, 'nginx');
  const home = [env.NGINX_ROOT, '/', own].find((root) => root && isThere(root));
  if (home) return home;
  if (!existsSync('/usr/bin/apt-get')) throw new Error(MISSING);
  console.log('Buscando o nginx…');
  mkdirSync(own, { recursive: true });
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, cwd: own, quiet: true };
  const said = [];
  if (process.getuid?.() === 0) said.push(await run('apt-get', ['update'], quiet));
  said.push(await run('apt-get', ['download', ...PACKAGES], quiet));
  for (const file of readdirSync(own)) if (file.endsWith('.deb')) said.push(await run('dpkg-deb', ['-x', file, own], quiet));
  if (isThere(own)) return own;
  throw new Error(`${MISSING}\n${said.map(({ output }) => output).join('\n')}`);
}

const MISSING = `Falta o nginx com o módulo de brotli. No Debian ou Ubuntu: apt-get install ${PACKAGES.join(' ')}. Ou aponte NGINX_ROOT para a pasta que os contém.`;

const isThere = (root) => NEEDED.every((file) => existsSync(join(root, file)));
