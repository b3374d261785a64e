import { describe, expect, it } from 'vitest';
import { type ClosingFacts, closingChecks, worstOf } from './closing-checks.ts';
import { type ClosingCheck, dueClosingAction, mayClose } from './closing-life.ts';
import { closingsAfterDeadline } from './closing-pace.ts';

const blockedByClient: ClosingCheck = { key: 'statement', result: 'block', side: 'client' };
const blockedByOffice: ClosingCheck = { key: 'das', result: 'block', side: 'office' };
const alert: ClosingCheck = { key: 'r_factor', result: 'alert', side: 'client' };

it.each([
  ['running', [blockedByClient], 'wait_for_client'],
  ['not_started', [alert, blockedByClient], 'wait_for_client'],
  ['running', [blockedByOffice, alert], null],
  ['awaiting_client', [blockedByClient], null],
  ['awaiting_client', [blockedByOffice], 'resume'],
  ['closed', [blockedByClient], null],
] as const)('%s with %j: %s', (status, checks, action) => {
  expect(dueClosingAction(status, checks)).toBe(action);
});

it('closes over alerts, not over what blocks', () => {
  expect(mayClose([alert])).toBe(true);
  expect(mayClose([])).toBe(true);
  expect(mayClose([alert, blockedByOffice])).toBe(false);
});

const fine: ClosingFacts = {
  month: '2026-10',
  earlier_open: null,
  is_simples: true,
  invoices: { issued: 12, open: 0, with_client: 0 },
  revenue: 4_500_000,
  statements: { accounts: 2, missing: 0, to_check: 0 },
  payroll_known: true,
  das_calculated: 270_000,
  das_official: 270_000,
  das_problem: null,
  untold: [],
  obligations: { total: 6, open: 0, overdue: 0 },
  certificate_until: '2027-03-10',
};

describe('what a closing looks at', () => {
  it('finds nothing where all is well', () => {
    const checks = closingChecks(fine, '2026-11-10');
    expect(checks.map(({ key, result }) => `${key} ${result}`)).toEqual([
      'earlier ok',
      'invoices ok',
      'statements ok',
      'payroll ok',
      'tax ok',
      'obligations ok',
      'certificate ok',
    ]);
    expect(worstOf(checks)).toBe('ok');
  });

  // One fault each turns its own check, and no other.
  it.each([
    ['earlier', 'block', 'office', { earlier_open: '2026-08' }, '08/2026 ainda não foi fechado'],
    ['invoices', 'block', 'client', { invoices: { issued: 3, open: 2, with_client: 1 } }, '1 exigência à espera do cliente'],
    ['invoices', 'block', 'office', { invoices: { issued: 3, open: 2, with_client: 0 } }, '2 notas por emitir'],
    ['statements', 'alert', 'client', { statements: { accounts: 0, missing: 0, to_check: 0 } }, 'Nenhum extrato foi enviado até hoje'],
    ['statements', 'block', 'client', { statements: { accounts: 2, missing: 1, to_check: 1 } }, 'Falta o extrato de 10/2026'],
    ['statements', 'block', 'office', { statements: { accounts: 2, missing: 0, to_check: 1 } }, '1 extrato por conferir'],
    ['payroll', 'block', 'office', { payroll_known: false }, 'A folha do mês não foi informada'],
    ['tax', 'alert', 'office', { das_official: null }, 'O DAS oficial não foi informado'],
    ['tax', 'alert', 'office', { das_calculated: null }, 'Não há cálculo para comparar com o oficial'],
    ['tax', 'alert', 'office', { das_calculated: null, das_problem: 'Passa do limite.' }, 'Passa do limite.'],
    [
      'tax',
      'alert',
      'office',
      { das_calculated: null, untold: ['2026-08', '2026-09'] },
      'Sem a folha de 08/2026, 09/2026 não se sabe o anexo',
    ],
    ['tax', 'alert', 'office', { das_official: 270_150 }, 'O oficial é R$ 1,50 maior que o calculado'],
    ['tax', 'alert', 'office', { das_official: 269_900 }, 'O oficial é R$ 1,00 menor que o calculado'],
    ['obligations', 'block', 'office', { obligations: { total: 6, open: 2, overdue: 1 } }, '1 obrigação vencida'],
    ['obligations', 'alert', 'office', { obligations: { total: 6, open: 2, overdue: 0 } }, '2 obrigações por entregar'],
    ['obligations', 'alert', 'office', { obligations: { total: 0, open: 0, overdue: 0 } }, 'Nenhuma foi gerada'],
    ['certificate', 'alert', 'client', { certificate_until: null }, 'A empresa não tem certificado'],
    ['certificate', 'alert', 'client', { certificate_until: '2026-11-09' }, 'Venceu em 09/11/2026'],
  ] as const)('%s: %s of the %s', (key, result, side, fault, words) => {
    const found = closingChecks({ ...fine, ...fault }, '2026-11-10').filter((check) => check.result !== 'ok');
    expect(found.map((check) => ({ ...check, words: check.words.replaceAll('\u00a0', ' ') }))).toEqual([{ key, result, side, words }]);
  });

  it('asks no DAS of who is outside the Simples', () => {
    expect(closingChecks({ ...fine, is_simples: false, das_official: null }, '2026-11-10').map(({ key }) => key)).not.toContain('tax');
  });

  it('is as bad as the worst', () => {
    expect(worstOf([alert, blockedByOffice])).toBe('block');
    expect(worstOf([alert])).toBe('alert');
    expect(worstOf([])).toBe('ok');
  });
});

describe('how many closings will be late', () => {
  const ten = { month: '2026-10', total: 300, done: 100 };
  it.each([
    ['before the month after begins', ten, '2026-10-31', null],
    ['on a day without any business day before it', ten, '2026-11-01', null],
    // 10 November: 6 business days have passed (2 November is a holiday), 7 are left to the 20th, itself a holiday.
    ['at a third after six business days', ten, '2026-11-10', 84],
    ['at full speed', { ...ten, done: 200 }, '2026-11-10', 0],
    ['after the deadline', ten, '2026-11-23', 200],
  ] as const)('%s', (_name, closings, today, late) => {
    expect(closingsAfterDeadline(closings, today)).toBe(late);
  });
});
