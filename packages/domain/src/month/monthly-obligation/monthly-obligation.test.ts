import { describe, expect, it } from 'vitest';
import { obligationLabel } from '../../law/obligation/obligation-rules.ts';
import { deliveryAmountProblem, deliveryDateProblem, GUIDES_KNOWN, guideDue } from './delivery-problem.ts';
import { lateEstimate } from './late-estimate.ts';
import { obligationDeliveryForm, obligationReasonForm, obligationsDeliveryForm } from './monthly-obligation-form.ts';
import {
  isOpenObligation,
  MONTHLY_OBLIGATION_STATUSES,
  monthlyObligationMachine,
  OBLIGATION_MOVES,
  reopenedStatus,
} from './monthly-obligation-life.ts';

describe('the way of an obligation', () => {
  it.each([
    ['to_do', ['start', 'wait_for_client', 'deliver', 'deliver_late', 'declare_no_fact', 'waive']],
    ['running', ['wait_for_client', 'deliver', 'deliver_late', 'declare_no_fact', 'waive']],
    ['awaiting_client', ['resume', 'deliver', 'deliver_late', 'declare_no_fact', 'waive']],
    ['overdue', ['deliver', 'deliver_late', 'declare_no_fact', 'waive']],
    ['delivered', ['pay', 'reopen']],
    ['delivered_late', ['pay', 'reopen']],
    ['paid', ['reopen']],
    ['waived', ['reopen']],
    ['no_fact', ['reopen']],
    ['not_generated', []],
  ] as const)('from %s staff may %o', (status, expected) => {
    expect(monthlyObligationMachine.legalActions(status, 'staff')).toEqual(expected);
  });

  it('what is open may still be moved out of the way, and only that', () => {
    for (const status of MONTHLY_OBLIGATION_STATUSES)
      expect(isOpenObligation(status)).toBe(monthlyObligationMachine.transition(status, 'declare_no_fact', { by: 'staff' }).ok);
  });

  it('asks why before it is waived or opened again, and nobody but the clock lets it fall overdue', () => {
    expect(monthlyObligationMachine.transition('to_do', 'waive', { by: 'staff' })).toMatchObject({ ok: false, problem: 'reason_missing' });
    expect(monthlyObligationMachine.transition('paid', 'reopen', { by: 'staff', reason: 'Guia errada' })).toMatchObject({ to: 'to_do' });
    expect(monthlyObligationMachine.transition('to_do', 'expire', { by: 'staff' }).ok).toBe(false);
    expect(OBLIGATION_MOVES).not.toContain('expire');
  });

  it.each([
    ['2026-11-20', 'to_do'],
    ['2026-11-21', 'overdue'],
  ] as const)('opened again on %s, what was due on the 20th is %s', (today, status) => {
    expect(reopenedStatus({ due_order: '2026-11-20' }, today)).toBe(status);
  });
});

it.each([
  ['2026-10-30', 'Entregue em: a competência só termina em 31/10/2026.'],
  ['2026-10-31', null],
  ['2026-11-20', null],
  ['2026-11-21', 'Entregue em: esta data ainda não chegou.'],
] as const)('on 20 November, October delivered on %s: %s', (day, problem) => {
  expect(deliveryDateProblem(day, { competence: '2026-10', due_month: '2026-11' }, '2026-11-20')).toBe(problem);
});

describe('what a delay costs', () => {
  const das = { rule_key: 'das', amount: 100_000, legal_date: '2026-11-23' } as const;
  it.each([
    ['on time', { ...das, day: '2026-11-23' }, 0],
    ['a payment two business days late', { ...das, day: '2026-11-25' }, 660],
    ['a payment of an unknown amount', { ...das, amount: null, day: '2026-11-25' }, null],
    ['a payment with fines of its own', { ...das, rule_key: 'iss', day: '2026-11-25' }, null],
    ['without a date', { ...das, legal_date: null, day: '2026-11-25' }, null],
    ['a declaration at its minimum', { ...das, rule_key: 'pgdas', amount: null, day: '2026-11-25' }, 5000],
    ['a declaration in proportion', { ...das, rule_key: 'pgdas', amount: 1_000_000, day: '2027-01-10' }, 60_000],
    ['a declaration whose fine is unknown', { ...das, rule_key: 'dmed', day: '2026-11-25' }, null],
  ] as const)('%s', (_name, obligation, fine) => {
    expect(lateEstimate({ ...obligation, selic: {} })).toBe(fine);
  });
});

it('asks what a write-off is for', async () => {
  const delivery = { delivered_on: '2026-11-20', delivery_kind: 'written_off' };
  await expect(obligationDeliveryForm.validate(delivery)).rejects.toThrow('Justificativa');
  await expect(obligationDeliveryForm.validate({ ...delivery, reason: 'Empresa baixada' })).resolves.toBeTruthy();
  await expect(obligationsDeliveryForm.validate({ ...delivery, ids: [1] })).rejects.toThrow('baixa justificada');
});

it('names every obligation for those who choose one', () => {
  expect(obligationLabel.carne_leao).toBe('Carnê-leão');
  expect(new Set(Object.values(obligationLabel)).size).toBe(Object.keys(obligationLabel).length);
});

const delivered = { rule_key: 'das', competence: '2026-10', legal_date: '2026-11-23', delivered_on: '2026-11-12', reason: null } as const;
const das = { amount: 562_508, is_most: false };
const most = { amount: 36_500, is_most: true };

it.each([
  ['a DAS over what is due', { amount: 562_508 }, das, null],
  ['a DAS over another amount', { amount: 999 }, das, 'O DAS de 10/2026 é R$ 5.625,08, e não R$ 9,99'],
  ['a DAS over another amount, with the reason', { amount: 999, reason: 'Parcela paga antes.' }, das, null],
  ['a late DAS, with what lateness adds', { delivered_on: '2026-11-24', amount: 564_364 }, das, null],
  ['a late DAS, over less', { delivered_on: '2026-11-24', amount: 999 }, das, 'O DAS de 10/2026 é R$ 5.625,08, e não R$ 9,99'],
  ['a carnê-leão over another amount', { rule_key: 'carne_leao', amount: 1 }, das, 'O carnê-leão de 10/2026 é R$ 5.625,08, e não R$ 0,01'],
  ['PIS and Cofins over all', { rule_key: 'pis_cofins', amount: 36_500 }, most, null],
  ['PIS and Cofins over less: payers may have kept it back', { rule_key: 'pis_cofins', amount: 20_000 }, most, null],
  [
    'PIS and Cofins over more',
    { rule_key: 'pis_cofins', amount: 36_501 },
    most,
    'O total de PIS e Cofins de 10/2026 é no máximo R$ 365,00, e não R$ 365,01',
  ],
  ['late PIS and Cofins over more', { rule_key: 'pis_cofins', amount: 40_000, delivered_on: '2026-11-24' }, most, null],
  [
    'IRPJ and CSLL over more',
    { rule_key: 'irpj_csll', competence: '2026-12', amount: 40_000 },
    most,
    'O total de IRPJ e CSLL do 4º trimestre de 2026 é no máximo R$ 365,00, e não R$ 400,00',
  ],
] as const)('%s', (_name, change, due, problem) => {
  const told = deliveryAmountProblem({ ...delivered, ...change }, due)?.replaceAll('\u00a0', ' ') ?? null;
  expect(told).toBe(problem && `${problem}. Conte por que o valor é outro.`);
});

describe('what is known of the amount of a guide', () => {
  const known = {
    das_due: 562_508,
    presumido: { pis: 6500, cofins: 30_000, quarter: '2026-Q4', quarter_revenue: 1_000_000, irpj: 48_000, csll: 28_800 },
    carne_leao: 1234,
  };

  it.each([
    ['das', { amount: 562_508, is_most: false }],
    ['carne_leao', { amount: 1234, is_most: false }],
    ['pis_cofins', { amount: 36_500, is_most: true }],
    ['irpj_csll', { amount: 76_800, is_most: true }],
    ['inss', null],
    ['fgts', null],
    ['iss', null],
    ['pgdas', null],
  ] as const)('of %s', (rule_key, due) => {
    expect(guideDue(rule_key, known)).toEqual(due);
  });

  it('is nothing where the month has none of it', () => {
    const nothing = { das_due: null, presumido: null, carne_leao: null };
    for (const key of GUIDES_KNOWN) expect(guideDue(key, nothing)).toBeNull();
  });
});

it.each([
  ['x', false],
  ['xxxxxxxxxxxxxxx', false],
  ['a a a a a', false],
  ['1234567890 12345', false],
  ['Sem atividade', true],
  ['Empresa nova, aberta em novembro', true],
])('a reason %j is one: %s', (reason, isOne) => {
  expect(obligationReasonForm.isValidSync({ reason })).toBe(isOne);
});
