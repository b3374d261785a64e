import { describe, expect, it } from 'vitest';
import { buildBankBoleto } from '../shared/document/boleto-build.ts';
import { buildBrCode } from '../shared/document/br-code.ts';
import { boletoForm } from './boleto-form.ts';
import { boletoStanding } from './boleto-standing.ts';
import { waitingCost } from './waiting-cost.ts';

const fee = { kind: 'fee', amount: 81_240, due_date: '2026-11-19', fine_rate: '0.02', interest_rate: '0.01' } as const;

const terms = { local: new Set<string>(), selic: {} };

describe('what waiting costs', () => {
  it.each([
    ['before its day nothing', fee, '2026-11-10', 81_240, 0],
    ['on its day the fine of tomorrow', fee, '2026-11-19', 81_240, 1_625 + 27],
    // 20 November is a holiday, 21 and 22 a weekend: the 23rd is in time.
    ['on a Saturday nothing before the Monday is over', { ...fee, due_date: '2026-11-21' }, '2026-11-22', 81_240, 0],
    ['after it the interest of a day', fee, '2026-11-24', 81_240 + 1_625 + 135, 27],
    ['without fine or interest nothing', { ...fee, fine_rate: null, interest_rate: null }, '2026-12-01', 81_240, 0],
    ['a tax by the law, from the first business day on', { ...fee, kind: 'tax' }, '2026-11-19', 81_240, 0],
    ['a tax two business days late', { ...fee, kind: 'tax' }, '2026-11-24', 81_240 + 536, 268],
  ] as const)('%s', (_name, boleto, today, now, per_day) => {
    expect(waitingCost(boleto, today, terms)).toMatchObject({ now, per_day });
  });

  it.each([
    // 20/11 is a holiday: payable until the 23rd, and 0,33 % from the 24th on.
    ['on the last day', '2026-11-23', {}, 123_700, []],
    ['on the day after', '2026-11-24', {}, 124_108, []],
    ['in the next month, with 1 %', '2026-12-01', {}, 123_700 + 3_266 + 1_237, []],
    ['two months later, with the Selic of the office', '2027-01-04', { '2026-12': '0.0117' }, 123_700 + 17_145 + 2_684, []],
    ['and without it where nobody told it', '2027-01-04', {}, 123_700 + 17_145 + 1_237, ['2026-12']],
  ] as const)('of a DAS of 20/11/2026 %s', (_name, today, selic, now, selic_missing) => {
    const das = { kind: 'tax', amount: 123_700, due_date: '2026-11-20', fine_rate: null, interest_rate: null } as const;
    expect(waitingCost(das, today, { ...terms, selic })).toMatchObject({ now, selic_missing });
  });

  it('begins later where the place rests: Campinas on 08/12', () => {
    const local = new Set(['2026-12-08']);
    const due = { ...fee, due_date: '2026-12-08' };
    expect(waitingCost(due, '2026-12-09', { local, selic: {} }).now).toBe(fee.amount);
    expect(waitingCost(due, '2026-12-09', terms).now).toBeGreaterThan(fee.amount);
    expect(boletoStanding({ due_date: '2026-12-08', paid_amount: null }, '2026-12-09', local)).toBe('opened');
  });

  it('asks for a new guide of a tax whose day has passed', () => {
    expect(waitingCost({ ...fee, kind: 'tax' }, '2026-11-23', terms).needs_new_guide).toBe(true);
    expect(waitingCost(fee, '2026-11-21', terms).needs_new_guide).toBe(false);
  });
});

it.each([
  ['waits until its day is over', '2026-11-19', null, '2026-11-19', 'opened'],
  ['waits for the rest when a part is paid', '2026-11-19', 40_000, '2026-11-19', 'partially_paid'],
  ['of a Saturday waits until the Monday is over', '2026-11-21', null, '2026-11-23', 'opened'],
  ['is overdue after it', '2026-11-19', null, '2026-11-23', 'overdue'],
  ['is overdue after it, paid in part or not', '2026-11-19', 40_000, '2026-11-23', 'overdue'],
] as const)('a boleto %s', (_name, due_date, paid_amount, today, status) => {
  expect(boletoStanding({ due_date, paid_amount }, today)).toBe(status);
});

describe('what a boleto says', () => {
  const built = buildBankBoleto({ bank_code: '001', due_date: '2026-11-19', amount: 81_240, free_field: '0'.repeat(25) });
  const line = built.ok ? built.line : '';
  const form = { kind: 'fee', description: 'Honorários de outubro', amount: 81_240, due_date: '2026-11-19', digitable_line: line };
  const refusal = (change: object) =>
    boletoForm.validate({ ...form, ...change }).then(
      () => null,
      (error: Error) => error.message,
    );

  it('is what its line says', async () => {
    expect(await refusal({})).toBeNull();
    expect(await refusal({ digitable_line: null })).toBeNull();
    expect(await refusal({ amount: 81_241 })).toBe('O valor da linha não é o valor do boleto.');
    expect(await refusal({ due_date: '2026-11-21' })).toBe('O vencimento da linha não é o vencimento do boleto.');
    expect(await refusal({ digitable_line: `${line.slice(0, 5)}${(Number(line[5]) + 1) % 10}${line.slice(6)}` })).toMatch(/dígito/);
    expect(await refusal({ pix_code: 'nada' })).toMatch(/copia e cola/);
    const pix = (amount: number | null) => {
      const code = buildBrCode({ key: 'ana@clinica.com.br', name: 'Ana', city: 'Campinas', amount, txid: null, description: null });
      return code.ok ? code.payload : code.reason;
    };
    expect(await refusal({ pix_code: pix(81_240) })).toBeNull();
    expect(await refusal({ pix_code: pix(null) })).toBeNull();
    expect(await refusal({ pix_code: pix(1_000) })).toBe('O valor do Pix não é o valor do boleto.');
  });
});
