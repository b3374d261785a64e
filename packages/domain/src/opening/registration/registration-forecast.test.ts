import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessCalendar } from '../../shared/date/business-calendar.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { ENOUGH_OPENINGS, expectedDays, forecast, rangeOf } from './registration-forecast.ts';
import { currentStep, newProgress, progressSummary, withStep } from './registration-progress.ts';
import { REGISTRATION_STEPS, registrationStepStatuses } from './registration-step.ts';
import { registrationStepNews, registrationTurn } from './registration-turn.ts';
import { FIRST_TYPICAL_DAYS as typical } from './typical-days.ts';

const today = '2026-11-23';
const days = businessCalendar(['2026-11-25']);
const rules = { today, days, allowance: () => 3 };

describe('the calendar', () => {
  it('leaves out weekends, holidays of the country and of the place', () => {
    expect(days.after(today, 2)).toBe('2026-11-26');
    expect(days.after('2026-11-19', 1)).toBe('2026-11-23');
    expect(days.after(today, 0)).toBe(today);
  });
  it('counts back what it counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (count) => {
        expect(days.between(today, days.after(today, count))).toBe(count);
      }),
      runs,
    );
  });
});

describe('an opening', () => {
  it('gives each step its turn when the one before is over', () => {
    const begun = newProgress(rules);
    expect(progressSummary(begun)).toEqual({ step: 'draft', step_status: 'pending', due_on: '2026-11-27', is_alert: false });
    const later = { ...rules, today: '2026-11-30' };
    const next = withStep(begun, { step: 'draft', to: 'concluded', note: null }, later);
    expect(next.draft).toMatchObject({ ended_on: '2026-11-30', days: 4 });
    expect(next.viability).toMatchObject({ begun_on: '2026-11-30', due_on: '2026-12-03' });
    const back = withStep(next, { step: 'draft', to: 'rejected', note: 'Errado.' }, later);
    expect(progressSummary(back)).toMatchObject({ step: 'draft', is_alert: true });
    expect(back.draft).toMatchObject({ ended_on: null, days: null, note: 'Errado.' });
  });

  it('has a turn and news for every step and status', () => {
    for (const step of REGISTRATION_STEPS)
      for (const status of registrationStepStatuses[step]) {
        expect(registrationStepNews(step, status)).not.toBe('');
        const isOver = status === 'concluded' || status === 'cancelled';
        expect(registrationTurn(step, status) === null).toBe(isOver);
      }
  });

  it('ends when every step is concluded or cancelled', () => {
    const over = REGISTRATION_STEPS.reduce((all, step) => withStep(all, { step, to: 'concluded', note: null }, rules), newProgress(rules));
    expect(currentStep(over)).toBeNull();
    expect(forecast(over, { today, days, seen: {}, typical })).toEqual({});
  });
});

describe('the forecast', () => {
  it('is what is typical until enough openings were seen', () => {
    expect(rangeOf(Array.from({ length: ENOUGH_OPENINGS - 1 }, () => 4))).toBeNull();
    expect(expectedDays('viability', { seen: { viability: [2, 3] }, typical })).toEqual({ from: 1, to: 7, is_learned: false });
    const seen = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(expectedDays('viability', { seen: { viability: seen }, typical })).toEqual({ from: 2, to: 19, is_learned: true });
  });

  it('goes from step to step and is never in the past', () => {
    const found = forecast(newProgress({ ...rules, today: '2026-09-01' }), { today, days, seen: {}, typical });
    let before = today;
    for (const step of REGISTRATION_STEPS) {
      const { from = '', to = '' } = found[step] ?? {};
      expect(from >= before && to > today && from <= to).toBe(true);
      before = from;
    }
  });

  it('holds four of five outcomes that it has not seen', () => {
    const long = Array.from({ length: 3000 }, (_, at) => 1 + (((at * 7919) % 101) % 17));
    const tries = Array.from({ length: 2900 }, (_, at) => at);
    const held = tries.filter((at) => {
      const range = rangeOf(long.slice(at, at + 20));
      const next = long[at + 20] ?? 0;
      return range !== null && next >= range.from && next <= range.to;
    });
    expect(held.length / tries.length).toBeGreaterThanOrEqual(0.8);
  });
});
