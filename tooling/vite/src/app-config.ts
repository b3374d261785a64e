import { type App, basePath } from '@esteto/domain/route/base-paths';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compress } from './compress.ts';
import { leanContract } from './lean-contract.ts';
import { pageHead } from './page-head.ts';
import { redirectToBase } from './redirect-to-base.ts';

type AppOptions = {
  name: App;
  /** Of the dev server; `microfrontends.json` sends the app's paths to it. */
  port: number;
};

/** The whole Vite configuration of an app. Each app builds alone, under its own prefix, into its own `dist`. */
export const appConfig = ({ name, port }: AppOptions): UserConfig => {
  const base = basePath[name] === '/' ? '/' : `${basePath[name]}/`;
  return {
    base,
    plugins: [leanContract(), react(), pageHead(), redirectToBase(base), compress()],
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      reportCompressedSize: false,
      // Every browser of the target preloads modules by itself, and an inline polyfill would need its own CSP hash.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'libraries', test: START_LIBRARIES }] } } },
    },
    server: { host: '127.0.0.1', port, strictPort: true },
  };
};

/**
 * What every page starts with, in one file: it compresses better than many, and it stays cached when only our own code changes. Of Chakra
 * only the styling engine; its components come with the pages that use them.
 */
const START_LIBRARIES =
  /node_modules\/(?:(?:react|react-dom|scheduler|react-router|cookie-es|@tanstack\/(?:query-core|react-query)|jotai|@emotion\/[^/]+|stylis|react-is|hoist-non-react-statics|@pandacss\/is-valid-prop)\/|@chakra-ui\/react\/dist\/esm\/(?:styled-system\/|utils\/|[^/]+\.js$)|lucide-react\/dist\/esm\/(?!icons\/))/;
