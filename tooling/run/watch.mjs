/**
 * `node watch.mjs <file> <folder>…`: runs a server and starts it again whenever a source in the folders changes. `node --watch` would not do:
 * it listens to files, and goes deaf for each that an editor or git replaces.
 */
import { spawn } from 'node:child_process';
import { watchFolders } from './folders.mjs';
import { SIGNALS } from './process.mjs';

const [file, ...folders] = process.argv.slice(2);
const isSource = (name) => /\.(?:ts|json|sql)$/.test(name) && !/\.(?:test|stories)\.ts$/.test(name);

let server = null;
let again = false;
let leaving = null;

/** Its channel to us closes with this process, however that ends, and the server stops by itself. */
function start() {
  server = spawn(process.execPath, [file], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  server.once('exit', (code, signal) => {
    server = null;
    if (leaving) process.exit(128 + SIGNALS[leaving]);
    if (again) {
      again = false;
      start();
    } else console.log(`O servidor parou (${signal ?? code}). Ele volta quando algo mudar.`);
  });
}

function restart() {
  if (leaving) return;
  if (!server) return start();
  again = true;
  server.kill('SIGTERM');
}

const unwatch = watchFolders(folders, restart, isSource);
for (const signal of Object.keys(SIGNALS))
  process.on(signal, () => {
    leaving = signal;
    unwatch();
    if (server) server.kill(signal);
    else process.exit(128 + SIGNALS[signal]);
  });
start();
