import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newAuthority } from '@esteto/api/demo/made-certificates';
import { writeDeployment } from '@esteto/deploy/deployment';

export type Nginx = { stop: () => Promise<void> };

type Where = { folder: string; port: number; plainPort: number; replicas: [number, number] };

/**
 * Debian's nginx on the example of tooling/deploy as it stands, of which only places and ports are other ones: those of an operator need root, and no
 * two runs may share theirs.
 */
export const startNginx = async ({ folder, port, plainPort, replicas }: Where): Promise<Nginx> => {
  const root = nginxRoot();
  await writeDeployment(folder);
  const logs = join(folder, 'logs');
  await mkdir(logs);
  const { certificate, key } = newAuthority().issue({ name: 'localhost', ip: '127.0.0.1' });
  await writeFile(join(folder, 'esteto.pem'), certificate);
  await writeFile(join(folder, 'esteto.key'), key, { mode: 0o600 });
  const example = join(folder, 'nginx');
  const places: [string, string][] = [
    ['/etc/nginx/esteto', example],
    ['/srv/esteto/web', join(folder, 'web')],
    ['/etc/ssl/certs/esteto.pem', join(folder, 'esteto.pem')],
    ['/etc/ssl/private/esteto.key', join(folder, 'esteto.key')],
    ['/var/log/nginx', logs],
    ['127.0.0.1:3001', `127.0.0.1:${replicas[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${replicas[1]}`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['server_name esteto.exemplo.com.br;', 'server_name localhost;'],
  ];
  await put(
    ['esteto.conf', 'site.conf'].map((name) => join(example, name)),
    places,
  );
  await writeFile(join(folder, 'nginx.conf'), around(root, folder));
  await chmod(folder, 0o755);

  const server = spawn(join(root, 'usr/sbin/nginx'), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const ended = new Promise((done) => server.once('exit', done));
  const stop = async (): Promise<void> => {
    server.kill('SIGQUIT');
    await Promise.race([ended, wait(5_000).then(() => server.kill('SIGKILL'))]);
  };
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    if (await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).catch(() => null)) return { stop };
    await wait(50);
  }
  await stop();
  throw new Error(`nginx did not start:\n${said}\n${await readFile(join(logs, 'error.log'), 'utf8').catch(() => '')}`);
};

/** Where Debian's packages lie; `npm test` says it. */
const nginxRoot = (): string => {
  const missing = process.env['NGINX_MISSING'];
  if (missing) throw new Error(missing);
  return process.env['NGINX_ROOT'] ?? '/';
};

/** Each place must be in the example, or the journey would try something else than what is shown. */
const put = async (files: string[], places: readonly [string, string][]): Promise<void> => {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  for (const [from] of places) if (!texts.some((text) => text.includes(from))) throw new Error(`the example no longer says "${from}"`);
  for (const [index, file] of files.entries())
    await writeFile(
      file,
      places.reduce((text, [from, to]) => text.replaceAll(from, to), texts[index] ?? ''),
    );
};

/** What Debian's own nginx.conf has around it, in this folder and without another user. */
const around = (root: string, folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
load_module ${join(root, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')};
events { worker_connections 256; }
http {
  include ${join(root, 'etc/nginx/mime.types')};
  default_type application/octet-stream;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/nginx/esteto.conf;
}
`;
