import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './src/support/chromium.ts';
import { dataFolder } from './src/support/data-folder.ts';
import { EMITTER_CONTROL_PORT, EMITTER_PORT, PORT, SERVICES_PORT } from './src/support/ports.ts';

// The built apps on the real server with its own PostgreSQL, fresh demo data, and the public services and the national emitter played on
// this machine, each started once the one before it stands. One worker: the journeys share one company's data.

const services = `http://localhost:${SERVICES_PORT}`;
const sefin = `https://127.0.0.1:${EMITTER_PORT}/SefinNacional`;
const authority = join(dataFolder(), 'emitter-ca.pem');
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
    {
      name: 'phone',
      use: { ...browser, viewport: { width: 390, height: 844 }, hasTouch: true },
      testMatch: ['**/phone.*', '**/billing-routes.e2e.ts'],
    },
  ],
  webServer: [
    {
      command: 'node ../../apps/api/src/testing/serve-public-services.ts',
      url: services,
      reuseExistingServer: false,
      env: { PORT: String(SERVICES_PORT) },
    },
    {
      command: 'node ../../apps/api/src/testing/serve-emitter.ts',
      url: `http://localhost:${EMITTER_CONTROL_PORT}`,
      reuseExistingServer: false,
      env: { PORT: String(EMITTER_CONTROL_PORT), EMITTER_PORT: String(EMITTER_PORT), CA_FILE: authority },
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
        NFSE_PRODUCTION_URL: sefin,
        NFSE_HOMOLOGATION_URL: sefin,
        NFSE_CA_FILE: authority,
      },
    },
  ],
});
