import { expect, it } from 'vitest';
import { choosesPlanFirst, openingProblem, openingSkips } from './opening-problem.ts';

const company = { type: 'new_company', cnpj: null, accounting_status: 'active', wizard_step: 'contract' } as const;

it.each([
  [{}, null],
  [{ wizard_step: 'register' }, null],
  [{ wizard_step: 'concluded' }, null],
  [{ wizard_step: 'register', cnpj: '11222333000181' }, null],
  [{ accounting_status: 'delinquent' }, null],
  [{ type: 'natural_person' }, /pessoa física/],
  [{ type: 'migrated_company', cnpj: '11222333000181' }, /outro contador/],
  [{ cnpj: '11222333000181' }, /já está aberta/],
  [{ wizard_step: 'finished' }, /já está aberta/],
  [{ accounting_status: 'closed' }, /baixada/],
  [{ accounting_status: 'inactive' }, /inativa/],
] as const)('%j', (change, problem) => {
  const said = openingProblem({ ...company, ...change });
  if (problem === null) expect(said).toBeNull();
  else expect(said).toMatch(problem);
});

it.each([
  [
    'plan_check',
    'Conferir Plano, Pagamento, Tipo de Empresa, Dados da Empresa, Dados dos Sócios, Endereço do Médico, Documentação, Contrato',
  ],
  ['contract', 'Contrato'],
] as const)('begun at %s it jumps over %s', (step, left) => {
  expect(openingSkips(step)).toBe(`O médico ainda está no cadastro. A abertura pula: ${left}. Conte o motivo.`);
});

it.each(['concluded', 'register', 'finished'] as const)('begun at %s it jumps over nothing', (step) => {
  expect(openingSkips(step)).toBeNull();
});

it.each([
  ['free_trial', false, 'concluded', true],
  ['free_trial', false, 'company_type', true],
  ['free_trial', false, 'register', false],
  ['free_trial', true, 'concluded', false],
  ['new_company', false, 'documents', false],
  [null, false, 'concluded', false],
] as const)('an account of %s (with a plan: %s) at %s chooses its plan first: %s', (account_type, has_plan, wizard_step, is) => {
  expect(choosesPlanFirst({ account_type, has_plan, wizard_step })).toBe(is);
});
