import { describe, expect, test } from 'vitest';
import { BOLETO_STATUSES } from '../../money/boleto/boleto-life.ts';
import { approvalText } from './approval-text.ts';
import { incomeTaxPace, paceSince } from './income-tax-pace.ts';
import { incomeTaxPayment } from './income-tax-payment.ts';
import { incomeTaxPrice } from './income-tax-price.ts';
import { pendencyReminder } from './pendency-reminder.ts';

describe('the reminder that belongs to a day', () => {
  test.each([
    ['2026-11-22', null],
    ['2026-11-23', 7],
    ['2026-11-26', 7],
    ['2026-11-27', 3],
    ['2026-11-29', 1],
    ['2026-11-30', 1],
    ['2026-12-01', -1],
    ['2026-12-20', -1],
  ])('of what ends on 30 November, on %s', (today, reminder) => {
    expect(pendencyReminder('2026-11-30', today)).toBe(reminder);
  });
});

describe('the pace towards a deadline', () => {
  test('counts business days, today among them, and the day of the last one at this pace', () => {
    // From Monday, 18 May 2026, to Friday, 29 May: ten business days.
    const pace = incomeTaxPace({ today: '2026-05-18', deadline: '2026-05-29', open: 30, lately: 20 });
    expect(pace).toEqual({ days_left: 10, needed_per_day: 3, sent_per_day: 2, ends_on: '2026-06-08' });
  });

  test('says nothing of a day where nothing is open, nothing was sent or the deadline has passed', () => {
    expect(incomeTaxPace({ today: '2026-05-18', deadline: '2026-05-29', open: 0, lately: 4 })).toMatchObject({
      needed_per_day: null,
      ends_on: null,
    });
    expect(incomeTaxPace({ today: '2026-05-18', deadline: '2026-05-29', open: 4, lately: 0 })).toMatchObject({ ends_on: null });
    expect(incomeTaxPace({ today: '2026-06-10', deadline: '2026-05-29', open: 4, lately: 1 })).toMatchObject({
      days_left: 0,
      needed_per_day: null,
    });
  });

  test('is of the last ten business days', () => {
    expect(paceSince('2026-05-18')).toBe('2026-05-04');
  });
});

test('a return costs what its year costs, less a coupon, and nothing where the year is free', () => {
  const asked = { exercise_year: 2026, year_price: 50_000, is_free: false, coupon: null };
  expect(incomeTaxPrice(asked).price).toBe(50_000);
  const coupon = { code: 'AMIGO', percentage: '0.1', amount: null, max_payments: 1 };
  expect(incomeTaxPrice({ ...asked, coupon })).toMatchObject({
    price: 45_000,
    why: [expect.any(String), expect.stringMatching(/AMIGO: menos R\$\s50,00/)],
  });
  expect(incomeTaxPrice({ ...asked, coupon, is_free: true }).price).toBe(0);
});

test('a return is paid, waits or is charged by nobody, as its boleto stands', () => {
  const of = (boleto_status: (typeof BOLETO_STATUSES)[number] | null) => incomeTaxPayment({ is_covered: false, price: 1, boleto_status });
  expect(of(null)).toBe('unbilled');
  expect(BOLETO_STATUSES.filter((status) => of(status) === 'paid')).toEqual(['paid', 'paid_late']);
  expect(BOLETO_STATUSES.filter((status) => of(status) === 'unbilled')).toEqual(['canceled', 'generation_failed', 'validation_failed']);
  expect(incomeTaxPayment({ is_covered: true, price: 1, boleto_status: null })).toBe('covered');
});

test('what is approved names the result, the figures that are known and the files', () => {
  const text = approvalText({
    person_name: 'Ana Souza',
    cpf: null,
    exercise_year: 2026,
    kind: 'original',
    result: 'to_refund',
    tax_due: null,
    quotas_count: null,
    uses_simplified: true,
    refund_amount: 184_000,
    taxable_income: 30_000_000,
    exempt_income: 0,
    exclusive_income: null,
    year_tax: null,
    assets_value: null,
    debts_value: null,
    file_names: ['declaracao.pdf'],
  });
  expect(text).toMatch(/ano-calendário 2025/);
  expect(text).toMatch(/R\$\s1\.840,00 a restituir/);
  expect(text).toMatch(/declaracao\.pdf/);
  expect(text).toMatch(/\n\nRendimentos tributáveis: R\$\s300\.000,00\n\nRendimentos isentos: R\$\s0,00\n\nArquivos/);
});
