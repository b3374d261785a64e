import { expect, it } from 'vitest';
import { irpfDeadline } from './irpf-deadline.ts';

it.each([
  ['2025: IN RFB 2.255/2025', 2025, {}, '2025-05-30'],
  ['2026: IN RFB 2.312/2026', 2026, {}, '2026-05-29'],
  ['2027: a Monday, its act is not out', 2027, {}, '2027-05-31'],
  ['2027 as staff keep it', 2027, { 2026: '2026-06-30', 2027: '2027-04-30' }, '2027-04-30'],
  ['2026 put off, as staff keep it', 2026, { 2026: '2026-06-30' }, '2026-06-30'],
])('the last day to deliver of %s', (_name, exercise, told, day) => {
  expect(irpfDeadline(exercise, told)).toBe(day);
});
