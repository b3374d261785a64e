import { parentPort } from 'node:worker_threads';
import type { FillPhase } from '@esteto/domain/duty/auto-fill/fill-phases';
import type { FillProblem } from '@esteto/domain/duty/auto-fill/fill-problem';
import type { FillProposal } from '@esteto/domain/duty/auto-fill/fill-proposal';
import { fillSchedule } from '@esteto/domain/duty/auto-fill/fill-schedule';
import { createSolver } from './highs.ts';

// A thread that fills one schedule, tells how far it is, and ends with the proposal (solve-apart.ts).

export type Told = { phase: FillPhase } | { proposal: FillProposal };

// A port between threads has no origin; the second argument lists what is handed over.
const tell = (message: Told): void => parentPort?.postMessage(message, []);

const fill = async (problem: FillProblem): Promise<void> => {
  const solve = await createSolver();
  tell({ proposal: fillSchedule(problem, solve, (phase) => tell({ phase })) });
};

// What fails in it breaks the thread, as it should.
parentPort?.on('message', (problem: FillProblem) => void fill(problem));
