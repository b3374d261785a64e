import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, requireBuiltApps, SERVER } from './built-apps.ts';

/** Filling the demo data takes over two minutes on a machine that is busy. */
const READY_WITHIN_MS = 600_000;

export type Server = {
  origin: string;
  /** Stops the server; with `keep` its data folder stays for the next one. */
  stop: (keep?: boolean) => Promise<void>;
  /** Ends it without a word, as a power cut does; its data stays. */
  kill: () => Promise<void>;
  dataDir: string;
};

type Options = { port: number; env?: Record<string, string>; dataDir?: string };

/** The real server with its own PostgreSQL, demo data and data folder. */
export const startServer = async ({ port, env = {}, dataDir = mkdtempSync(join(tmpdir(), 'esteto-bench-')) }: Options): Promise<Server> => {
  requireBuiltApps();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [SERVER], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ESTETO_DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
    // By the channel the server sees when this process is gone, and stops.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  server.stdout?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const stop: Server['stop'] = async (keep = false) => {
    await stopped(server);
    if (!keep) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(server, `${origin}/api/ready`, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop, kill: () => stopped(server, 'SIGKILL'), dataDir };
};

const ready = async (server: ChildProcess, url: string, output: string[]): Promise<void> => {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`O servidor não iniciou.\n${output.join('')}`);
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await wait(200);
  }
  throw new Error(`O servidor não ficou pronto em ${READY_WITHIN_MS / 1000} s.\n${output.join('')}`);
};

export const stopped = async (child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const kill = globalThis.setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(kill);
};
