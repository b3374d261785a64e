import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport, slowest } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'esteto-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(report) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return readReport(path);
}

function count(report) {
  const { passed, failures } = read(report);
  return { passed, failures };
}

const vitest = (status, ...tests) => ({
  name: '/repo/src/a.test.ts',
  status,
  message: 'boom',
  assertionResults: tests.map((result) => ({ status: result, fullName: result })),
});

test("Vitest's report: only what passed has passed", () => {
  expect(count({ testResults: [vitest('failed', 'passed', 'failed'), vitest('passed', 'passed', 'skipped', 'todo')] })).toEqual({
    passed: 2,
    failures: ['a.test.ts › failed (failed)', 'a.test.ts › skipped (skipped)', 'a.test.ts › todo (todo)'],
  });
});

test('a failure says why, in plain text and a few lines', () => {
  const long = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
  const result = { status: 'failed', fullName: 'adds', failureMessages: [`\u001B[31mexpected 1\u001B[39m\nto be 2`] };
  const { failures } = count({
    testResults: [{ ...vitest('failed'), assertionResults: [result, { ...result, failureMessages: [long] }] }],
  });
  expect(failures[0]).toBe('a.test.ts › adds (failed)\n      expected 1\n      to be 2');
  expect(failures[1]?.split('\n')).toHaveLength(13);
  const specs = [{ title: 'signs in', tests: [{ status: 'unexpected', results: [{ error: { message: 'no button' } }] }] }];
  expect(count({ suites: [{ title: 'a.ts', specs }], errors: [] }).failures).toEqual(['a.ts › signs in (unexpected)\n      no button']);
});

test('a test file that breaks before its first test is a failure', () => {
  expect(count({ testResults: [vitest('failed')] })).toEqual({ passed: 0, failures: ['a.test.ts (boom)'] });
});

test("Playwright's report: nested suites, second tries, errors outside of tests", () => {
  const specs = (...results) => results.map((status) => ({ title: status, tests: [{ status }] }));
  const suites = [{ title: 'a.ts', specs: specs('expected'), suites: [{ title: 'b', specs: specs('unexpected', 'flaky', 'skipped') }] }];
  expect(count({ suites, errors: [{ message: 'no server' }] })).toEqual({
    passed: 2,
    failures: ['a.ts › b › unexpected (unexpected)', 'a.ts › b › skipped (skipped)', 'no server'],
  });
});

test('what passed on its second try has passed, and is told with how it failed first', () => {
  const results = [{ error: { message: 'no button' } }, {}];
  const suites = [{ title: 'a.ts', specs: [{ title: 'signs in', tests: [{ status: 'flaky', results }] }] }];
  const unsteady = (title) => [{ title, first: '      no button' }];
  expect(read({ suites, errors: [] })).toMatchObject({ passed: 1, failures: [], unsteady: unsteady('a.ts › signs in') });
  const again = { status: 'passed', fullName: 'signs in', failureMessages: ['no button'] };
  const report = { testResults: [{ ...vitest('passed'), assertionResults: [again] }] };
  expect(read(report)).toMatchObject({ passed: 1, failures: [], unsteady: unsteady('a.test.ts › signs in') });
});

test('no report is a failure', () => {
  expect(readReport(join(folder, 'none.json')).failures).toHaveLength(1);
});

test('the slowest tests of several reports', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', duration: 1_234.5 },
    { status: 'passed', fullName: 'subtracts' },
  ];
  const specs = [{ title: 'signs in', tests: [{ status: 'expected', results: [{ duration: 2_000 }, { duration: 40_000 }] }] }];
  const times = [
    ...read({ testResults: [{ name: '/repo/a.test.ts', status: 'passed', assertionResults }] }).times,
    ...read({ suites: [{ title: 'b.e2e.ts', specs }], errors: [] }).times,
  ];
  expect(slowest(times, 2)).toEqual(['   42.0 s  b.e2e.ts › signs in', '    1.2 s  a.test.ts › adds']);
});
