import { type App, basePath } from '@esteto/domain/route/base-paths';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compress } from './compress.ts';
import { leanContract } from './lean-contract.ts';
import { leanLibraries } from './lean-libraries.ts';
import { offlineShell } from './offline-shell.ts';
import { pageHead } from './page-head.ts';
import { redirectToBase } from './redirect-to-base.ts';
import { webManifest } from './web-manifest.ts';

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
    plugins: [leanContract(), leanLibraries(), react(), pageHead(), redirectToBase(base), offlineShell(), webManifest(), compress()],
    build: {
      target: 'baseline-widely-available',
      sourcemap: false,
      reportCompressedSize: false,
      // Every browser of the target preloads modules by itself, and an inline polyfill would need its own CSP hash.
      modulePreload: { polyfill: false },
      minify: 'terser',
      terserOptions: { module: true, compress: { passes: 2, pure_getters: true } },
      rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
    },
    server: { host: '127.0.0.1', port, strictPort: true },
  };
};

/**
 * The files that several pages share; everything else comes with the page or dialog that imports it. Few files compress better than many
 * small ones (9 kB on a list). The start is one file, libraries and our own code together: apart they weigh 3 kB more.
 */
const FILES = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'common',
    test: /packages\/(?:domain\/src\/shared\/(?:money|date|competence|percent|text)\.ts|ui\/src\/(?:(?:page|card|states(?!\/blocking)|status|money|today|scope|query)\/|field\/(?:adorned|input|select)\.tsx))|use-sync-external-store\/|lucide-react\/dist\/esm\/icons\/(?:inbox|sliders-horizontal|search|arrow-up|arrow-down|ellipsis-vertical|download|search-x|plus|chevron-right)\.mjs/,
  },
  {
    name: 'list',
    test: /packages\/ui\/src\/(?:data-table\/(?!virtual-rows|use-delete-action|table-settings-menu|column-order-dialog|move-column|every-row\.|bulk-bar|row-cards)|list-page\/|file\/save-file)/,
  },
];
