import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Counts of one runner's JSON report, Vitest's or Playwright's. What did not run to its end (skipped, todo, passed only on a second try) has
 * not passed, so it counts as failed. A missing or broken report is one failure.
 */
export function readReport(path) {
  if (!existsSync(path)) return { passed: 0, failures: [`não há relatório em ${path}`] };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults ? countVitest(report) : countPlaywright(report);
}

function countVitest({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: `${basename(name)} › ${fullName}`, status })),
  );
  const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'));
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failures: [
      ...tests.filter((test) => test.status !== 'passed').map((test) => `${test.title} (${test.status})`),
      ...broken.map((file) => `${basename(file.name)} (${file.message || 'failed'})`),
    ],
  };
}

function countPlaywright({ suites, errors }) {
  const tests = [];
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) tests.push({ title: [...titles, spec.title].join(' › '), status: test.status });
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of suites) visit(suite, [suite.title]);
  return {
    passed: tests.filter((test) => test.status === 'expected').length,
    failures: [
      ...tests.filter((test) => test.status !== 'expected').map((test) => `${test.title} (${test.status})`),
      ...errors.map((error) => error.message ?? String(error)),
    ],
  };
}
