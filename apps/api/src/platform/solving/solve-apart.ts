import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FillPhase } from '@esteto/domain/duty/auto-fill/fill-phases';
import type { FillProblem } from '@esteto/domain/duty/auto-fill/fill-problem';
import type { FillProposal } from '@esteto/domain/duty/auto-fill/fill-proposal';
import type { Told } from './solver-thread.ts';

/** The budget of the solver is its work, not its time; whatever takes as long as this is never going to end. */
const PATIENCE_MS = 10 * 60_000;
const MEMORY_MB = 512;

type Listening = { onPhase: (phase: FillPhase) => void; signal: AbortSignal };

/** Fills a schedule in a thread of its own: the server goes on answering. Rejects where it is called off. */
export const solveApart = async (problem: FillProblem, { onPhase, signal }: Listening): Promise<FillProposal> => {
  // Beside this file in the workspace (TypeScript) as in the bundle (JavaScript).
  const thread = new Worker(new URL(`./solver-thread${extname(import.meta.filename)}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    return await new Promise<FillProposal>((resolve, reject) => {
      const over = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      over.addEventListener('abort', () => reject(over.reason), { once: true });
      if (over.aborted) reject(over.reason);
      thread.on('error', reject);
      thread.on('message', (message: Told) => ('phase' in message ? onPhase(message.phase) : resolve(message.proposal)));
      // A port between threads has no origin; the second argument lists what is handed over.
      thread.postMessage(problem, []);
    });
  } finally {
    await thread.terminate();
  }
};
