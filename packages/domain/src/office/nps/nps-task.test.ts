import { expect, it } from 'vitest';
import { npsTaskDue, npsTaskStanding } from './nps-task-life.ts';

it.each([
  ['2026-11-16', '2026-11-18'],
  // Before a weekend, and on it.
  ['2026-11-12', '2026-11-16'],
  ['2026-11-14', '2026-11-17'],
  // 20 November is a holiday.
  ['2026-11-18', '2026-11-23'],
])('who answers on %s hears from us until %s', (today, due) => {
  expect(npsTaskDue(today)).toBe(due);
});

it.each([
  ['open', '2026-11-20', 'Em aberto', 'waiting'],
  ['open', '2026-11-19', 'Atrasado', 'attention'],
  ['done', '2026-11-19', 'Concluído', 'done'],
] as const)('%s until %s is %s', (status, due_on, label, tone) => {
  expect(npsTaskStanding({ status, due_on }, '2026-11-20')).toEqual({ label, tone });
});
