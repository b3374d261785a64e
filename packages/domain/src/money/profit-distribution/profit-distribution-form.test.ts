import { describe, expect, it } from 'vitest';
import { parse } from '../../shared/schema/parse.ts';
import { profitDistributionForm, profitDistributionProblem } from './profit-distribution-form.ts';

const form = { user_id: 4, person_name: null, person_cpf: null, paid_on: '2026-10-20', amount: 100, is_earlier: false, note: null };

describe('profits as they are written', () => {
  it('name a partner, or somebody by name and CPF', () => {
    const errorsOf = (values: object) => {
      const parsed = parse(profitDistributionForm, { ...form, ...values }, { today: '2026-11-30' });
      return parsed.ok ? [] : Object.keys(parsed.errors);
    };
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ user_id: null })).toEqual(['person_name', 'person_cpf']);
    expect(errorsOf({ user_id: null, person_name: 'Bia Reis', person_cpf: '52998224725' })).toEqual([]);
    expect(errorsOf({ amount: 0 })).toEqual(['amount']);
  });

  it.each([
    ['today', '2026-11-30', false, null],
    ['tomorrow', '2026-12-01', false, 'paid_on'],
    ['long ago', '2020-12-31', false, 'paid_on'],
    ['of earlier results', '2026-01-02', true, null],
    ['of earlier results, paid then', '2025-12-31', true, 'is_earlier'],
  ])('%s', (_name, paid_on, is_earlier, field) => {
    const problem = profitDistributionProblem({ paid_on, is_earlier }, '2026-11-30');
    expect(problem && Object.keys(problem)[0]).toBe(field);
  });
});
