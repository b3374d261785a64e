import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const browser = playwright({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    // As root there is no sandbox; the tests need no network at all.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 120_000 } },
      {
        plugins: [react(), storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
        optimizeDeps: {
          // Found at the start, so that no test is reloaded halfway.
          include: [
            '@chakra-ui/charts',
            '@chakra-ui/react',
            '@fullcalendar/react',
            '@fullcalendar/react/daygrid',
            '@fullcalendar/react/interaction',
            '@fullcalendar/react/list',
            '@fullcalendar/react/locales/pt-br',
            '@fullcalendar/react/themes/classic',
            '@fullcalendar/react/timegrid',
            '@tanstack/react-query',
            '@tanstack/react-table',
            '@tanstack/react-virtual',
            'axe-core',
            'dayjs',
            'dayjs/locale/pt-br.js',
            'dayjs/plugin/utc.js',
            'formik',
            'jotai',
            'jotai/utils',
            'jotai/vanilla',
            'jotai/vanilla/utils',
            'lucide-react',
            'react-dom',
            'react-dom/client',
            'react-router',
            'react-router/dom',
            'recharts',
            'yup',
          ],
          // Comes with the calls of auth and shell, which ui does not know; it is one module as it is.
          exclude: ['ky'],
        },
        test: {
          name: 'stories',
          testTimeout: 120_000,
          // One page for all files of a worker: the apps' modules are loaded once, not once a file.
          isolate: false,
          // Two pages at a time, one for each core: one alone leaves half of the machine idle.
          maxWorkers: 2,
          // What passes only then is told, and counted (tooling/run/unsteady.json).
          retry: 1,
          browser: {
            enabled: true,
            headless: true,
            provider: browser,
            // The first page loads all that stories need: minutes on a machine that is busy, of which nothing is known but that it goes on.
            connectTimeout: 300_000,
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
    ],
  },
});
