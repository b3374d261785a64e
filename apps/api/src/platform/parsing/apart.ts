import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Readers } from './readers.ts';

/** What could not be read in the time or memory that a good file of its size needs many times over. */
export class TooHard extends Error {}

const PATIENCE_MS = 10_000;
const MEMORY_MB = 256;
/** More at once would take the processor from everybody else; who comes later waits. */
const MOST_THREADS = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Reads a file in a thread of its own: whatever somebody put into it, the server goes on answering. */
export const readApart = async <Name extends keyof Readers>(
  name: Name,
  input: Parameters<Readers[Name]>[0],
  patience = PATIENCE_MS,
): Promise<ReturnType<Readers[Name]>> => {
  if (running >= MOST_THREADS) await new Promise<void>((turn) => waiting.push(turn));
  running += 1;
  // Beside this file in the workspace (TypeScript) as in the bundle (JavaScript).
  const thread = new Worker(new URL(`./reader-thread${extname(import.meta.filename)}`, import.meta.url), {
    workerData: { name, input },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(patience) })) as [ReturnType<Readers[Name]>];
    return answer;
  } catch (error) {
    const { name: kind, code } = error as NodeJS.ErrnoException;
    throw kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooHard() : error;
  } finally {
    await thread.terminate();
    running -= 1;
    waiting.shift()?.();
  }
};
