import { describe, expect, it } from 'vitest';
import { buildBankBoleto } from '../../shared/document/boleto-build.ts';
import { buildBrCode } from '../../shared/document/br-code.ts';
import { boletoForm } from './boleto-form.ts';
import { boletoPaymentProblem, isPaidInFull } from './boleto-payment.ts';
import { boletoStanding, payBy } from './boleto-standing.ts';
import { type DelayedBoleto, discountOffer, discountTaken, waitingCost } from './waiting-cost.ts';

const whole = { discount_amount: null, discount_until: null };

const waiting = (
  boleto: Omit<DelayedBoleto, 'pay_by' | keyof typeof whole> & Partial<DelayedBoleto>,
  today: string,
  { local, selic }: typeof terms = terms,
) => waitingCost({ ...whole, ...boleto, pay_by: payBy({ ...boleto, tax_key: null, competence: null }, local) }, today, selic);

const fee = { kind: 'fee', amount: 81_240, due_date: '2026-11-19', fine_rate: '0.02', interest_rate: '0.01' } as const;

const terms: { local: ReadonlySet<string>; selic: Record<string, string> } = { local: new Set(), selic: {} };

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
    expect(waiting(boleto, today)).toMatchObject({ now, per_day });
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
    expect(waiting(das, today, { ...terms, selic })).toMatchObject({ now, selic_missing });
  });

  it('begins later where the place rests: Campinas on 08/12', () => {
    const local = new Set(['2026-12-08']);
    const due = { ...fee, due_date: '2026-12-08' };
    expect(waiting(due, '2026-12-09', { local, selic: {} }).now).toBe(fee.amount);
    expect(waiting(due, '2026-12-09').now).toBeGreaterThan(fee.amount);
  });

  const cheaper = { ...fee, discount_amount: 2_000, discount_until: '2026-11-14' };
  it.each([
    // The 14th is a Saturday: the discount is over with it.
    ['until its last day less', cheaper, '2026-11-14', { now: 79_240, per_day: 0, discount: 2_000 }],
    ['after it the whole', cheaper, '2026-11-15', { now: 81_240, per_day: 0, discount: 0 }],
    ['and late the whole with its fine', cheaper, '2026-11-24', { now: 81_240 + 1_625 + 135, per_day: 27, discount: 0 }],
    ['of what is left no less than nothing', { ...cheaper, amount: 1_500 }, '2026-11-14', { now: 0, discount: 1_500 }],
    ['a tax the same as ever', { ...cheaper, kind: 'tax' }, '2026-11-14', { now: 81_240, discount: 0 }],
  ] as const)('with a discount %s', (_name, boleto, today, cost) => {
    expect(waiting(boleto, today)).toMatchObject(cost);
  });

  it.each([
    ['while it counts', {}, '2026-11-14', 'R$\u00a0792,40 até 14/11'],
    ['of what a part was paid of', { paid_amount: 40_000 }, '2026-11-14', 'R$\u00a0392,40 até 14/11'],
    ['read a year before', {}, '2025-12-30', 'R$\u00a0792,40 até 14/11/2026'],
    ['after its day', {}, '2026-11-15', null],
    ['of what is paid', { status: 'paid' }, '2026-11-14', null],
  ] as const)('tells of a discount %s', (_name, change, today, offer) => {
    expect(discountOffer({ ...cheaper, status: 'opened', paid_amount: null, ...change }, today)).toBe(offer);
  });

  it.each([
    ['the whole', 81_240, '2026-11-19', true, 0],
    ['less by the discount, in its time', 79_240, '2026-11-14', true, 2_000],
    ['less by the discount, a day later', 79_240, '2026-11-15', false, 2_000],
    ['less than that', 79_239, '2026-11-14', false, 2_001],
    ['something between', 80_000, '2026-11-14', true, 1_240],
  ])('is paid in full by %s', (_name, paid_amount, paid_on, isWhole, taken) => {
    expect(isPaidInFull({ ...cheaper, pay_by: cheaper.due_date }, { paid_on, paid_amount })).toBe(isWhole);
    expect(discountTaken({ status: 'paid', amount: cheaper.amount, paid_amount })).toBe(taken);
    expect(discountTaken({ status: 'partially_paid', amount: cheaper.amount, paid_amount })).toBe(0);
  });

  it('asks for a new guide of a tax whose day has passed', () => {
    expect(waiting({ ...fee, kind: 'tax' }, '2026-11-23').needs_new_guide).toBe(true);
    expect(waiting(fee, '2026-11-21').needs_new_guide).toBe(false);
  });
});

it.each([
  ['waits until its day is over', '2026-11-19', null, '2026-11-19', 'opened'],
  ['waits for the rest when a part is paid', '2026-11-19', 40_000, '2026-11-19', 'partially_paid'],
  ['is overdue after it', '2026-11-19', null, '2026-11-23', 'overdue'],
  ['is overdue after it, paid in part or not', '2026-11-19', 40_000, '2026-11-23', 'overdue'],
] as const)('a boleto %s', (_name, pay_by, paid_amount, today, status) => {
  expect(boletoStanding({ pay_by, paid_amount }, today)).toBe(status);
});

const campinas = new Set(['2026-12-08']);

it.each([
  ['of no tax on a Sunday, the Monday', null, '2026-09-20', undefined, '2026-09-21'],
  ['a DAS of a Sunday, the Monday', 'das', '2026-09-20', undefined, '2026-09-21'],
  ['INSS of a Sunday, the Friday', 'inss', '2026-09-20', undefined, '2026-09-18'],
  ['FGTS of a Sunday, the Friday', 'fgts', '2026-09-20', undefined, '2026-09-18'],
  ['PIS and Cofins of a Sunday, the Friday', 'pis_cofins', '2026-10-25', undefined, '2026-10-23'],
  ['ISS of a Sunday, the Friday', 'iss', '2026-11-15', undefined, '2026-11-13'],
  ['a DAS where the place rests, the day after', 'das', '2026-12-08', campinas, '2026-12-09'],
  ['INSS where the place rests, the day before', 'inss', '2026-12-08', campinas, '2026-12-07'],
  ['IRPJ of the end of the year, the last day that banks serve', 'irpj_csll', '2026-12-31', undefined, '2026-12-30'],
] as const)('is paid in time: %s', (_name, tax_key, due_date, local, last) => {
  expect(payBy({ tax_key, due_date, competence: '2026-08' }, local)).toBe(last);
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
    expect(await refusal({ amount: 81_241 })).toBe('A linha digitável é de R$\u00a0812,40, e não de R$\u00a0812,41.');
    expect(await refusal({ due_date: '2026-11-21' })).toBe('A linha digitável vence em 19/11/2026, e não em 21/11/2026.');
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

  it('is less until a day, by less than all of it', async () => {
    const less = { discount_amount: 2_000, discount_until: '2026-11-14' };
    expect(await refusal(less)).toBeNull();
    expect(await refusal({ ...less, discount_until: '2026-11-19' })).toBeNull();
    expect(await refusal({ ...less, discount_until: '2026-11-20' })).toBe('Desconto até: não pode ser depois do vencimento.');
    expect(await refusal({ ...less, discount_amount: 81_240 })).toBe('Desconto: precisa ser menor que o valor.');
    expect(await refusal({ ...less, discount_amount: 0 })).toBe('Desconto: escreva mais que zero, ou deixe vazio.');
    expect(await refusal({ discount_amount: 2_000 })).toBe('Desconto até: escreva o último dia dele.');
    expect(await refusal({ discount_until: '2026-11-14' })).toBe('Desconto: escreva de quanto ele é.');
    expect(await refusal({ ...less, kind: 'tax', discount_until: '2026-11-20' })).toBeNull();
  });

  it('is of a month near its day', async () => {
    const far = 'Competência: fica longe demais do vencimento. Confira o mês e o ano.';
    expect(await refusal({ competence: '2026-10' })).toBeNull();
    expect(await refusal({ competence: '2026-12' })).toBeNull();
    expect(await refusal({ competence: '2021-11' })).toBeNull();
    expect(await refusal({ competence: '2021-10' })).toBe(far);
    expect(await refusal({ competence: '2027-01' })).toBe(far);
    expect(await refusal({ competence: '1990-10' })).toBe(far);
  });
});

it.each([
  ['what is due', '2026-11-19', 81_240, null],
  ['with the interest of an issuer', '2026-11-19', 97_488, null],
  ['a digit too many', '2026-11-19', 812_400, { paid_amount: expect.stringContaining('faltavam R$\u00a0812,40') }],
  ['late, with fine and interest', '2026-11-25', 99_000, null],
  ['on a day that has not come', '2026-11-27', 81_240, { paid_on: 'Pago em: esta data ainda não chegou.' }],
  ['a year before its day', '2025-11-19', 81_240, null],
  ['in another decade', '1999-11-19', 81_240, { paid_on: 'Pago em: é mais de um ano antes do vencimento. Confira o ano.' }],
])('a payment: %s', (_name, paid_on, paid_amount, problem) => {
  expect(boletoPaymentProblem({ ...whole, ...fee, pay_by: fee.due_date }, { paid_on, paid_amount }, '2026-11-26', {})).toEqual(problem);
});
