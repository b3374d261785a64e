import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const API = join(import.meta.dirname, '../../../../apps/api');
/** The server as it is deployed: it begins in half of the time of its sources, of which there are hundreds. */
export const SERVER = 'dist/server.js';
/** Filling the demo data takes over two minutes on a machine that is busy. */
const READY_WITHIN_MS = 600_000;
const KILLED_AFTER_MS = 10_000;

export type Started = {
  /** Asks it to stop, and comes back when it has ended. */
  stop: () => Promise<void>;
  /** Ends it outright, without a word. */
  kill: () => void;
};

/** Starts a file of the API as a process of its own and waits until `url` answers well. It ends with this process, however that ends. */
export const start = async (file: string, url: string, env: Record<string, string>): Promise<Started> => {
  const child = spawn(process.execPath, [join(API, file)], {
    cwd: API,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (isOver()) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    const kill = globalThis.setTimeout(() => child.kill('SIGKILL'), KILLED_AFTER_MS);
    await ended;
    clearTimeout(kill);
  };
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && !isOver()) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { stop, kill: () => void child.kill('SIGKILL') };
    await wait(50);
  }
  await stop();
  throw new Error(`${file} did not start:\n${output}`);
};
