import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { openedCompanyForm } from './opened-company-form.ts';
import { isJustOpened, maybeJustOpened } from './opened-moment.ts';
import { stepOrderProblem } from './registration-step.ts';

const today = '2026-11-24';
const address = { cep: '13010-001', street: 'Rua A', number: '1', neighborhood: 'Centro', city: 'Campinas', state: 'SP' };
const company = { cnpj: '11.222.333/0001-81', name: 'Souza Ltda.', opening_date: '2026-11-20', tax_regime: 'simples', address };

describe('a company that is open', () => {
  it.each([
    ['all of it', {}, {}],
    ['no CNPJ', { cnpj: null }, { cnpj: ['Preencha o campo CNPJ.'] }],
    ['a day that has not come', { opening_date: '2026-11-25' }, { opening_date: ['Data de abertura: este dia ainda não chegou.'] }],
    ['no regime', { tax_regime: null }, { tax_regime: ['Preencha o campo Regime tributário.'] }],
    ['no address', { address: null }, { address: ['Preencha o endereço.'] }],
    ['a part of the address', { address: { ...address, number: null } }, { 'address.number': ['Preencha o campo Número.'] }],
  ])('is known with %s', (_what, given, errors) => {
    const parsed = parse(openedCompanyForm, { ...company, ...given }, { today });
    expect(parsed.ok ? {} : parsed.errors).toEqual(errors);
  });

  it('is seen for two weeks', () => {
    expect([isJustOpened(null, today), isJustOpened('2026-11-10T12:00:00Z', today), isJustOpened('2026-11-09T12:00:00Z', today)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([maybeJustOpened(null, today), maybeJustOpened('2026-10-01', today), maybeJustOpened('2025-10-01', today)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the steps', () => {
  const statuses = {
    draft: 'concluded',
    viability: 'rejected',
    irs: 'cancelled',
    board_registration: 'running',
    board_fee: 'pending',
    digital_signature: 'pending',
    protocol: 'pending',
    national_simple: 'pending',
  } as const;
  it.each([
    ['viability', 'concluded', null],
    ['board_registration', 'concluded', 'Conclua ou cancele antes: Viabilidade.'],
    ['board_fee', 'concluded', 'Conclua ou cancele antes: Viabilidade, Registro na Junta.'],
    ['board_fee', 'sent', null],
    ['protocol', 'waiting', null],
  ] as const)('%s comes to %s in their order', (step, to, problem) => {
    expect(stepOrderProblem(step, to, statuses)).toBe(problem);
  });
});
