import { expect, it, test } from 'vitest';
import { businessCalendar } from '../../shared/date/business-calendar.ts';
import { parse } from '../../shared/schema/parse.ts';
import { endForecast } from '../registration/registration-end.ts';
import { expectedDays, forecast } from '../registration/registration-forecast.ts';
import { newProgress, withStep } from '../registration/registration-progress.ts';
import { FIRST_PROCESSING_TIMES, processingTimesForm } from './processing-times.ts';

const days = businessCalendar([]);
const today = '2026-11-23';
const first = FIRST_PROCESSING_TIMES.steps;
const slower = { ...first, draft: { from: 4, to: 9 }, viability: { from: 3, to: 12 } };
const told = { valid_from: '2026-11', reason: 'A Junta está mais lenta.' };
const problemsOf = (steps: unknown) => {
  const judged = parse(processingTimesForm, { ...told, ...FIRST_PROCESSING_TIMES, steps }, { today });
  return judged.ok ? null : judged.errors;
};

test.each([
  [first, null],
  [{ ...first, draft: { from: 0, to: 1 } }, null],
  [{ ...first, draft: { from: 5, to: 4 } }, { 'steps.draft.to': ['Minuta (até): não pode ser menos que o começo.'] }],
  [{ ...first, draft: { from: 0, to: 0 } }, { 'steps.draft.to': [expect.stringMatching(/^Minuta \(até\):/)] }],
  [{ ...first, protocol: { from: 2, to: 500 } }, { 'steps.protocol.to': ['Protocolo (até): o maior valor aceito é 120.'] }],
])('the days of the steps are judged: %j', (steps, problems) => {
  expect(problemsOf(steps)).toEqual(problems);
});

it('is what is expected of a step where too little was seen, and never where enough was', () => {
  const seen = { viability: Array.from({ length: 20 }, () => 4) };
  expect(expectedDays('draft', { seen, typical: slower })).toEqual({ from: 4, to: 9, is_learned: false });
  expect(expectedDays('viability', { seen, typical: slower })).toEqual({ from: 4, to: 4, is_learned: true });
});

it('moves the forecast of steps and end, and the due dates of steps that begin afterwards; what was set is kept', () => {
  const rules = (typical: typeof first) => ({
    today,
    days,
    seen: {},
    openings: [],
    typical,
    allowance: (step: keyof typeof first) => typical[step].to,
  });
  const begun = newProgress(rules(first));
  expect(begun.draft.due_on).toBe(days.after(today, 6));
  const [before, after] = [first, slower].map((typical) => ({
    steps: forecast(begun, rules(typical)),
    end: endForecast(begun, rules(typical)),
  }));
  expect([before?.steps.draft?.to, after?.steps.draft?.to]).toEqual([days.after(today, 6), days.after(today, 9)]);
  expect((before?.end?.median ?? '') < (after?.end?.median ?? '')).toBe(true);
  const next = withStep(begun, { step: 'draft', to: 'concluded', note: null }, rules(slower));
  expect([next.draft.due_on, next.viability.due_on]).toEqual([days.after(today, 6), days.after(today, 12)]);
});
