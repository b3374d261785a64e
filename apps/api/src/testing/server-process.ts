import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** The real server as a process of its own, on a data folder: as it is deployed (build-server.ts), which begins in half of the time of its sources. */
export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** Resolves to [exit code, signal] when it has ended. */
  ended: Promise<[number | null, string | null]>;
  output(): string;
  /** Resolves when it answers ready; rejects when it ends before. */
  ready(): Promise<void>;
};

export const startServer = async (
  dataDir: string,
  settings: Record<string, string> = {},
  stdio: 'ipc' | 'ignore' = 'ignore',
): Promise<ServerProcess> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['dist/server.js'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe', ...(stdio === 'ipc' ? (['ipc'] as const) : [])],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      ESTETO_DATA_DIR: dataDir,
      ESTETO_DEMO: 'false',
      APP_DIST: 'none',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  let over = false;
  const ended = new Promise<[number | null, string | null]>((done) => {
    child.once('exit', (code, signal) => {
      over = true;
      done([code, signal]);
    });
  });
  const ready = async (): Promise<void> => {
    const deadline = Date.now() + 150_000;
    while (Date.now() < deadline && !over) {
      const answer = await fetch(`${url}/api/ready`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server did not come up:\n${output}`);
  };
  return { url, child, ended, output: () => output, ready };
};

/** Process number and owner's address of the PostgreSQL that runs on a data folder; null when none does. */
export const postgresOf = async (dataDir: string): Promise<{ pid: number; ownerUrl: string } | null> => {
  const folder = join(dataDir, 'postgres');
  const lines = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !isAlive(pid)) return null;
  const { owner } = JSON.parse(await readFile(join(folder, 'passwords.json'), 'utf8')) as { owner: string };
  return { pid, ownerUrl: `postgres://esteto_owner:${owner}@127.0.0.1:${port}/esteto` };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
