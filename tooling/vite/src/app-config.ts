import { type App, basePath } from '@esteto/domain/identity/route/base-paths';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compress } from './compress.ts';
import { leanContract } from './lean-contract.ts';
import { offlineShell } from './offline-shell.ts';
import { pageFiles } from './page-files.ts';
import { pageHead } from './page-head.ts';
import { redirectToBase } from './redirect-to-base.ts';
import { webManifest } from './web-manifest.ts';

type AppOptions = {
  name: App;
  /** The port of the dev server; `microfrontends.json` sends the app's paths to it. */
  port: number;
};

/** The whole Vite configuration of an app. Each app builds alone, under its own prefix, into its own `dist`. */
export const appConfig = ({ name, port }: AppOptions): UserConfig => {
  const base = basePath[name] === '/' ? '/' : `${basePath[name]}/`;
  return {
    base,
    plugins: [leanContract(), react(), pageHead(name), redirectToBase(base), pageFiles(name), offlineShell(), webManifest(), compress()],
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      reportCompressedSize: false,
      // Every browser of the target preloads modules by itself, and an inline polyfill would need its own CSP hash.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((name) => LARGE_BLOCK.test(name)),
      },
      rolldownOptions: {
        // To read a property does nothing else, neither here nor in the libraries.
        treeshake: { propertyReadSideEffects: false },
        // Every page's file is named in the one that all start with, and a hash is what does not compress: the shortest that the bundler takes.
        output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: GROUPS } },
      },
    },
    server: { host: '127.0.0.1', port, strictPort: true },
  };
};

/**
 * Beside a page's own file, only the large blocks are fetched ahead of their import: the lists of all that each of an app's files needs
 * weighed 5 kB in the file that every page starts with, and grew with every page of every area.
 */
const LARGE_BLOCK = /[\\/](list-page|form-dialog|modal)-/;

/** What every page of an app starts with is one file: apart it weighs 13 kB more and is fetched in 26 pieces. Everything else the bundler divides. */
const GROUPS = [{ name: 'start', tags: ['$initial' as const] }];
