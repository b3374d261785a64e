import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Readers } from './readers.ts';
import { createTurns } from './turns.ts';

/** What could not be read in the time or memory that a good file of its size needs many times over. */
export class TooHard extends Error {}

const PATIENCE_MS = 10_000;
const MEMORY_MB = 256;
/** More at once would take the processor from everybody else; of what one person sends, as much waits as anybody sends at once. */
const turns = createTurns({ most: 2, mostWaiting: 8 });

/** Threads that wait for a file: to begin one costs more than to read most files. They hold no server that stops. */
const idle: Worker[] = [];

const begun = (): Worker => {
  // Beside this file in the workspace (TypeScript) as in the bundle (JavaScript).
  const thread = new Worker(new URL(`./reader-thread${extname(import.meta.filename)}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // One that breaks when nobody listens any more must not take the process along.
  thread.on('error', () => undefined);
  return thread;
};

/** Reads a file in a thread of its own: whatever somebody put into it, the server goes on answering. `of`: who sent it; null for the server's own work. */
export const readApart = async <Name extends keyof Readers>(
  name: Name,
  input: Parameters<Readers[Name]>[0],
  { of, patience = PATIENCE_MS }: { of: number | null; patience?: number },
): Promise<Awaited<ReturnType<Readers[Name]>>> => {
  await turns.take(of);
  const thread = idle.pop() ?? begun();
  thread.ref();
  try {
    const answered = once(thread, 'message', { signal: AbortSignal.timeout(patience) });
    // A port between threads has no origin; the second argument lists what is handed over.
    thread.postMessage({ name, input }, []);
    const [answer] = (await answered) as [Awaited<ReturnType<Readers[Name]>>];
    thread.unref();
    idle.push(thread);
    return answer;
  } catch (error) {
    // It is still busy with the file, or broken by it: another one begins in its place.
    await thread.terminate();
    const { name: kind, code } = error as NodeJS.ErrnoException;
    throw kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooHard() : error;
  } finally {
    turns.end(of);
  }
};
