import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../shared/date/date.ts';
import { DomainError } from '../../shared/result/domain-error.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { lateDeclarationFine, latePayment } from './late-fine.ts';

const pay = (paid_date: string, change: Partial<Parameters<typeof latePayment>[0]> = {}) =>
  latePayment({ amount: 100_000, due_date: '2026-11-23', paid_date, selic: '0', ...change });

describe('paying late', () => {
  it.each([
    ['in time', '2026-11-23', '0', { days: 0, fine: 0, interest: 0, total: 100_000 }],
    ['before', '2026-11-01', '0', { days: 0, fine: 0, interest: 0, total: 100_000 }],
    ['a day', '2026-11-24', '0', { days: 1, fine: 330, interest: 0, total: 100_330 }],
    ['in the same month without interest, whatever the Selic', '2026-11-30', '0.02', { days: 7, fine: 2310, interest: 0 }],
    ['in the next month 1 %', '2026-12-01', '0', { days: 8, fine: 2640, interest: 1000, total: 103_640 }],
    ['two months later Selic and 1 %', '2027-01-10', '0.0115', { days: 48, fine: 15_840, interest: 2150 }],
    ['61 days reach the 20 %', '2027-01-23', '0.0115', { days: 61, fine: 20_000 }],
    ['years', '2030-01-23', '0.4', { fine: 20_000, interest: 41_000, total: 161_000 }],
  ] as const)('%s', (_name, paid, selic, expected) => {
    expect(pay(paid, { selic })).toMatchObject(expected);
  });

  it.each([
    ['Boletim Central 16/1997', '2007-10-19', '2007-11-30', 40, 13_200],
    ['a weekend between', '2026-02-27', '2026-03-02', 1, 330],
    ['paid on that weekend', '2026-02-27', '2026-02-28', 0, 0],
    ['Carnival between', '2026-02-13', '2026-02-20', 3, 990],
  ] as const)('counts from the first business day after the due date: %s', (_name, due_date, paid, days, fine) => {
    expect(pay(paid, { due_date })).toMatchObject({ days, fine });
  });

  it('explains itself', () => {
    const formulas = (paid: string) => pay(paid, { selic: '0.0115' }).steps.map(({ formula }) => formula?.replaceAll('\u00a0', ' '));
    expect(formulas('2027-01-10')[2]).toBe('48 × 0,33 %, no máximo 20,00 %: 15,84 %');
    expect(formulas('2027-01-10')[3]).toBe('Selic de 1,15 % + 1,00 % do mês do pagamento');
    expect(formulas('2026-11-24')[3]).toContain('Não há juros');
  });

  it.each([
    [{ amount: -1 }, 'Valor do tributo'],
    [{ due_date: '2026-02-30' }, 'Vencimento'],
    [{ paid_date: 'ontem' }, 'Pagamento'],
    [{ selic: '1,15 %' }, 'Selic'],
    [{ due_date: '1995-01-20' }, 'Multa de mora'],
  ])('refuses %o', (change, words) => {
    const call = () => pay('2026-12-01', change);
    expect(call).toThrow(DomainError);
    expect(call).toThrow(words);
  });

  it('never costs less for waiting, and never more than a fifth besides interest', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.nat(800), fc.nat(90), (amount, days, more) => {
        const [here, later] = [days, days + more].map((count) => pay(addDays('2026-11-23', count), { amount }));
        expect(later?.total).toBeGreaterThanOrEqual(here?.total ?? Number.NaN);
        expect(later?.fine).toBeLessThanOrEqual(Math.ceil(amount / 5));
      }),
      runs,
    );
  });
});

describe('delivering late', () => {
  it.each([
    ['in time', 'pgdas', 100_000, '2026-11-23', { months: 0, fine: 0 }],
    ['a day', 'pgdas', 10_000_000, '2026-11-24', { months: 1, fine: 200_000 }],
    ['another calendar month', 'pgdas', 10_000_000, '2026-12-01', { months: 2, fine: 400_000 }],
    ['ten months reach the 20 %', 'pgdas', 10_000_000, '2027-10-01', { months: 12, fine: 2_000_000 }],
    ['the minimum of the PGDAS-D', 'pgdas', 0, '2026-11-24', { months: 1, fine: 5000 }],
    ['the minimum of the DCTFWeb', 'dctfweb', 0, '2026-11-24', { fine: 50_000 }],
    ['the minimum of the DCTFWeb without facts', 'dctfweb_without_facts', 0, '2026-11-24', { fine: 20_000 }],
    ['the minimum of the DIRPF', 'dirpf', 100_000, '2026-11-24', { fine: 16_574 }],
    ['1 % a month of the DIRPF', 'dirpf', 10_000_000, '2026-12-24', { months: 2, fine: 200_000 }],
  ] as const)('%s', (_name, declaration, tax, delivered_date, expected) => {
    expect(lateDeclarationFine({ declaration, tax, due_date: '2026-11-23', delivered_date })).toMatchObject(expected);
  });

  it('counts from the day after the deadline, also when that begins a month', () => {
    const fine = lateDeclarationFine({ declaration: 'dctfweb', tax: 0, due_date: '2026-11-30', delivered_date: '2026-12-31' });
    expect(fine.months).toBe(1);
    expect(fine.steps[1]?.formula).toContain('no mínimo');
  });

  it.each([
    [{ declaration: 'dirf' as 'dirpf' }, 'Declaração'],
    [{ tax: 0.1 }, 'Imposto declarado'],
    [{ due_date: '' }, 'Prazo'],
    [{ delivered_date: '' }, 'Entrega'],
  ])('refuses %o', (change, words) => {
    const call = () =>
      lateDeclarationFine({ declaration: 'pgdas', tax: 0, due_date: '2026-11-23', delivered_date: '2026-11-24', ...change });
    expect(call).toThrow(DomainError);
    expect(call).toThrow(words);
  });
});
