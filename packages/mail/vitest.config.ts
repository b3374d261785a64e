import { defineConfig } from 'vitest/config';

// Pure code needs no isolation between files; property tests with 10,000 cases need more than the default five seconds.
export default defineConfig({ test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 120_000 } });
