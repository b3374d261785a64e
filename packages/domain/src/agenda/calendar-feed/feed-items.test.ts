import { describe, expect, it } from 'vitest';
import { feedItems, type KeptEvent } from './feed-items.ts';

const kept = (changes: Partial<KeptEvent> = {}): KeptEvent => ({
  id: 1,
  version: 3,
  kind: 'shift',
  title: 'Plantão',
  starts_on: '2026-11-02',
  starts_at: '19:00',
  ends_on: '2026-11-03',
  ends_at: '07:00',
  place: 'Santa Casa',
  place_address: 'Rua A, 1',
  rrule: null,
  exdates: [],
  series_id: null,
  occurrence_on: null,
  removed_at: null,
  updated_at: '2026-11-01T12:00:00.000Z',
  ...changes,
});
const series = kept({ rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261230', exdates: ['2026-11-16'] });
const apart = kept({ id: 2, series_id: 1, occurrence_on: '2026-11-09', starts_on: '2026-11-10', ends_on: '2026-11-11' });

describe('what a link carries', () => {
  it('is the event with its place, and nothing of money', () => {
    expect(feedItems([kept()], ['shift'])).toEqual([
      {
        uid: 'evento-1@esteto',
        sequence: 3,
        updated_at: '2026-11-01T12:00:00.000Z',
        kind: 'shift',
        title: 'Plantão',
        starts_on: '2026-11-02',
        starts_at: '19:00',
        ends_on: '2026-11-03',
        ends_at: '07:00',
        place: 'Santa Casa, Rua A, 1',
        rrule: null,
        exdates: [],
        recurrence: null,
        is_cancelled: false,
        is_busy: true,
      },
    ]);
  });

  it('is of the kinds that were chosen', () => {
    expect(feedItems([kept(), kept({ id: 2, kind: 'personal' })], ['personal']).map(({ uid }) => uid)).toEqual(['evento-2@esteto']);
  });

  it('tells what was taken back, and does not keep busy by a due date', () => {
    const [gone, due] = feedItems([kept({ removed_at: '2026-11-05T12:00:00.000Z' }), kept({ id: 2, kind: 'due' })], ['shift', 'due']);
    expect(gone?.is_cancelled).toBe(true);
    expect(due?.is_busy).toBe(false);
  });

  it('puts a changed day in the place of the moment of its series', () => {
    const [rule, day] = feedItems([series, apart], ['shift']);
    expect(rule).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231T025959Z', exdates: ['2026-11-16'], recurrence: null });
    expect(day).toMatchObject({ uid: 'evento-1@esteto', recurrence: '2026-11-09T19:00', starts_on: '2026-11-10' });
  });

  it.each([
    ['of another kind', { kind: 'meeting' as const }, series, ['shift', 'meeting'] as const, false],
    ['of a kind that is left out', { kind: 'meeting' as const }, series, ['shift'] as const, true],
    ['of whole days', {}, { ...series, starts_at: null, ends_at: null }, ['shift'] as const, true],
  ])('a changed day %s', (_name, changes, of, kinds, is_taken_out) => {
    const [rule] = feedItems([of, { ...apart, ...changes }], [...kinds]);
    expect(rule?.exdates.includes('2026-11-09')).toBe(is_taken_out);
  });

  it('lets a changed day stand for itself when its series is left out or gone', () => {
    const alone = { uid: 'evento-2@esteto', recurrence: null };
    expect(feedItems([series, { ...apart, kind: 'meeting' }], ['meeting'])).toEqual([expect.objectContaining(alone)]);
    expect(feedItems([apart], ['shift'])).toEqual([expect.objectContaining(alone)]);
    expect(feedItems([series, { ...apart, removed_at: '2026-11-05T12:00:00.000Z' }], ['shift'])).toHaveLength(1);
  });
});
