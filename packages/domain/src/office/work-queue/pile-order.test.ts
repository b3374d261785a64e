import { describe, expect, it, test } from 'vitest';
import { ageWords, byArea, nextWords, type PileStanding, pressingWords } from './pile-order.ts';
import { lateFilters, type PileName, pileFilters, WORK_PILES } from './work-pile.ts';
import { isOverloaded } from './workload.ts';

const TODAY = '2026-11-24';

const pile = (name: PileName, given: Partial<PileStanding> = {}): PileStanding => ({
  name,
  count: 3,
  late: 0,
  oldest_at: null,
  first_due: null,
  next_due: null,
  amount: null,
  ...given,
});

describe('the order of what waits', () => {
  const order = (piles: PileStanding[]) => byArea(piles).waiting.map(({ area, piles: some }) => [area, ...some.map(({ name }) => name)]);

  it.each<[string, PileStanding[], string[][]]>([
    [
      'the menu says it where nothing presses',
      [pile('obligations'), pile('leads_new')],
      [
        ['novos', 'leads_new'],
        ['mensal', 'obligations'],
      ],
    ],
    [
      'an area with something late comes first',
      [pile('leads_new'), pile('obligations', { late: 1 })],
      [
        ['mensal', 'obligations'],
        ['novos', 'leads_new'],
      ],
    ],
    [
      'so does one in which somebody loses',
      [pile('leads_new'), pile('invoices_rejected')],
      [
        ['faturamento', 'invoices_rejected'],
        ['novos', 'leads_new'],
      ],
    ],
    [
      'in an area late, then money, then age',
      [
        pile('invoices_ready', { oldest_at: '2026-11-01T12:00:00Z' }),
        pile('invoices_answered', { oldest_at: '2026-10-01T12:00:00Z' }),
        pile('invoices_requested', { amount: 100 }),
        pile('invoices_late', { late: 3, amount: 1 }),
      ],
      [['faturamento', 'invoices_late', 'invoices_requested', 'invoices_answered', 'invoices_ready']],
    ],
    [
      'an urgent pile that is empty presses nobody',
      [pile('leads_new'), pile('invoices_rejected', { count: 0 }), pile('invoices_ready')],
      [
        ['novos', 'leads_new'],
        ['faturamento', 'invoices_ready'],
      ],
    ],
  ])('%s', (_name, piles, expected) => {
    expect(order(piles)).toEqual(expected);
  });

  test('an area in which nothing waits is quiet; one of which nothing is known is not named', () => {
    const { waiting, quiet } = byArea([pile('openings', { count: 0 }), pile('boletos_overdue', { count: 0 }), pile('leads_new')]);
    expect(waiting.map(({ area }) => area)).toEqual(['novos']);
    expect(quiet).toEqual(['registro', 'boletos']);
  });
});

describe('what a pile says of itself', () => {
  it.each<[Partial<PileStanding> & { name: PileName }, string | null]>([
    [{ name: 'invoices_ready', oldest_at: '2026-11-20T12:00:00Z' }, 'a mais antiga espera há 4 dias'],
    [{ name: 'leads_new', oldest_at: '2026-11-23T12:00:00Z' }, 'o mais antigo espera há 1 dia'],
    [{ name: 'leads_new', oldest_at: '2026-11-24T12:00:00Z' }, 'o mais antigo espera desde hoje'],
    // In São Paulo it is still the 23rd.
    [{ name: 'leads_new', oldest_at: '2026-11-24T02:59:00Z' }, 'o mais antigo espera há 1 dia'],
    [{ name: 'leads_new', count: 1, oldest_at: '2026-11-20T12:00:00Z' }, 'espera há 4 dias'],
    [{ name: 'leads_new', oldest_at: '2026-08-20T12:00:00Z' }, 'o mais antigo espera há 3 meses'],
    [{ name: 'leads_new', oldest_at: '2024-10-20T12:00:00Z' }, 'o mais antigo espera há 2 anos'],
    [{ name: 'invoices_late', late: 3, oldest_at: '2026-11-01T03:00:00Z', first_due: '2026-11-01' }, null],
    [{ name: 'obligations' }, null],
  ])('age of %j: %s', ({ name, ...given }, words) => {
    expect(ageWords(pile(name, given), TODAY)).toBe(words);
  });

  it.each<[Partial<PileStanding> & { name: PileName }, string | null]>([
    [{ name: 'obligations', late: 2, first_due: '2026-11-12' }, '2 em atraso, desde 12 nov'],
    [{ name: 'obligations', late: 3, first_due: '2026-11-12' }, 'todas em atraso, desde 12 nov'],
    [{ name: 'boletos_overdue', late: 3, first_due: '2025-11-12' }, 'todos em atraso, desde 12 nov 2025'],
    [{ name: 'nps_tasks', count: 1, late: 1, first_due: '2026-11-12' }, 'em atraso, desde 12 nov'],
    [{ name: 'invoices_rejected' }, 'o emissor recusou: corrija e envie de novo'],
    [{ name: 'obligations', first_due: '2026-11-24' }, null],
  ])('what presses in %j: %s', ({ name, ...given }, words) => {
    expect(pressingWords(pile(name, given), TODAY)).toBe(words);
  });

  it.each([
    ['2026-11-24', 'próximo prazo: hoje'],
    ['2026-11-25', 'próximo prazo: amanhã'],
    ['2026-12-07', 'próximo prazo: 7 dez'],
    [null, null],
  ])('what comes next: %s', (next_due, words) => {
    expect(nextWords(pile('obligations', { next_due }), TODAY)).toBe(words);
  });
});

test('one person has the same list narrowed to them; of what nobody answers for there is none', () => {
  expect(pileFilters('invoices_late', 7)).toEqual({ late: 'true', responsible_id: '7' });
  expect(lateFilters('openings', 7)).toEqual({ overdue: 'true', analyst_id: '7' });
  expect(pileFilters('companies_without_plan', 7)).toBeNull();
  expect(lateFilters('closings', null)).toBeNull();
  expect(WORK_PILES.every((name) => pileFilters(name, null) !== null)).toBe(true);
});

it.each<[number, number[], boolean]>([
  [30, [30, 20, 18], true],
  [29, [29, 20, 18], false],
  [30, [30, 1], false],
  [9, [9, 1, 1], false],
  [20, [20, 10, 9, 2], true],
])('%d of %j is too much: %s', (total, totals, expected) => {
  expect(isOverloaded(total, totals)).toBe(expected);
});
