import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVOICE_STATUSES, type InvoiceStatus } from '../../billing/invoice/invoice-status.ts';
import { DUTY_SHIFT_STATUSES, type DutyShiftStatus, dutyShiftMachine } from './duty-shift-life.ts';
import {
  type BillableShift,
  budgetLeft,
  type CostedShift,
  isTakerOf,
  moneyByHospital,
  noteOfShifts,
  noteStep,
  payeeProblem,
  SHIFT_MONEY,
  shiftMoneyOf,
  shiftWorth,
  sumMoney,
  unitCost,
  type ValuedShift,
} from './shift-money.ts';

const TODAY = '2026-11-20';

const shift = (given: Partial<ValuedShift> = {}): ValuedShift => ({
  status: 'done',
  value: 150_000,
  value_kind: 'per_shift',
  duration_minutes: 720,
  done_minutes: 720,
  invoiced_value: null,
  note: null,
  ...given,
});

const NOW = '2026-11-20T12:00:00.000Z';

const costed = (given: Partial<CostedShift> = {}): CostedShift => ({
  ...shift(),
  professional_id: 1,
  end_at: '2026-11-19T22:00:00.000Z',
  ...given,
});

const note = (status: InvoiceStatus, due_date: string | null = '2026-12-10') => ({ status, due_date });

test.each<[string, Partial<ValuedShift>, number | null]>([
  ['by the shift, whatever was worked', { done_minutes: 600 }, 150_000],
  ['by the hour, what the clock counted', { value: 10_000, value_kind: 'per_hour', done_minutes: 690 }, 115_000],
  ['by the hour, what was planned where nobody clocked it', { value: 10_000, value_kind: 'per_hour', done_minutes: null }, 120_000],
  ['by the hour, nothing of nothing', { value: 10_000, value_kind: 'per_hour', done_minutes: 0 }, 0],
  ['no value, none', { value: null, value_kind: null }, null],
  ['what a note bills', { note: note('authorized'), invoiced_value: 140_000 }, 140_000],
  ['what it is worth again once that note is given up', { note: note('discarded'), invoiced_value: 140_000 }, 150_000],
])('a shift is worth: %s', (_what, given, worth) => {
  expect(shiftWorth(shift(given))).toBe(worth);
});

test.each<[DutyShiftStatus, ReturnType<typeof note> | null, ReturnType<typeof shiftMoneyOf>]>([
  ['draft', null, null],
  ['open', null, null],
  ['announced', null, null],
  ['missed', null, null],
  ['cancelled', null, null],
  ['published', null, 'expected'],
  ['in_swap', null, 'expected'],
  ['running', null, 'expected'],
  ['done', null, 'to_invoice'],
  ['done_with_divergence', null, 'to_invoice'],
  ['done', note('requested'), 'invoiced'],
  ['done', note('requested', '2026-11-01'), 'invoiced'],
  ['done', note('sent', TODAY), 'invoiced'],
  ['done', note('sent', null), 'invoiced'],
  ['done', note('sent', '2026-11-19'), 'late'],
  ['done', note('partially_paid', '2026-11-19'), 'late'],
  ['done', note('overdue', '2026-11-19'), 'late'],
  ['done', note('paid', '2026-11-01'), 'received'],
  ['paid', note('paid'), 'received'],
  ['paid', note('sent'), 'invoiced'],
  ['done', note('discarded'), 'to_invoice'],
  ['done', note('cancelled'), 'to_invoice'],
  ['done', note('replaced'), 'invoiced'],
])('a shift that is %s with a note %o is %s', (status, of, money) => {
  expect(shiftMoneyOf({ status, note: of }, TODAY)).toBe(money);
});

test('whatever a note does, its shift follows in one step that its machine allows, and then rests', () => {
  for (const from of ['done', 'done_with_divergence', 'paid'] as const)
    for (const status of INVOICE_STATUSES) {
      const step = noteStep(from, { status });
      if (step === null || step === 'hand_on') continue;
      const moved = dutyShiftMachine.transition(from, step, { by: 'system' });
      expect(moved.ok && noteStep(moved.to, { status })).toBe(null);
    }
  expect(noteStep('done', note('paid'))).toBe('pay');
  expect(noteStep('paid', note('overdue'))).toBe('unpay');
  expect(noteStep('done', note('replaced'))).toBe('hand_on');
});

const anyShift = fc.record({
  status: fc.constantFrom(...DUTY_SHIFT_STATUSES),
  value: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  value_kind: fc.constantFrom('per_shift' as const, 'per_hour' as const),
  duration_minutes: fc.integer({ min: 1, max: 1440 }),
  done_minutes: fc.option(fc.integer({ min: 0, max: 2160 })),
  invoiced_value: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  professional_id: fc.constantFrom(null, 1),
  end_at: fc.constantFrom('2026-11-19T22:00:00.000Z', '2026-11-20T22:00:00.000Z'),
  note: fc.option(fc.record({ status: fc.constantFrom(...INVOICE_STATUSES), due_date: fc.constantFrom(null, '2026-11-01', '2026-12-01') })),
});

test('what was paid is part of what was invoiced, that of what was done, that of the cost', () => {
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 12 }), (shifts) => {
      const { paid, invoiced, done, cost } = unitCost(shifts, NOW);
      expect(paid).toBeLessThanOrEqual(invoiced);
      expect(invoiced).toBeLessThanOrEqual(done);
      expect(done).toBeLessThanOrEqual(cost);
    }),
  );
});

test('the sums of hospitals are the sums of all, and no shift is lost', () => {
  const placed = fc.record({
    group_id: fc.integer({ min: 1, max: 2 }),
    unit_id: fc.integer({ min: 1, max: 4 }),
    money: fc.constantFrom(...SHIFT_MONEY),
    worth: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  });
  fc.assert(
    fc.property(fc.array(placed), (some) => {
      const shifts = some.map((one) => ({ ...one, group_name: `G${one.group_id}`, unit_name: `U${one.unit_id}` }));
      const rows = moneyByHospital(shifts);
      const all = sumMoney(shifts);
      for (const money of SHIFT_MONEY) expect(rows.reduce((total, row) => total + row[money], 0)).toBe(all[money]);
      expect(rows.reduce((total, { count }) => total + count, 0)).toBe(shifts.length);
    }),
  );
});

test('a miss costs nothing, nor a place that nobody had when it was over; one that is open what is planned, and a budget is measured by both', () => {
  const open = { status: 'open', professional_id: null, done_minutes: null } as const;
  const month = unitCost(
    [
      costed({ value: 10_000, value_kind: 'per_hour', done_minutes: 660 }),
      costed({ status: 'missed' }),
      costed({ ...open, end_at: '2026-11-20T22:00:00.000Z' }),
      ...(['draft', 'open', 'announced'] as const).map((status) => costed({ ...open, status })),
      costed({ status: 'cancelled' }),
      costed({ note: note('paid'), invoiced_value: 150_000 }),
    ],
    NOW,
  );
  expect(month).toEqual({ shifts: 7, planned: 1_020_000, cost: 410_000, done: 260_000, invoiced: 150_000, paid: 150_000 });
  expect(budgetLeft({ budget: 400_000, cost: month.cost })).toBe(-10_000);
  expect(budgetLeft({ budget: null, cost: month.cost })).toBe(null);
});

const billable = (given: Partial<BillableShift> = {}): BillableShift => ({
  group_id: 1,
  starts_on: '2026-11-03',
  starts_at: '19:00',
  ends_on: '2026-11-04',
  ends_at: '07:00',
  place: 'Hospital',
  value: 150_000,
  money: 'to_invoice',
  ...given,
});

test('a note is asked for shifts of one group and month that were worked and have none', () => {
  const asked = noteOfShifts([billable({ starts_on: '2026-11-10' }), billable()]);
  expect(asked.ok && asked.value).toMatchObject({
    competence: '2026-11',
    gross_amount: 300_000,
    shifts: '03/11/2026 (19:00 às 7:00), 10/11/2026 (19:00 às 7:00)',
  });
});

test.each<[Partial<BillableShift>, RegExp]>([
  [{ group_id: 2 }, /um grupo só/],
  [{ starts_on: '2026-10-31' }, /um mês só/],
  [{ money: 'expected' }, /já realizados/],
  [{ money: 'invoiced' }, /já tem nota/],
  [{ money: 'received' }, /já tem nota/],
  [{ money: null }, /Faltas/],
])('no note holds another one with %o', (given, why) => {
  const asked = noteOfShifts([billable(), billable(given)]);
  expect(asked.ok ? '' : asked.message).toMatch(why);
});

test('a group pays one company, another, or the person', () => {
  const of = (payment: 'company' | 'pix' | 'bank' | null, company_id: number | null) =>
    payeeProblem({ payment, company_id, company_name: 'Clínica Ana' }, 7);
  expect([of('company', 7), of(null, 7), of(null, null)]).toEqual([null, null, null]);
  expect(of('company', 8)).toMatch(/paga Clínica Ana\. Troque/);
  expect(of('pix', null)).toMatch(/Pix/);
  expect(of('bank', null)).toMatch(/conta bancária/);
});

test('a note is to the group, to a branch of it, or to the unit', () => {
  const known = ['11222333000181', null, '44555666000199'];
  expect(isTakerOf('11222333000262', known)).toBe(true);
  expect(isTakerOf('44555666000199', known)).toBe(true);
  expect(isTakerOf('99888777000166', known)).toBe(false);
  expect(isTakerOf(null, known)).toBe(false);
  expect(isTakerOf(null, [null])).toBe(true);
});
