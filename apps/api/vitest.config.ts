import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They start a server as a process of its own, or look at all that a process prints: nothing else may be loaded beside them. */
const PROCESSES = [
  'src/server.test.ts',
  'src/logs.test.ts',
  'src/start-problem.test.ts',
  'src/modules/billing/invoice/issuing/killed-server.test.ts',
];

// Two cores; each file has a database of its own.
const shared = {
  pool: 'forks',
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // How long something that comes by itself is waited for, not how fast it must be: the machine may be busy.
  expect: { poll: { timeout: 60_000 } },
} as const;

/** Half a minute and more each: begun last, they would run alone on a machine that has nothing else to do. */
const LONGEST = [
  'access-matrix-writes-1',
  'access-matrix-writes-2',
  'src/server',
  'access-matrix-reads',
  'tenant-isolation',
  'contract-fuzz-1',
  'contract-fuzz-2',
  'contract-fuzz-3',
  'contract-fuzz-4',
  'statement-budget',
  'embedded-postgres',
  'one-value',
  'fill-demo',
  'random-actions',
  'database-server',
  'office-volume',
  'session/session',
  'cut-upload',
  'fill-schedule',
  'issuing/issuing',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return index === -1 ? LONGEST.length : index;
    };
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

export default defineConfig({
  test: {
    globalSetup: 'src/testing/global-setup.ts',
    sequence: { sequencer: LongestFirst },
    // A file waits for the database more than it works: two cores are busy with three of them.
    maxWorkers: 3,
    projects: [
      // The server is loaded once a worker, not once a file.
      { test: { ...shared, name: 'api', include: ['src/**/*.test.ts'], exclude: PROCESSES, isolate: false } },
      { test: { ...shared, name: 'processes', include: PROCESSES, isolate: true, globalSetup: 'src/testing/build-server.ts' } },
    ],
  },
});
