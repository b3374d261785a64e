import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const REASON_LINES = 12;

/**
 * Prints what failed and one line for each step ({ name, passed, failures, seconds, times }), and ends the process with 1 when anything failed.
 * `slowestToo` names the tests that took longest.
 */
export function tellTable(rows, seconds, { slowestToo = false } = {}) {
  for (const { name, failures } of rows) {
    if (failures.length > 0) console.log(`\n${name}:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
  }
  const slow = slowestToo ? slowest(rows.flatMap(({ times = [] }) => times)) : [];
  if (slow.length > 0) console.log(`\nOs testes mais demorados:\n${slow.join('\n')}`);
  const sum = (of) => rows.reduce((total, row) => total + of(row), 0);
  const all = { name: '', passed: sum((row) => row.passed), failed: sum((row) => row.failures.length), seconds };
  const cells = [...rows.map((row) => ({ ...row, failed: row.failures.length })), all].map((row) => [
    row.name,
    String(row.passed),
    String(row.failed),
    `${row.seconds} s`,
  ]);
  const width = Math.max(28, ...rows.map(({ name }) => name.length + 2));
  const line = ([name, ...numbers]) => `${name.padEnd(width)}${numbers.map((number) => number.padStart(9)).join('')}`;
  console.log(`\n${[['', 'passou', 'falhou', 'tempo'], ...cells].map(line).join('\n')}\n`);
  console.log(`${all.passed} passed, ${all.failed} failed`);
  process.exitCode = all.failed === 0 ? 0 : 1;
}

/**
 * Counts and times of one runner's JSON report, Vitest's or Playwright's. What did not run to its end (skipped, todo) has not passed, so it counts as
 * failed; what passed on its second try has passed, and is told apart. A missing or broken report is one failure. Each failure says why: the summary
 * is often all that is kept. With `part` only some tests of each file were asked for: those left out do not count.
 */
export function readReport(path, { part = false } = {}) {
  if (!existsSync(path)) return { passed: 0, failures: [`não há relatório em ${path}`], unsteady: [], times: [] };
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return report.testResults ? countVitest(report, part) : countPlaywright(report);
}

function countVitest({ testResults }, part) {
  const isAsked = ({ status }) => !part || !['skipped', 'pending'].includes(status);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(isAsked).map(({ fullName, status, duration = 0, failureMessages = [] }) => ({
      title: `${basename(name)} › ${fullName}`,
      status,
      ms: duration ?? 0,
      reasons: failureMessages,
    })),
  );
  const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'));
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failures: [
      ...tests.filter((test) => test.status !== 'passed').map(failure),
      ...broken.map((file) => `${basename(file.name)} (${file.message || 'failed'})`),
    ],
    // Vitest keeps how the first try failed beside the status of the second.
    unsteady: tests.filter((test) => test.status === 'passed' && test.reasons.length > 0).map(unsteady),
    times: tests.map(timeOf),
  };
}

function countPlaywright({ suites, errors }) {
  const tests = [];
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? []) {
      for (const { status, results = [] } of spec.tests) {
        const reasons = results.flatMap(({ error }) => (error ? [error.message ?? String(error.value)] : []));
        const ms = results.reduce((sum, { duration = 0 }) => sum + duration, 0);
        tests.push({ title: [...titles, spec.title].join(' › '), status, ms, reasons });
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of suites) visit(suite, [suite.title]);
  return {
    passed: tests.filter((test) => HAS_PASSED.includes(test.status)).length,
    failures: [
      ...tests.filter((test) => !HAS_PASSED.includes(test.status)).map(failure),
      ...errors.map((error) => error.message ?? String(error)),
    ],
    unsteady: tests.filter((test) => test.status === 'flaky').map(unsteady),
    times: tests.map(timeOf),
  };
}

/** Playwright's words. */
const HAS_PASSED = ['expected', 'flaky'];

function unsteady({ title, reasons }) {
  return { title, first: inLines(reasons.slice(0, 1)).join('\n') };
}

function timeOf({ title, ms }) {
  return { title, ms };
}

/** The tests that took longest, as lines to print. */
export function slowest(times, count = 10) {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${title}`);
}

/** One failure in words: which test, and the first lines of what went wrong at each try. */
function failure({ title, status, reasons }) {
  return [`${title} (${status})`, ...inLines(reasons)].join('\n');
}

function inLines(reasons) {
  const lines = reasons.flatMap((reason) => stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES));
  return lines.map((line) => `      ${line}`);
}
