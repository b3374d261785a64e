import { expect, it } from 'vitest';
import type { DutyShiftStatus } from '../duty-shift/duty-shift-life.ts';
import { hasChanged, signingProblem, sumHours } from './month-hours.ts';
import { balanceWords, hoursFacts, type StatementShift, statementText, statementTitle } from './statement-text.ts';

const line = (status: DutyShiftStatus, done: number | null, given: Partial<StatementShift> = {}): StatementShift => ({
  status,
  starts_on: '2026-12-31',
  starts_at: '19:00',
  ends_at: '07:00',
  unit_name: 'Hospital São Lucas',
  sector_name: 'UTI',
  duration_minutes: 720,
  done_minutes: done,
  done_night_minutes: done === null ? null : Math.min(done, 480),
  done_weekend_minutes: done === null ? null : 0,
  done_holiday_minutes: done === null ? null : Math.min(done, 420),
  in_time: done === null ? null : '18:58',
  out_time: done === null ? null : '08:00',
  divergences: [],
  ...given,
});

const lines = [
  line('done', 720),
  line('done_with_divergence', 780, { divergences: [{ kind: 'late_out', amount: 60 }] }),
  line('missed', null),
  line('published', null),
];

it('a month is what was done, its parts, and what is missing or too much of what is told', () => {
  expect(sumHours(lines)).toEqual({
    shifts: 4,
    pending: 1,
    missed: 1,
    diverged: 1,
    planned: 2880,
    done: 1500,
    night: 960,
    weekend: 0,
    holiday: 840,
    // An hour more once, a whole shift less; of the one that is not told nothing is missing yet.
    balance: 60 - 720,
  });
  expect(sumHours([])).toMatchObject({ shifts: 0, planned: 0, balance: 0 });
});

it.each([
  ['nothing', { shifts: 0, pending: 0 }, '2027-01-01', 'Não há plantões neste mês.'],
  ['its last day', { shifts: 3, pending: 0 }, '2026-12-31', 'O mês ainda não terminou.'],
  ['one that waits', { shifts: 3, pending: 1 }, '2027-01-01', '1 plantão ainda não tem o ponto fechado.'],
  ['two that wait', { shifts: 3, pending: 2 }, '2027-01-01', '2 plantões ainda não têm o ponto fechado.'],
  ['all told', { shifts: 3, pending: 0 }, '2027-01-01', null],
] as const)('December with %s', (_what, sum, today, problem) => {
  expect(signingProblem('2026-12', sum, today)).toBe(problem);
});

it('a balance has its sign', () => {
  expect([balanceWords(90), balanceWords(0), balanceWords(-660)]).toEqual(['+1:30', '0:00', '\u221211:00']);
});

it('the statement says each shift with its clock, and the sums', () => {
  const of = { month: '2026-12', group_name: 'Rede Vale Verde', professional_name: 'Ana Souza', lines };
  expect(statementTitle(of)).toBe('Espelho de horas de dezembro de 2026 · Ana Souza');
  const text = statementText(of);
  expect(text).toContain(
    '31/12/2026, 19:00 às 7:00, Hospital São Lucas, UTI: realizado com divergência\nentrada às 18:58, saída às 8:00, 13:00 feitas, 8:00 à noite, 7:00 em feriado\nSaída 1h depois do fim',
  );
  expect(text).toContain('31/12/2026, 19:00 às 7:00, Hospital São Lucas, UTI: falta\n\n');
  for (const { label, value } of hoursFacts(sumHours(lines))) expect(text).toContain(`${label}: ${value}`);
});

it('a month that was signed has changed when a shift came, left or was told otherwise, not when it was paid', () => {
  const [one, other] = [
    { ...line('done', 720), id: 1 },
    { ...line('done_with_divergence', 780), id: 2 },
  ];
  expect(hasChanged([one, other], [other, one])).toBe(false);
  expect(hasChanged([one, other], [one, { ...other, status: 'paid' }])).toBe(false);
  expect(hasChanged([one, other], [one])).toBe(true);
  expect(hasChanged([one], [one, other])).toBe(true);
  expect(hasChanged([one], [{ ...one, done_minutes: 700 }])).toBe(true);
  expect(hasChanged([one], [{ ...one, status: 'missed' }])).toBe(true);
});
