import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './src/support/chromium.ts';
import { dataFolder } from './src/support/data-folder.ts';

// The built apps on the real server with its own PostgreSQL, fresh demo data, and the public services played on this machine. One worker: the journeys share one company's data.

const PORT = Number(process.env['ESTETO_E2E_PORT'] ?? 3790);
const SERVICES_PORT = PORT + 1000;
const services = `http://localhost:${SERVICES_PORT}`;
const browser = { ...devices['Desktop Chrome'], launchOptions: chromiumOptions };

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    // Journeys are about the pages as they were built just now; offline.e2e.ts is about the worker.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...browser, viewport: { width: 1280, height: 800 } }, testIgnore: '**/phone.*' },
    { name: 'phone', use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true }, testMatch: '**/phone.*' },
  ],
  webServer: [
    {
      command: 'node ../../apps/api/src/testing/serve-public-services.ts',
      url: services,
      reuseExistingServer: false,
      env: { PORT: String(SERVICES_PORT) },
    },
    {
      command: 'node ../../apps/api/src/server.ts',
      url: `http://localhost:${PORT}/api/ready`,
      timeout: 120_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(PORT),
        ESTETO_DATA_DIR: dataFolder(),
        LOG_LEVEL: 'warn',
        CEP_URL: `${services}/cep`,
        CITIES_URL: `${services}/ibge`,
        BANKS_URL: `${services}/banks`,
        POSTAL_CODE_URL: `${services}/places`,
        CNPJ_URL: `${services}/registry`,
      },
    },
  ],
});
