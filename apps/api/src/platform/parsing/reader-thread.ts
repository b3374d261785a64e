import { parentPort, workerData } from 'node:worker_threads';
import { readers } from './readers.ts';

// A thread that reads one file and ends.

const { name, input } = workerData as { name: keyof typeof readers; input: never };
// A port between threads has no origin; the second argument lists what is handed over.
parentPort?.postMessage(readers[name](input), []);
