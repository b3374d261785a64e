import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync, renameSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Folder } from './embedded-folder.ts';

const FAST_MS = 8_000; // the whole of Esteto goes down within 10 s
const IMMEDIATE_MS = 1_000;

export type Spawned = {
  pid: number | null;
  exited: boolean;
  /** The refusal may pass: another server of this folder is coming up or going down, or the port was taken meanwhile. */
  worthRetrying(): boolean;
  lastLines(): string;
};

/** The running (or dead) server's own account: process and port. Null when there is none. */
export async function readPidFile(folder: Folder): Promise<{ pid: number; port: number } | null> {
  const lines = (await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/**
 * Starts postgres in a session of its own: Ctrl-C in the terminal reaches Esteto only, which stops the database last. A throwaway one stays in
 * the test runner's process group instead, to die with it however it dies.
 */
export function spawnPostgres(folder: Folder, native: string, port: number, throwaway: boolean): Spawned {
  const logFile = join(folder.path, 'postgres.log');
  if (existsSync(logFile)) renameSync(logFile, join(folder.path, 'postgres.previous.log'));
  const output = openSync(logFile, 'w', 0o600);
  const settings = throwaway ? { ...SETTINGS, ...THROWAWAY } : SETTINGS;
  const flags = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(native, 'bin/postgres'), ['-D', folder.cluster, ...flags], {
    ...folder.user,
    cwd: '/',
    detached: !throwaway,
    stdio: ['ignore', output, output],
    env: { LC_ALL: 'C', TZ: 'UTC' },
  });
  closeSync(output);
  child.unref();
  const lastLines = () => readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  const state: Spawned = {
    pid: child.pid ?? null,
    exited: false,
    worthRetrying: () => /postmaster\.pid|shared memory block|could not bind|could not create any TCP/.test(lastLines()),
    lastLines,
  };
  child.once('error', () => {
    state.exited = true;
  });
  child.once('exit', () => {
    state.exited = true;
  });
  return state;
}

/** Fast shutdown (sessions cut, transactions rolled back, checkpoint written), then immediate, then the last resort. */
export async function stopPostgres(pid: number, throwaway: boolean): Promise<void> {
  if (!throwaway && (await endsAfter('SIGINT', FAST_MS))) return;
  if (await endsAfter('SIGQUIT', IMMEDIATE_MS)) return;
  process.kill(pid, 'SIGKILL');

  async function endsAfter(signal: NodeJS.Signals, ms: number): Promise<boolean> {
    const deadline = Date.now() + ms;
    if (isAlive(pid)) process.kill(pid, signal);
    while (isAlive(pid) && Date.now() < deadline) await sleep(20);
    return !isAlive(pid);
  }
}

/** Asks for a fast shutdown without waiting for it. */
export function interruptPostgres(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
}

/**
 * A stale postmaster.pid is PostgreSQL's own business, except when its number is alive again as something else (a zombie that nobody
 * reaps, or another program after a reboot): then PostgreSQL refuses to start. Removed only when no postgres process may be of this folder.
 */
export async function clearDeadPidFile(folder: Folder): Promise<void> {
  const running = await readPidFile(folder);
  if (!running || process.platform !== 'linux' || !existsSync(`/proc/${running.pid}`)) return;
  const mayBeOurs = (pid: number) => {
    if (!isAlive(pid) || commandOf(pid)?.name !== 'postgres') return false;
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder.cluster;
    } catch {
      return true;
    }
  };
  if (!readdirSync('/proc').some((name) => mayBeOurs(Number(name)))) await rm(pidFile(folder), { force: true });
}

const pidFile = (folder: Folder) => join(folder.cluster, 'postmaster.pid');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return commandOf(pid)?.state !== 'Z';
}

/** Name and state from /proc; null on systems without it. */
function commandOf(pid: number): { name: string; state: string } | null {
  try {
    const match = readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\((.*)\) (\S)/s);
    return match ? { name: match[1] ?? '', state: match[2] ?? '' } : null;
  } catch {
    return null;
  }
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What fails is in Esteto's own log, by its code. PostgreSQL would repeat the row that it refused, and the statement with its values.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '64MB',
};
