import { parentPort } from 'node:worker_threads';
import { readers } from './readers.ts';

// A thread that reads one file after another. One that breaks on a file ends (apart.ts).

const answer = async ({ name, input }: { name: keyof typeof readers; input: never }): Promise<void> => {
  // A port between threads has no origin; the second argument lists what is handed over.
  parentPort?.postMessage(await readers[name](input), []);
};

// What fails in it breaks the thread, as it should.
parentPort?.on('message', (question: Parameters<typeof answer>[0]) => void answer(question));
