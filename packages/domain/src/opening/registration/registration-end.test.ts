import { describe, expect, it } from 'vitest';
import { businessCalendar } from '../../shared/date/business-calendar.ts';
import { endForecast, seenDays, type WholeOpening } from './registration-end.ts';
import { newProgress, type RegistrationProgress, withStep } from './registration-progress.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from './registration-step.ts';
import { FIRST_TYPICAL_DAYS as typical } from './typical-days.ts';

const days = businessCalendar([]);
const today = '2026-11-23';
const rulesOn = (date: string) => ({ today: date, days, allowance: () => 3 });

/** An opening that went through these steps, as long as each takes, and stands at the next one since `elapsed` days. */
const standingAt = (opening: WholeOpening, at: RegistrationStep, elapsed: number): { progress: RegistrationProgress; now: string } => {
  let now = '2026-03-02';
  let progress = newProgress(rulesOn(now));
  for (const step of REGISTRATION_STEPS) {
    if (step === at) break;
    now = days.after(now, opening[step] ?? 0);
    progress = withStep(progress, { step, to: 'concluded', note: null }, rulesOn(now));
  }
  return { progress, now: days.after(now, elapsed) };
};

/** The days of a city: each opening has a pace of its own, and the city hall is slow or quick for its steps together. The same numbers each time. */
const history = (count: number, seed: number): WholeOpening[] => {
  let state = seed;
  const chance = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => {
    const pace = 0.7 + chance() * 0.6;
    const hall = 0.5 + chance();
    return Object.fromEntries(
      REGISTRATION_STEPS.map((step) => {
        const slow = step === 'viability' || step === 'protocol' ? hall : 1;
        return [step, Math.max(1, Math.round((1 + chance() * 3) * pace * slow))];
      }),
    );
  });
};

describe('the end of an opening', () => {
  it('comes from the typical days until enough openings were seen, and says of how many', () => {
    const begun = newProgress(rulesOn(today));
    const told = endForecast(begun, { today, days, openings: history(9, 1), typical });
    expect(told).toMatchObject({ openings: 0 });
    expect(told && told.from < told.median && told.median < told.to).toBe(true);
    expect(endForecast(begun, { today, days, openings: history(10, 1), typical })).toMatchObject({ openings: 10 });
  });

  it('is narrower than the sum of what each step may take', () => {
    const told = endForecast(newProgress(rulesOn(today)), { today, days, openings: [], typical });
    // 10 to 59 business days are the sums of the table.
    expect(told && days.between(told.from, told.to)).toBeLessThan(25);
  });

  it('counts what is left of a step that goes on, and is over with the last one', () => {
    const openings = Array.from({ length: 12 }, (): WholeOpening => ({ protocol: 6, national_simple: 4 }));
    const { progress, now } = standingAt({}, 'protocol', 2);
    expect(endForecast(progress, { today: now, days, openings, typical })).toMatchObject({ median: days.after(now, 8) });
    // Later than any that was seen: what is left of it is nothing, and never less.
    expect(endForecast(progress, { today: days.after(now, 30), days, openings, typical })).toMatchObject({
      median: days.after(now, 34),
    });
    const last = withStep(
      withStep(progress, { step: 'protocol', to: 'concluded', note: null }, rulesOn(now)),
      {
        step: 'national_simple',
        to: 'concluded',
        note: null,
      },
      rulesOn(now),
    );
    expect(endForecast(last, { today: now, days, openings, typical })).toBeNull();
  });

  it('holds four of five ends that it has not seen, from any step, in less than 12 business days', () => {
    const all = history(180, 20_261_125);
    const learned = all.slice(0, 60);
    const tried = all.slice(60).flatMap((opening) =>
      REGISTRATION_STEPS.map((at) => {
        const { progress, now } = standingAt(opening, at, 0);
        const left = REGISTRATION_STEPS.slice(REGISTRATION_STEPS.indexOf(at)).reduce((sum, step) => sum + (opening[step] ?? 0), 0);
        const told = endForecast(progress, { today: now, days, openings: learned, typical });
        if (!told) throw new Error('nothing is told');
        const end = days.after(now, left);
        return { holds: end >= told.from && end <= told.to, width: days.between(told.from, told.to) };
      }),
    );
    expect(tried.filter(({ holds }) => holds).length / tried.length).toBeGreaterThanOrEqual(0.8);
    const widths = tried.map(({ width }) => width).toSorted((a, b) => a - b);
    expect(widths[Math.floor(widths.length / 2)]).toBeLessThan(12);
  });

  it('knows of each step what was seen of it', () => {
    expect(seenDays([{ draft: 2 }, { draft: 3, irs: 1 }])).toMatchObject({ draft: [2, 3], irs: [1], protocol: [] });
  });
});
