/**
 * `npm start`: from a clean clone with Node 20 and npm to the running product. Plain JavaScript without dependencies, because it runs before
 * anything is installed.
 */
import { spawn } from 'node:child_process';
import { buildApps, prepare } from './prepare.mjs';
import { SIGNALS, stopOnSignals } from './process.mjs';
import { supervise } from './supervise.mjs';
import { ROOT } from './toolchain.mjs';

const underNpm = process.env.npm_lifecycle_event !== undefined;

try {
  const release = stopOnSignals();
  const env = await prepare();
  await buildApps(env);
  release();
  serve(env);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * The server is this process's direct child: a shell or turbo between them would lose signals. It also notices when this process is killed
 * (its IPC channel closes), and this process when npm is. It is the built one, which starts in half the time of its sources.
 */
function serve(env) {
  console.log('Iniciando…');
  const start = () => spawn('node', ['apps/api/dist/server.js'], { env, cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const stop = supervise(start, { leave: (code) => process.exit(code) });
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  const npm = process.ppid;
  if (underNpm) setInterval(() => process.ppid !== npm && stop('SIGTERM'), 500).unref();
}
