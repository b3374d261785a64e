import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Readers } from './readers.ts';
import { createTurns } from './turns.ts';

/** What could not be read in the time or memory that a good file of its size needs many times over. */
export class TooHard extends Error {}

/** Patience with the thread's own work, in milliseconds: that the machine is busy with other things is nobody's fault. */
const PATIENCE_MS = 10_000;
/** A thread that cannot even say how long it has worked is waited for so many times as long. */
const WAITING = 3;
const LOOKS = 10;
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
    const answer = await answerOf<Awaited<ReturnType<Readers[Name]>>>(thread, { name, input }, patience);
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

/** What the thread says to it; rejects with an AbortError once it has worked on it for longer than `patience` (ms). */
const answerOf = async <Answer>(thread: Worker, message: object, patience: number): Promise<Answer> => {
  const before = await workedMs(thread);
  const tooLong = new AbortController();
  const look = async (): Promise<void> => {
    if ((await workedMs(thread)) - before > patience) tooLong.abort();
  };
  const looking = setInterval(() => void look(), patience / LOOKS);
  try {
    const answered = once(thread, 'message', { signal: AbortSignal.any([tooLong.signal, AbortSignal.timeout(patience * WAITING)]) });
    // A port between threads has no origin; the second argument lists what is handed over.
    thread.postMessage(message, []);
    const [answer] = (await answered) as [Answer];
    return answer;
  } finally {
    clearInterval(looking);
  }
};

/** Milliseconds of processor; a thread that only begins has done nothing yet. */
const workedMs = async (thread: Worker): Promise<number> => {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
};
