import { describe, expect, it } from 'vitest';
import { isInMaintenance, maintenanceWindow } from './maintenance-form.ts';

describe('a maintenance', () => {
  it.each([
    ['22:00', '23:30', '2026-11-24T01:00:00.000Z', '2026-11-24T02:30:00.000Z'],
    ['23:00', '01:00', '2026-11-24T02:00:00.000Z', '2026-11-24T04:00:00.000Z'],
    ['02:00', '02:00', '2026-11-23T05:00:00.000Z', '2026-11-24T05:00:00.000Z'],
  ])('on 23 November from %s until %s', (from, until, starts_at, ends_at) => {
    expect(maintenanceWindow({ date: '2026-11-23', from, until })).toEqual({ starts_at, ends_at });
  });

  it.each([
    ['2026-11-24T00:59:59Z', false],
    ['2026-11-24T01:00:00Z', true],
    ['2026-11-24T02:29:59Z', true],
    ['2026-11-24T02:30:00Z', false],
  ])('at %s: %s', (now, on) => {
    expect(isInMaintenance({ starts_at: '2026-11-24T01:00:00Z', ends_at: '2026-11-24T02:30:00Z' }, new Date(now))).toBe(on);
  });

  it('is none where none was set', () => expect(isInMaintenance(null, new Date())).toBe(false));
});
