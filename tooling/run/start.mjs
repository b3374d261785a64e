/**
 * `npm start`: from a clean clone with Node 20 and npm to the running product. Plain JavaScript without dependencies, because it runs before
 * anything is installed.
 */
import { spawn } from 'node:child_process';
import { buildApps, prepare } from './prepare.mjs';
import { SIGNALS, stopOnSignals } from './process.mjs';
import { ROOT } from './toolchain.mjs';

const STOP_MS = 9_500; // the server stops itself well before; nothing may outlive ten seconds
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
 * (its IPC channel closes), and this process when npm is.
 */
function serve(env) {
  console.log('Iniciando…');
  const server = spawn('node', ['apps/api/src/server.ts'], { env, cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const stop = (signal) => {
    server.kill(signal);
    setTimeout(() => server.kill('SIGKILL'), STOP_MS).unref();
  };
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  const npm = process.ppid;
  if (underNpm) setInterval(() => process.ppid !== npm && stop('SIGTERM'), 500).unref();
  server.once('error', (error) => {
    console.error(`O servidor não iniciou: ${error.message}`);
    process.exitCode = 1;
  });
  server.once('exit', (code, signal) => process.exit(code ?? 128 + (SIGNALS[signal] ?? 9)));
}
