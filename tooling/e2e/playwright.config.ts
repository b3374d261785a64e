import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './src/support/chromium.ts';

// The built apps on the real server with its own PostgreSQL, fresh demo data, and the public services and the national emitter played on
// this machine: once for each of two workers (support/world.ts). The journeys of one file run one after another.

const browser = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions };

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // What passes only then is told, and counted (tooling/run/unsteady.json).
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 15_000,
    // Journeys are about the pages as they were built just now; offline.e2e.ts is about the worker.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'on-first-retry',
  },
  // The phone comes first: it has the longest file, which must not begin when the rest has ended.
  projects: [
    {
      name: 'phone',
      use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: ['**/phone.*', '**/every-address.e2e.ts'],
    },
    { name: 'desktop', use: { ...browser, viewport: { width: 1280, height: 800 } }, testIgnore: '**/phone.*' },
  ],
});
