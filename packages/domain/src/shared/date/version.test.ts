import { expect, test } from 'vitest';
import { versionAt, versionSpans } from './version.ts';

const versions = [
  { id: 1, valid_from: '2020-01' },
  { id: 2, valid_from: '2027-01' },
  { id: 3, valid_from: '2026-11' },
  { id: 4, valid_from: '2026-11' },
];

test('the version that holds in a month is the last that began by then, and a correction takes the place of what it corrects', () => {
  expect(versionAt(versions, '2019-12')).toBeNull();
  expect(versionAt(versions, '2026-10')?.id).toBe(1);
  expect(versionAt(versions, '2026-12')?.id).toBe(4);
  expect(versionAt(versions, '2027-03')?.id).toBe(2);
});

test('each holds until the month before the next, the newest first', () => {
  expect(versionSpans(versions).map(({ id, until, is_replaced }) => [id, until, is_replaced])).toEqual([
    [2, null, false],
    [4, '2026-12', false],
    [3, '2026-12', true],
    [1, '2026-10', false],
  ]);
  expect(versionSpans([])).toEqual([]);
});
