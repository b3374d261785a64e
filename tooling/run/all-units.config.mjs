import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = join(import.meta.dirname, '../..');
/** These have runners of their own: a database, a copy of the repository. */
const OWN_RUNNER = ['apps/api', 'tooling/gen'];
const tested = globSync('{apps,packages,tooling}/*/{src/**/,}*.test.{ts,mjs}', { cwd: ROOT, exclude: (name) => name === 'node_modules' });
const PACKAGES = [...new Set(tested.map((file) => file.split('/').slice(0, 2).join('/')))].filter((folder) => !OWN_RUNNER.includes(folder));
/** Rules without a world around them: their files share a process. The others stub the browser, and each file has one of its own. */
const PURE = [...['api-client', 'auth', 'contract', 'domain', 'features'].map((name) => `packages/${name}`), 'apps/professional'];

/** The unit tests of all packages in one run, for `pnpm check` and `npm test`: one start instead of fifteen. */
export default defineConfig({
  root: ROOT,
  test: {
    outputFile: { json: join(import.meta.dirname, '.reports/unit.json') },
    projects: PACKAGES.map((folder) => ({
      test: {
        name: folder,
        root: join(ROOT, folder),
        include: [folder === 'tooling/run' ? '*.test.mjs' : 'src/**/*.test.ts'],
        isolate: !PURE.includes(folder),
        testTimeout: 120_000,
        // Whatever makes ready or cleans up takes as long as the machine does.
        hookTimeout: 120_000,
      },
    })),
  },
});
