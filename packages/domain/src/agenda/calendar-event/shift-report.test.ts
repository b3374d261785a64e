import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceOfShifts } from '../../billing/invoice/shift-invoice.ts';
import { NO_HOURS } from '../../shared/schedule/event-hours.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { eventDayText, readEventDays } from './event-day.ts';
import { EVENT_MONEY } from './event-money.ts';
import { groupShifts, type ReportShift, sumOfShifts } from './shift-report.ts';

const shift = (changes: Partial<ReportShift> = {}): ReportShift => ({
  starts_on: '2026-11-03',
  place: 'Santa Casa',
  client_name: 'Irmandade',
  hours: { ...NO_HOURS, total: 720, day: 240, night: 480 },
  value: 150_000,
  money: 'to_invoice',
  is_over: true,
  ...changes,
});

describe('the sums of a report', () => {
  it('tell what was worked, what became of it, and what an hour was worth', () => {
    const sums = sumOfShifts([
      shift(),
      shift({ money: 'received' }),
      shift({ money: 'late', value: 120_000 }),
      shift({ money: 'ahead', is_over: false }),
      shift({ value: null, money: null }),
    ]);
    expect(sums).toMatchObject({
      count: 4,
      worked: 420_000,
      ahead: 150_000,
      to_invoice: 150_000,
      received: 150_000,
      late: 120_000,
      invoiced: 0,
    });
    expect(sums.hours.total).toBe(4 * 720);
    expect(sums.per_hour).toBe(Math.round(420_000 / 36));
  });

  it('what is over is told once, and the groups of any kind sum to the whole', () => {
    const any = fc.record({
      starts_on: fc.constantFrom('2026-09-03', '2026-10-04', '2026-11-05'),
      place: fc.constantFrom('A', 'B', null),
      client_name: fc.constantFrom('X', 'Y', null),
      value: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      money: fc.constantFrom(...EVENT_MONEY.filter((money) => money !== 'ahead')),
      is_over: fc.constant(true),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (some) => {
        const shifts = some.map((one) => shift({ ...one, money: one.value === null ? null : one.money }));
        const whole = sumOfShifts(shifts);
        expect(whole.to_invoice + whole.invoiced + whole.late + whole.received).toBe(whole.worked);
        for (const group of ['place', 'client', 'month'] as const)
          expect(groupShifts(shifts, group).reduce((total, { worked }) => total + worked, 0)).toBe(whole.worked);
      }),
      runs,
    );
  });

  it('what has no note yet stands first; months stand in order of time', () => {
    const shifts = [shift({ place: 'UPA', money: 'received', value: 900_000, starts_on: '2026-12-01' }), shift()];
    expect(groupShifts(shifts, 'place').map(({ label }) => label)).toEqual(['Santa Casa', 'UPA']);
    expect(groupShifts(shifts, 'month').map(({ label }) => label)).toEqual(['nov/2026', 'dez/2026']);
  });
});

describe('one note for several shifts', () => {
  const one = {
    starts_on: '2026-11-10',
    starts_at: '19:00',
    ends_on: '2026-11-11',
    ends_at: '07:00',
    client_id: 4,
    value: 150_000,
    place: 'Santa Casa',
  };

  it('is of their client, of the month of the last, and says them all', () => {
    expect(invoiceOfShifts([one, { ...one, starts_on: '2026-11-03' }])).toEqual({
      ok: true,
      value: {
        client_id: 4,
        competence: '2026-11',
        gross_amount: 300_000,
        shifts: '03/11/2026 (19:00 às 7:00), 10/11/2026 (19:00 às 7:00)',
        description: 'Plantões médicos em {competência}: {plantões}.',
      },
    });
  });

  it('is refused for two clients, and for none at all', () => {
    expect(invoiceOfShifts([one, { ...one, client_id: 5 }]).ok).toBe(false);
    expect(invoiceOfShifts([one, { ...one, client_id: null }])).toMatchObject({ ok: true, value: { client_id: 4 } });
    expect(invoiceOfShifts([]).ok).toBe(false);
  });
});

it('days of events are written into an address and read from it', () => {
  const days = [
    { id: 12, occurrence_on: null },
    { id: 13, occurrence_on: '2026-11-24' },
  ];
  expect(readEventDays(days.map(eventDayText).join(','))).toEqual(days);
  expect(readEventDays('x,0,13:2026-02-30,')).toEqual([]);
});
