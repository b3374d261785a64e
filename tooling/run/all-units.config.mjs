import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = [
  ...['api-client', 'auth', 'contract', 'domain', 'features', 'shell', 'ui'].map((name) => `packages/${name}`),
  ...['public', 'professional', 'painel', 'gestao'].map((name) => `apps/${name}`),
  ...['bench', 'checks', 'run', 'vite'].map((name) => `tooling/${name}`),
];
/** Rules without a world around them: their files share a process. The others stub the browser, and each file has one of its own. */
const PURE = [...['api-client', 'auth', 'contract', 'domain', 'features'].map((name) => `packages/${name}`), 'apps/professional'];

/** The unit tests of all packages in one run, for `pnpm check`: one start instead of fifteen. `npm test` runs each package's own script. */
export default defineConfig({
  root: ROOT,
  test: {
    projects: PACKAGES.filter((folder) => existsSync(join(ROOT, folder))).map((folder) => ({
      test: {
        name: folder,
        root: join(ROOT, folder),
        include: [folder === 'tooling/run' ? '*.test.mjs' : 'src/**/*.test.ts'],
        isolate: !PURE.includes(folder),
        testTimeout: 120_000,
      },
    })),
  },
});
