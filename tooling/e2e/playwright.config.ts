import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './src/support/chromium.ts';

// The built apps on the real server with its own PostgreSQL, fresh demo data, and the public services and the national emitter played on
// this machine, all on one day (support/clock.ts): a world for each file of journeys (support/world.ts), which run one after another.

const browser = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions };
const desk = { ...browser, viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  globalSetup: './src/support/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // What passes only then is told, and counted (tooling/run/unsteady.json).
  retries: 1,
  forbidOnly: true,
  // How long what comes by itself is waited for, not how fast it must be: the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: {
    actionTimeout: 30_000,
    // Journeys are about the pages as they were built just now; offline.e2e.ts is about the worker.
    serviceWorkers: 'block',
    // What moves in and out is waited for by nobody.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'on-first-retry',
  },
  // The longest files come first: none of them must begin when the rest has ended.
  projects: [
    { name: 'addresses', use: desk, testMatch: '**/every-address-*' },
    {
      name: 'phone',
      use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: '**/phone.*',
    },
    { name: 'desktop', use: desk, testIgnore: ['**/phone.*', '**/every-address-*'] },
  ],
});
