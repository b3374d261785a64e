import { describe, expect, it } from 'vitest';
import { CLOSING_CHECKS, type ClosingFacts, closingChecks, datedChecks, worstOf } from './closing-checks.ts';
import { type ClosingCheck, dueClosingAction } from './closing-life.ts';
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

const fine: ClosingFacts = {
  month: '2026-10',
  earlier_open: null,
  is_simples: true,
  invoices: { issued: 12, open: 0, sending: 0, with_client: 0 },
  revenue: 4_500_000,
  statements: { accounts: 2, missing: 0, to_check: 0 },
  unexplained: { count: 0, amount: 0 },
  withheld_beyond: 0,
  payroll: { total: 1_260_000, pro_labore: 1_260_000 },
  revenue_official: 4_500_000,
  das_calculated: 270_000,
  das_official: 270_000,
  das_guide: 270_000,
  das_difference: null,
  das_problem: null,
  untold: [],
  presumido: [],
  iss: null,
  limits: { revenue: 45_000_000, limit: 480_000_000, iss_leaves_from: null, company_leaves_from: null },
  obligations: { total: 6, open: 0, overdue: 0, next: null },
  certificate: { until: '2027-03-10', trust: 'icp_brasil' },
};

const presumido = { ...fine, is_simples: false, limits: null, das_calculated: null, das_official: null, das_guide: null };
const pisCofins = { label: 'PIS e Cofins', calculated: 16_425, guide: 16_425 };

const faultsOf = (facts: ClosingFacts) =>
  closingChecks(facts, '2026-11-10')
    .filter((check) => check.result !== 'ok')
    .map((check) => ({ ...check, words: check.words.replaceAll('\u00a0', ' ') }));
const wordsOf = (facts: ClosingFacts, key: string) =>
  closingChecks(facts, '2026-11-10')
    .find((check) => check.key === key)
    ?.words.replaceAll('\u00a0', ' ');

describe('what a closing looks at', () => {
  it('finds nothing where all is well', () => {
    const checks = closingChecks(fine, '2026-11-10');
    expect(checks.map(({ key }) => key)).toEqual(CLOSING_CHECKS);
    expect(worstOf(checks)).toBe('ok');
  });

  // One fault each turns its own check, and no other.
  it.each([
    ['earlier', 'block', 'office', { earlier_open: '2026-08' }, '08/2026 ainda não foi fechado'],
    ['invoices', 'block', 'client', { invoices: { issued: 3, open: 2, sending: 0, with_client: 1 } }, '1 exigência à espera do cliente'],
    ['invoices', 'block', 'office', { invoices: { issued: 3, open: 2, sending: 1, with_client: 0 } }, '2 notas por emitir'],
    ['invoices', 'block', 'authority', { invoices: { issued: 3, open: 0, sending: 1, with_client: 0 } }, '1 nota à espera do emissor'],
    ['statements', 'alert', 'client', { statements: { accounts: 0, missing: 0, to_check: 0 } }, 'Nenhum extrato foi enviado até hoje'],
    ['statements', 'block', 'client', { statements: { accounts: 2, missing: 1, to_check: 1 } }, 'Falta o extrato de 10/2026'],
    ['statements', 'block', 'office', { statements: { accounts: 2, missing: 0, to_check: 1 } }, '1 extrato por conferir'],
    ['credits', 'alert', 'office', { unexplained: { count: 2, amount: 300_000 } }, '2 créditos por explicar, R$ 3.000,00'],
    ['withheld', 'alert', 'office', { withheld_beyond: 15_000 }, 'Os tomadores retiveram R$ 150,00 que as notas não dizem'],
    ['payroll', 'block', 'office', { payroll: null }, 'A folha do mês não foi informada'],
    ['revenue', 'alert', 'office', { revenue_official: 4_400_000 }, 'O extrato diz R$ 44.000,00, as notas R$ 45.000,00'],
    ['tax', 'alert', 'office', { das_official: null, das_guide: null }, 'Falta o DAS oficial: inclua a guia ou informe o do extrato'],
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
    ['tax', 'alert', 'office', { das_official: null, das_guide: 269_900 }, 'O oficial é R$ 1,00 menor que o calculado'],
    [
      'tax',
      'alert',
      'office',
      { das_official: 282_000, das_difference: { revenue: 11_500, rbt12: 0, annex: null } },
      'O oficial é R$ 120,00 maior que o calculado: R$ 115,00 da receita e R$ 5,00 sem explicação',
    ],
    ['iss', 'alert', 'office', { iss: 'open' }, 'A guia municipal do ISS não foi feita'],
    [
      'limit',
      'alert',
      'office',
      { limits: { revenue: 370_000_000, limit: 480_000_000, iss_leaves_from: '2027-01', company_leaves_from: null } },
      'Passou do sublimite: ISS no DAS só até 12/2026',
    ],
    [
      'limit',
      'alert',
      'office',
      { limits: { revenue: 500_000_000, limit: 480_000_000, iss_leaves_from: '2027-01', company_leaves_from: '2027-01' } },
      'Passou do limite: fora do Simples a partir de 01/2027',
    ],
    ['obligations', 'block', 'office', { obligations: { total: 6, open: 2, overdue: 1, next: '2026-11-09' } }, '1 obrigação vencida'],
    [
      'obligations',
      'alert',
      'office',
      { obligations: { total: 6, open: 2, overdue: 0, next: '2026-11-10' } },
      '2 obrigações por entregar hoje',
    ],
    ['obligations', 'alert', 'office', { obligations: { total: 0, open: 0, overdue: 0, next: null } }, 'Nenhuma foi gerada'],
    ['certificate', 'alert', 'client', { certificate: null }, 'A empresa não tem certificado'],
    ['certificate', 'alert', 'client', { certificate: { until: '2026-11-09', trust: 'icp_brasil' } }, 'Venceu em 09/11/2026'],
    ['certificate', 'alert', 'client', { certificate: { until: '2027-11-09', trust: 'self_signed' } }, 'O certificado não é da ICP-Brasil'],
  ] as const)('%s: %s of the %s', (key, result, side, fault, words) => {
    expect(faultsOf({ ...fine, ...fault })).toMatchObject([{ key, result, side, words }]);
  });

  it.each([
    ['cents that the PGDAS-D rounds otherwise', { das_official: 270_010, revenue_official: 4_500_001 }],
    ['an obligation that falls due later', { obligations: { total: 6, open: 2, overdue: 0, next: '2026-11-23' } }],
    [
      'a company without revenue, of which the PGDAS-D says nothing',
      { revenue: 0, revenue_official: null, das_calculated: 0, das_official: null, das_guide: null },
    ],
    ['the guide where nobody typed the extract', { das_official: null, revenue_official: null }],
  ] as const)('closes over %s', (_what, facts) => {
    expect(faultsOf({ ...fine, ...facts })).toEqual([]);
  });

  it('says when what is still open falls due', () => {
    expect(wordsOf({ ...fine, obligations: { total: 6, open: 1, overdue: 0, next: '2026-11-23' } }, 'obligations')).toBe(
      '1 obrigação por entregar até 23/11/2026',
    );
  });

  it.each([
    ['no guide', [{ ...pisCofins, guide: null }], 'Falta a guia de PIS e Cofins'],
    ['another amount', [{ ...pisCofins, guide: 16_625 }], 'A guia de PIS e Cofins é R$ 2,00 maior que o calculado'],
    [
      'two guides that are missing',
      [
        { ...pisCofins, guide: null },
        { label: 'IRPJ e CSLL', calculated: 1, guide: null },
      ],
      'Falta a guia de PIS e Cofins e IRPJ e CSLL',
    ],
  ])('outside the Simples compares the guides: %s', (_what, taxes, words) => {
    expect(faultsOf({ ...presumido, presumido: taxes })).toEqual([{ key: 'tax', result: 'alert', side: 'office', words }]);
  });

  it('outside the Simples asks for no DAS, no extract and no limit', () => {
    expect(faultsOf({ ...presumido, presumido: [pisCofins] })).toEqual([]);
    expect(faultsOf({ ...presumido, presumido: [{ ...pisCofins, calculated: 0, guide: null }] })).toEqual([]);
    const keys = closingChecks(presumido, '2026-11-10').map(({ key }) => key);
    expect(CLOSING_CHECKS.filter((key) => !keys.includes(key))).toEqual(['revenue', 'limit']);
  });

  it('keeps the day on which a check was first found as bad as it is', () => {
    const late = closingChecks({ ...fine, payroll: null }, '2026-11-05');
    const first = datedChecks(late, [], '2026-11-05');
    const again = datedChecks(late, first, '2026-11-10').find(({ key }) => key === 'payroll');
    expect(again?.since).toBe('2026-11-05');
    const mended = datedChecks(closingChecks(fine, '2026-11-10'), first, '2026-11-10');
    expect(mended.find(({ key }) => key === 'payroll')?.since).toBe('2026-11-10');
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
    // 10 November: 6 business days have passed (2 November is a holiday), 8 are left to the 23rd, for the 20th is a holiday.
    ['at a third after six business days', ten, '2026-11-10', 67],
    ['at full speed', { ...ten, done: 200 }, '2026-11-10', 0],
    ['on the last day', ten, '2026-11-23', 200],
    ['after the deadline', ten, '2026-11-24', 200],
  ] as const)('%s', (_name, closings, today, late) => {
    expect(closingsAfterDeadline(closings, today)).toBe(late);
  });
});
